import { expect, test } from 'vitest'
import { openWorld } from '../../../../test/world.ts'
import { GetNotifications } from '../../property/notifications/contract.ts'
import { walkRoundAgain } from '../inspections/testing.ts'
import { addRound, roomOf, stopOf } from '../rounds/testing.ts'

const world = await openWorld({ work: true })

test('managers are told of a walk that has found something, with the way to its report; without findings nobody is whom no rule names', async () => {
  const account = await world.newAccount({ role: 'GM' })
  const walker = { ...account, call: (await account.signInAs('Employee', [account.building.id])).call }
  const room = await roomOf(account)
  const make = async (name: string) => (await addRound(account, name, { Stops: [stopOf('Pump 1', room), stopOf('Pump 2', room)] })).RoundId
  await walkRoundAgain(walker, await make('Quiet round'), [{}, {}])
  const { InspectionId } = await walkRoundAgain(walker, await make('Loud round'), [{ Pressure: 9 }, { skipped: 'Locked' }])
  const filter = { gId: account.group.id, Kind: 'RoundReport' as const }
  const told = async () => (await account.call(GetNotifications, { filter })).Notifications
  await expect
    .poll(told, { timeout: 20_000 })
    .toMatchObject([
      { Title: 'Loud round: 1 answer is out of its limits', Text: expect.stringContaining('1 stop was done, 1 was skipped.') },
    ])
  expect((await told())[0]?.Path).toContain(InspectionId)
})
