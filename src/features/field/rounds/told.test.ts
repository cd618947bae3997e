import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { workOffDue } from '../../../../test/support/due.ts'
import { newContactRow } from '../../../../test/support/told.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { GetNotifications } from '../../property/notifications/contract.ts'
import { AssignRound } from './contract.ts'
import { completeDue } from './keepDues.server.ts'
import { roundDue } from './tables.ts'
import { tellDues } from './tellDues.server.ts'
import { addRound } from './testing.ts'

const world = await openWorld({ work: true })
const HOUR = 3_600_000
const run = (now: Date) => workOffDue(tellDues, world.services, now)
const toldTo = async (who: Pick<Account, 'call'>, account: Account, Kind: 'RoundLate' | 'RoundMissed') =>
  (await who.call(GetNotifications, { filter: { gId: account.group.id, Kind } })).Notifications

/** A round given to somebody, with one date that ended an hour ago and is missed an hour from now. */
const addLate = async (account: Account, UserId: string) => {
  const { RoundId } = await addRound(account, 'Evening plant')
  await newContactRow(world, account, { UserId, Email: `${UserId}@test.example` })
  await account.call(AssignRound, { GroupId: account.group.id, RoundId, UserId })
  const Ends = new Date(Date.now() - HOUR)
  await world.services.db.asSystem('a date of a test', async tx => {
    await tx.delete(roundDue).where(and(eq(roundDue.GroupId, account.group.id), eq(roundDue.RoundId, RoundId)))
    const place = { GroupId: account.group.id, BuildingId: account.building.id, RoundId, PeriodStart: '2026-01-01', Index: 0 }
    await tx.insert(roundDue).values({ ...place, Starts: new Date(Ends.getTime() - 8 * HOUR), Ends, TellDate: Ends })
  })
  return RoundId
}
const stateOf = async ({ group }: Account) => {
  const rows = await world.services.db.asSystem('dates of a test', tx => tx.select().from(roundDue).where(eq(roundDue.GroupId, group.id)))
  return rows.map(one => one.TellDate)
}

test('who walks a round is told once that it is late, the managers once that it was missed', async () => {
  const account = await world.newAccount({ role: 'GM' })
  const walker = await account.signInAs('Employee', [account.building.id])
  await addLate(account, walker.user.id)
  await run(new Date())
  await run(new Date())
  await expect.poll(() => toldTo(walker, account, 'RoundLate'), { timeout: 20_000 }).toMatchObject([{ Title: 'Evening plant is late' }])
  expect(await toldTo(account, account, 'RoundMissed')).toEqual([])
  await run(new Date(Date.now() + 2 * HOUR))
  await run(new Date(Date.now() + 3 * HOUR))
  await expect
    .poll(() => toldTo(account, account, 'RoundMissed'), { timeout: 20_000 })
    .toMatchObject([{ Title: 'Evening plant was missed' }])
  expect((await toldTo(account, account, 'RoundMissed'))[0]?.Text).toMatch(
    /^It was due in Building 1 until .+, and nobody has walked it\.$/,
  )
  expect(await toldTo(walker, account, 'RoundMissed')).toEqual([])
  expect(await stateOf(account)).toEqual([null])
})

test('a date that was walked is told to nobody; new dates are told when they end', async () => {
  const account = await world.newAccount({ role: 'GM' })
  const walker = await account.signInAs('Employee', [account.building.id])
  const RoundId = await addLate(account, walker.user.id)
  const GroupId = account.group.id
  await world.services.db.asSystem('a walk of a test', tx =>
    completeDue({ tx, GroupId, now: new Date() }, RoundId, new Date(Date.now() - 2 * HOUR)),
  )
  await run(new Date(Date.now() + 5 * HOUR))
  expect(await stateOf(account)).toEqual([null])
  expect(await toldTo(walker, account, 'RoundLate')).toEqual([])
  const made = await addRound(account, 'Daily')
  const dues = await world.services.db.asSystem('dates of a test', tx =>
    tx.select().from(roundDue).where(eq(roundDue.RoundId, made.RoundId)),
  )
  expect(dues.length).toBeGreaterThan(20)
  for (const due of dues) expect(due.TellDate).toEqual(due.Ends)
})
