import { expect, test } from 'vitest'
import { openWorld } from '../../../../../test/world.ts'
import { AddPropertyTag, GetPropertyTags } from '../contract.ts'

const world = await openWorld()

test('tags that differ in case, blanks, forms of letters or unseen signs only are one: the first writing wins, also of many at once', async () => {
  const { call, group } = await world.newAccount({ role: 'Admin' })
  const names = ['Lobby', 'lobby', 'LOBBY', ' Lobby ', 'lObBy', 'Lob\u200bby', 'Ｌobby']
  const tries = await Promise.allSettled(names.map(Name => call(AddPropertyTag, { GroupId: group.id, Name })))
  expect(tries.filter(one => one.status === 'fulfilled')).toHaveLength(1)
  for (const one of tries) if (one.status === 'rejected') expect(String(one.reason)).toContain('sys.obj.dup')
  const { PropertyTags } = await call(GetPropertyTags, { filter: { gId: group.id } })
  expect(PropertyTags).toHaveLength(1)
  for (const text of ['LOB', 'lobby'])
    expect((await call(GetPropertyTags, { filter: { gId: group.id, text } })).PropertyTags).toEqual(PropertyTags)
})
