import { expect, test } from 'vitest'
import { type Account, openWorld } from '../../../../test/world.ts'
import { definitions } from '../functionalities/definitions.ts'
import { GetQrCodes, RestoreQrCodes, RetireQrCodes, SaveQrCode } from './contract.ts'

const world = await openWorld()

const addCodes = async ({ call, group }: Account, BuildingId: string, names: readonly string[]) => {
  const { Label, Icon, QrType, sample } = definitions.StaticUrl
  const Item = { Name: { en: Label.en }, Icon, FunctionalityType: 'StaticUrl' as const, QrType, TemplateFormData: { ...sample } }
  for (const QrName of names) await call(SaveQrCode, { GroupId: group.id, BuildingId, QrName, Location: 'Lobby', Item })
}
const namesOf = async ({ call, group }: Pick<Account, 'call' | 'group'>, Retired = false) =>
  (await call(GetQrCodes, { filter: { gId: group.id, Retired } })).QrCodes.map(({ Name }) => Name).toSorted()

test('codes are retired and restored by a filter of their list, within the buildings of the caller', async () => {
  const account = await world.newAccount({ buildings: 2 })
  const [first = '', second = ''] = account.buildings.map(({ id }) => id)
  await addCodes(account, first, ['North 1', 'North 2', 'Roof'])
  await addCodes(account, second, ['North 3'])
  const gId = account.group.id
  const some = await account.signInAs('Admin', [first])
  expect(await some.call(RetireQrCodes, { GroupId: gId, filter: { gId, text: 'north' } })).toEqual({ Done: 2, Left: [], TaskId: null })
  expect(await namesOf(account)).toEqual(['North 3', 'Roof'])
  expect(await some.refuse(RetireQrCodes, { GroupId: gId, filter: { gId, bId: second } })).toMatchObject({ status: 404 })
  expect(await account.call(RetireQrCodes, { GroupId: gId, filter: { gId, bId: second } })).toMatchObject({ Done: 1 })
  expect(await namesOf(account, true)).toEqual(['North 1', 'North 2', 'North 3'])
  expect(await some.call(RestoreQrCodes, { GroupId: gId, filter: { gId } })).toMatchObject({ Done: 2 })
  expect(await namesOf(account, true)).toEqual(['North 3'])
})
