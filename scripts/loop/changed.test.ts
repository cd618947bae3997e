import { expect, test } from 'vitest'
import { chooseTests, findReached } from './changed.ts'

const source = (path: string, ...imports: string[]) => ({ path, text: imports.map(one => `import '${one}'`).join('\n') })
const tree = [
  source('src/core/name.ts'),
  source('src/core/name.test.ts', './name.ts'),
  source('src/features/base/notes/contract.ts', '../../../core/name.ts'),
  source('src/features/base/notes/calls/save.ts', '../contract.ts'),
  source('src/features/base/notes/notes.test.ts', './contract.ts', '../../../../test/world.ts'),
  source('src/features/base/tags/calls/save.ts'),
  source('src/features/base/tags/tags.test.ts', '../../../../test/world.ts'),
  source('src/app/features.ts', '../features/base/notes/calls/save.ts', '../features/base/tags/calls/save.ts'),
  source('test/world.ts', '../src/app/features.ts'),
  source('test/contract/calls.test.ts', '../world.ts'),
  source('src/features/base/notes/testing.ts', './contract.ts'),
  source('test/ways.ts'),
  source('test/contract/repeats.test.ts', '../ways.ts'),
]
const reach = (...changed: string[]) => findReached(changed, tree).map(({ file }) => file)

test('a change reaches the tests that import it, nearest first, and not through the assembly', () => {
  expect(reach('src/core/name.ts')).toEqual([
    'src/core/name.test.ts',
    'src/features/base/notes/notes.test.ts',
    'test/contract/repeats.test.ts',
  ])
})

test('changed ways of tests reach the tests that find them by their name', () => {
  expect(reach('src/features/base/notes/testing.ts')).toEqual(['src/features/base/notes/notes.test.ts', 'test/contract/repeats.test.ts'])
})

test('a changed call reaches the tests of its feature alone', () => {
  expect(reach('src/features/base/tags/calls/save.ts')).toEqual(['src/features/base/tags/tags.test.ts'])
})

test('a change of the assembly reaches all that import it', () => {
  expect(reach('test/world.ts')).toHaveLength(3)
})

test('the nearest tests run until the time is used; a changed test always runs; the rest is left', () => {
  const reached = [
    { file: 'test/contract/own.test.ts', distance: 0 },
    { file: 'src/core/long.test.ts', distance: 1 },
    { file: 'src/core/short.test.ts', distance: 2 },
    { file: 'test/contract/calls.test.ts', distance: 3 },
  ]
  const times = new Map([
    ['test/contract/own.test.ts', 90],
    ['src/core/long.test.ts', 60],
    ['src/core/short.test.ts', 10],
  ])
  expect(chooseTests(reached, times)).toEqual({
    run: ['test/contract/own.test.ts', 'src/core/short.test.ts'],
    left: ['src/core/long.test.ts', 'test/contract/calls.test.ts'],
  })
})
