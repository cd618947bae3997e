import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import '../../../test/support/records.ts'
import { records } from '../../features/base/history/model.ts'

test('each kind of record is described once, whatever the features bring to the browser', async () => {
  const described = new Set(records.all())
  // What a portal adds when it is imported or listed counts too: the page of the audit offers each kind once.
  for (const file of globSync('src/features/*/*/portal.ts')) {
    const { additions = [] }: { additions?: readonly (() => void)[] } = await import(path.resolve(file))
    for (const add of additions) add()
  }
  expect(records.all().length).toBe(described.size)
  const kinds = records.all().map(one => one.Object)
  expect(kinds.filter((kind, n) => kinds.indexOf(kind) !== n)).toEqual([])
})
