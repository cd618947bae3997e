import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Account, openWorld } from '../../../../test/world.ts'
import { GetRoundErrorReport } from '../../field/inspectionReports/contract.ts'
import { addWalk, walkRoundAgain } from '../../field/inspections/testing.ts'
import { roundDue } from '../../field/rounds/tables.ts'
import { addRound } from '../../field/rounds/testing.ts'
import { GetRoundDashboard, GetRoundTeam } from './contract.ts'

const world = await openWorld()
const [HOUR, DAY] = [3_600_000, 86_400_000]
const tz = 'America/New_York'
const period = (days = 7) => ({ startDate: Date.now() - days * DAY, endDate: Date.now(), tz })
const asked = (account: Account, more: object = {}) => ({ gId: account.group.id, rt: 'Engineering' as const, ...period(), ...more })

/** Dates of a round that have ended, so many hours ago: walked in time, walked late, excused, or not at all. */
const addDues = (
  account: Account,
  RoundId: string,
  dues: readonly (readonly [hours: number, is: 'inTime' | 'late' | 'excused' | 'open'])[],
) =>
  world.services.db.asSystem('dates of a test', async tx => {
    await tx.delete(roundDue).where(and(eq(roundDue.GroupId, account.group.id), eq(roundDue.RoundId, RoundId)))
    await tx.insert(roundDue).values(
      dues.map(([hours, is], Index) => {
        const Ends = new Date(Date.now() - hours * HOUR)
        const closedAt = { inTime: new Date(Ends.getTime() - HOUR), late: new Date(Ends.getTime() + HOUR), excused: Ends, open: null }[is]
        return {
          GroupId: account.group.id,
          BuildingId: account.building.id,
          RoundId,
          PeriodStart: '2026-01-01',
          Index,
          Starts: new Date(Ends.getTime() - 4 * HOUR),
          Ends,
          Closed: is === 'open' ? null : is === 'excused' ? ('Excused' as const) : ('Completed' as const),
          ClosedDate: closedAt,
        }
      }),
    )
  })

describe('the dashboard of a type of round', () => {
  test('counts dates, stops, answers and errors of the period, beside as many days before [C-FIELD-014] [C-CALL-029]', async () => {
    const account = await world.newAccount({ role: 'GM' })
    const { RoundId } = await addWalk(account, 'Plant', [{ Pressure: 9 }, { skipped: 'Locked' }], { at: Date.now() - 2 * HOUR })
    await walkRoundAgain(account, RoundId, [{}, {}], { at: Date.now() - 26 * HOUR })
    await walkRoundAgain(account, RoundId, [{ Pressure: 1 }, { Pressure: 1 }], { at: Date.now() - 10 * DAY })
    await addDues(account, RoundId, [
      [2, 'inTime'],
      [26, 'late'],
      [50, 'open'],
      [74, 'excused'],
      [-3, 'open'], // still to come
    ])
    const out = await account.call(GetRoundDashboard, asked(account))
    expect(out).toMatchObject({
      Due: 3,
      Done: 2,
      OnTime: 1,
      Missed: 1,
      Walks: 2,
      RoundCompliance: 2 / 3,
      StopCompliance: 3 / 4,
      GeoCompliance: null,
      MeasurementNumber: 3,
      StopsErrorNumber: 1,
      Previous: { Walks: 1, StopsErrorNumber: 2, StopCompliance: 1 },
    })
    expect(out.Series.reduce((sum, one) => sum + one.Walks, 0)).toBe(2)
    expect(out.RoundSummaries).toMatchObject([
      { RoundId, RoundName: 'Plant', Due: 3, Done: 2, OnTime: 1, Walks: 2, StopCompliance: 0.75, StopsErrorNumber: 1 },
    ])
    expect(await account.call(GetRoundDashboard, asked(account, { rt: 'Cleaning' }))).toMatchObject({
      Walks: 0,
      Due: 0,
      RoundCompliance: null,
    })
  })

  test('a round that was due and never walked stands there; another round, person or building narrows all of it [C-BEHAV-035] [C-CALL-030]', async () => {
    const account = await world.newAccount({ role: 'GM', buildings: 2 })
    const { RoundId } = await addWalk(account, 'Plant', [{ Pressure: 9 }])
    const never = await addRound(account, 'Forgotten')
    await addDues(account, never.RoundId, [[30, 'open']])
    const other = await account.signInAs('Executive')
    await walkRoundAgain({ ...account, call: other.call }, RoundId, [{}])
    const out = await account.call(GetRoundDashboard, asked(account))
    expect(out.RoundSummaries.map(one => [one.RoundName, one.Due, one.Walks])).toEqual([
      ['Plant', expect.any(Number), 2],
      ['Forgotten', 1, 0],
    ])
    const { Team } = await account.call(GetRoundTeam, asked(account))
    expect(Team.map(one => [one.EngineerName, one.Walks, one.StopsErrorNumber, one.StopCompliance])).toEqual([
      ['Test Executive', 1, 0, 1],
      ['Test GM', 1, 1, 1],
    ])
    expect((await account.call(GetRoundDashboard, asked(account, { engineer: 'Test GM' }))).Walks).toBe(1)
    expect((await account.call(GetRoundDashboard, asked(account, { rId: never.RoundId }))).Walks).toBe(0)
    expect((await account.call(GetRoundDashboard, asked(account, { bId: account.buildings[1]?.id }))).Walks).toBe(0)
    const tied = await account.signInAs('GM', [account.buildings[1]?.id ?? ''])
    expect((await tied.call(GetRoundDashboard, asked(account))).Walks).toBe(0)
  })

  test('each type asks for its own flag; errors of a type too [C-FIELD-015]', async () => {
    const account = await world.newAccount({ role: 'GM' })
    await addWalk(account, 'Plant', [{ Pressure: 9 }])
    const walker = await account.signInAs('Employee') // sees engineering rounds alone
    expect((await walker.call(GetRoundDashboard, asked(account))).Walks).toBe(1)
    for (const call of [GetRoundDashboard, GetRoundTeam])
      expect(await walker.refuse(call, asked(account, { rt: 'Cleaning' }))).toMatchObject({ status: 403, code: 'usr.aut.npm' })
    const errors = (rt?: string) => ({ filter: { gId: account.group.id, ...(rt && { rt }) } })
    const { Errors } = await walker.call(GetRoundErrorReport, { filter: { gId: account.group.id, rt: 'Engineering' } })
    expect(Errors).toMatchObject([
      {
        EquipmentName: 'Plant pump 1',
        MechanicalSpace: expect.stringContaining('Plant'),
        ErrorReason: 'Outside 2 to 6',
        RoundName: 'Plant',
        Question: 'Pressure in bar',
        ErrorReport: '9',
      },
    ])
    for (const rt of ['Cleaning', 'Library', undefined])
      expect(await walker.refuse(GetRoundErrorReport, errors(rt))).toMatchObject({ status: 403, code: 'usr.aut.npm' })
    const wrong = await account.refuse(GetRoundDashboard, asked(account, { startDate: 2, endDate: 1 }))
    expect(wrong).toMatchObject({ status: 400, fields: [{ Field: 'endDate' }] })
  })
})
