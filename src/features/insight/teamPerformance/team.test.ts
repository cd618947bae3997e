import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contactRow } from '../../../../test/support/listedRows.ts'
import { openWorld } from '../../../../test/world.ts'
import { addWalk, walkRoundAgain } from '../../field/inspections/testing.ts'
import { AssignRound } from '../../field/rounds/contract.ts'
import { roundDue } from '../../field/rounds/tables.ts'
import { addRound } from '../../field/rounds/testing.ts'
import { contact } from '../../property/contacts/tables.ts'
import { GetTeamPerformance } from './contract.ts'

const world = await openWorld()
const [HOUR, DAY] = [3_600_000, 86_400_000]

test('each person stands with what was theirs, what was done in time, and what their walks took; of all types of rounds', async () => {
  const account = await world.newAccount({ role: 'GM' })
  const { group, building } = account
  const place = { GroupId: group.id, BuildingId: building.id }
  const helper = await account.signInAs('Executive')
  await world.services.db.asSystem('a contact of a test', tx =>
    tx
      .insert(contact)
      .values({ ...contactRow(account, 1), BuildingId: building.id, UserId: helper.user.id, FullName: { en: 'Test Executive' } }),
  )
  const { RoundId } = await addWalk(account, 'Plant', [{ Pressure: 9 }, { skipped: 'Locked' }])
  await walkRoundAgain({ ...account, call: helper.call }, RoundId, [{}, {}])
  const cleaning = await addRound(account, 'Clean', { RoundType: 'Cleaning' })
  await account.call(AssignRound, { GroupId: group.id, RoundId: cleaning.RoundId, UserId: helper.user.id })
  await world.services.db.asSystem('dates of a test', async tx => {
    await tx.delete(roundDue).where(and(eq(roundDue.GroupId, group.id)))
    const due = (Index: number, hours: number, closed: number | null) => {
      const Ends = new Date(Date.now() - hours * HOUR)
      const Closed = closed === null ? null : ('Completed' as const)
      const ClosedDate = closed === null ? null : new Date(Ends.getTime() + closed * HOUR)
      return {
        ...place,
        RoundId: cleaning.RoundId,
        PeriodStart: '2026-01-01',
        Index,
        Starts: new Date(Ends.getTime() - 4 * HOUR),
        Ends,
        Closed,
        ClosedDate,
      }
    }
    await tx.insert(roundDue).values([due(0, 10, -1), due(1, 20, 1), due(2, 30, null)])
  })
  const asked = { gId: group.id, startDate: Date.now() - 7 * DAY, endDate: Date.now(), tz: 'America/New_York' }
  const { Team } = await account.call(GetTeamPerformance, asked)
  expect(Team.map(({ Minutes: _minutes, ...one }) => one)).toEqual([
    { EngineerName: 'Test Executive', Due: 3, Done: 2, OnTime: 1, Walks: 1, StopCompliance: 1, GeoCompliance: null, StopsErrorNumber: 0 },
    { EngineerName: 'Test GM', Due: 0, Done: 0, OnTime: 0, Walks: 1, StopCompliance: 0.5, GeoCompliance: null, StopsErrorNumber: 1 },
  ])
  const walker = await account.signInAs('Employee')
  expect(await walker.refuse(GetTeamPerformance, asked)).toMatchObject({ status: 403 })
  expect((await account.call(GetTeamPerformance, { ...asked, startDate: 0, endDate: DAY })).Team).toEqual([])
})
