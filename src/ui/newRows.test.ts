import { beforeEach, describe, expect, test } from 'vitest'
import { madeIn, madeStore, noteMade, seenIn } from './newRows.ts'

const [one, other] = ['0198c5f2-7d1e-7abc-9def-0123456789ab', '0198c5f2-7d1e-7abc-9def-0123456789ac'] as const
const lists = [{ path: 'Entity/GetPropertyList' }, { path: 'Entity/GetRegions' }]
const now = 1_000_000

describe('rows that were just added', () => {
  beforeEach(() => madeStore.set([]))

  test('are the ids of an answer that the write was not sent', () => {
    noteMade({ acId: one, Version: 1, Name: 'x' }, { GroupId: other }, lists, now)
    expect(madeIn('Entity/GetPropertyList', madeStore.get(), now)).toEqual([{ id: one, paths: lists.map(({ path }) => path), at: now }])
    expect(madeIn('UserAdmin/GetRoles', madeStore.get(), now)).toEqual([])
  })
  test('a changed row is none', () => {
    noteMade({ acId: one }, { Contact: { ContactId: one } }, lists, now)
    noteMade({}, undefined, lists, now)
    noteMade(undefined, {}, lists, now)
    expect(madeStore.get()).toEqual([])
  })
  test('are forgotten where they are seen, and after two minutes', () => {
    noteMade({ acId: one }, {}, lists, now)
    noteMade({ acId: other }, {}, lists, now)
    seenIn('Entity/GetPropertyList', [one])
    expect(madeIn('Entity/GetPropertyList', madeStore.get(), now).map(({ id }) => id)).toEqual([other])
    expect(madeIn('Entity/GetRegions', madeStore.get(), now)).toHaveLength(2)
    expect(madeIn('Entity/GetRegions', madeStore.get(), now + 120_000)).toEqual([])
  })
})
