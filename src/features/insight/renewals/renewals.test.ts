import { expect, test } from 'vitest'
import { newRequest } from '../../../../test/support/requests.ts'
import { openWorld } from '../../../../test/world.ts'
import { MoveRequest } from '../../codes/inbox/contract.ts'
import { GetRenewalFigures, GetRenewals } from './contract.ts'

const world = await openWorld()
const HOUR = 3_600_000

test('renewals are counted by what was decided; with whom nobody has talked yet is told apart', async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const said = async (Q005: string, Q004 = '4B') =>
    (await newRequest(world, account, { type: 'Renewal', typed: { Q001: `Who says ${Q005}`, Q002: 'a@b.example', Q004, Q005 } })).RequestId
  const talked = await said('Talk')
  for (const one of ['Renew', 'Renew', 'Renew', 'Leave', 'Talk']) await said(one)
  const [gId, GroupId] = [account.group.id, account.group.id]
  await account.call(MoveRequest, { GroupId, RequestId: talked, Move: 'finish' })
  const asked = { gId, bId: account.building.id, startDate: Date.now() - 24 * HOUR, endDate: Date.now() + HOUR, tz: 'UTC' }
  expect(await account.call(GetRenewalFigures, asked)).toEqual({
    Answers: 6,
    Renew: 3,
    Talk: 2,
    Leave: 1,
    Other: 0,
    RenewShare: 3 / 4,
    Waiting: 2,
  })
  const { Renewals, Total } = await account.call(GetRenewals, { filter: { ...asked, decision: 'Talk' } })
  expect([Total, Renewals.map(one => one.Status).toSorted()]).toEqual([2, ['Done', 'New']])
  expect(await account.call(GetRenewals, { filter: { ...asked, text: 'says leave' } })).toMatchObject({
    Total: 1,
    Renewals: [{ Decision: 'Leave', Unit: '4B' }],
  })
  expect(
    await account.call(GetRenewalFigures, { ...asked, startDate: asked.startDate - 48 * HOUR, endDate: asked.startDate }),
  ).toMatchObject({ Answers: 0, RenewShare: null })
})
