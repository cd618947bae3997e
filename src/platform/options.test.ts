import { expect, test } from 'vitest'
import { readBenchOptions } from '../../bench/options.ts'
import { readTortureOptions } from '../../torture/options.ts'
import { readOptions } from './options.ts'
import { StartRefused } from './startRefused.ts'

const usage = 'npm run distribute -- [--add-node HOST:PORT]'
const options = { 'add-node': { type: 'string' }, plan: { type: 'boolean' } } as const

test.each([
  [['--add-node'], '--add-node'],
  [['--add-node', '--plan'], '--add-node'],
  [['--plan=yes'], '--plan'],
  [['--nothing'], '--nothing'],
  [['more'], 'more'],
])('%s is refused in one line that names it and says how the command is written', (args, named) => {
  const read = () => readOptions(usage, { args, options })
  expect(read).toThrow(StartRefused)
  expect(read).toThrow(new RegExp(`^[^\\n]*${named}[^\\n]*Usage: npm run distribute[^\\n]*$`))
})

test.each([
  [['--minutes'], '--minutes'],
  [['--minutes', '0'], '--minutes is a number above 0'],
  [['--minutes', 'ten'], '--minutes is a number above 0, at most 240, but is "ten"'],
  [['--seed', 'x'], '--seed is a whole number'],
  [['--seed='], '--seed is a whole number'],
  [['--only', 'F1,F99'], 'There is no goal "F99". There are: F1, L1'],
  [['--only='], 'There is no goal ""'],
  [['--quick'], '--quick'],
])('the torture refuses %s in one line', (args, said) => {
  expect(() => readTortureOptions(['F1', 'L1'], args)).toThrow(new RegExp(`^[^\\n]*${said}[^\\n]*Usage: npm run torture[^\\n]*$`))
})

test.each([
  [['--only'], '--only'],
  [['--only', 'nothing'], 'There is no benchmark "nothing". There are: scan, list'],
  [['--only', 'citus'], 'needs CITUS_URL'],
  [['--quick=yes'], '--quick'],
  [['scan'], 'scan'],
])('the benchmarks refuse %s in one line', (args, said) => {
  expect(() => readBenchOptions(['scan', 'list'], args)).toThrow(new RegExp(`^[^\\n]*${said}[^\\n]*Usage: npm run bench[^\\n]*$`))
})

test('options that are right are given', () => {
  expect(readOptions(usage, { args: ['--add-node', 'worker-3:5432'], options }).values).toEqual({ 'add-node': 'worker-3:5432' })
  expect(readTortureOptions(['F1', 'L1'], ['--only', 'L1', '--seed', '7'])).toMatchObject({
    minutes: 3,
    seed: 7,
    only: ['L1'],
    full: false,
  })
  expect(readBenchOptions(['scan', 'list'], ['--only', 'list'])).toEqual({ quick: false, wanted: ['list'] })
})
