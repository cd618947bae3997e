import { expect, test } from 'vitest'
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

test('options that are right are given', () => {
  expect(readOptions(usage, { args: ['--add-node', 'worker-3:5432'], options }).values).toEqual({ 'add-node': 'worker-3:5432' })
})
