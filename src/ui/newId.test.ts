import { expect, test } from 'vitest'
import { z } from '../core/call.ts'
import { newId } from './newId.ts'

test('an id is a uuid, and another one each time', () => {
  const ids = Array.from({ length: 100 }, newId)
  for (const id of ids) expect(z.uuid().safeParse(id).success, id).toBe(true)
  expect(new Set(ids).size).toBe(100)
})
