import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Account, openWorld } from '../../../../test/world.ts'
import { roundDue } from '../../field/rounds/tables.ts'
import { addRound } from '../../field/rounds/testing.ts'
import { GetInspectionAggregate, GetInspectionDates, GetInspectionRoundReport, mostDates } from './contract.ts'

const world = await openWorld()
const DAY = 86_400_000
const asked = ({ group }: Account, more: object = {}) => ({
  gId: group.id,
  startDate: Date.now() - 30 * DAY,
  endDate: Date.now(),
  tz: 'America/New_York',
  ...more,
})
type Due = readonly [starts: number, ends: number, is: 'inTime' | 'late' | 'excused' | 'open']

/** An inspection with dates, in days from now. */
const addInspection = async (account: Account, QrName: string, dues: readonly Due[], more: object = {}) => {
  const { RoundId } = await addRound(account, QrName, {
    RoundType: 'Inspection',
    InspectionType: 'Elevator',
    Times: 1,
    Period: 'Month',
    ...more,
  })
  await world.services.db.asSystem('dates of a test', async tx => {
    await tx.delete(roundDue).where(and(eq(roundDue.GroupId, account.group.id), eq(roundDue.RoundId, RoundId)))
    await tx.insert(roundDue).values(
      dues.map(([starts, ends, is], Index) => {
        const [Starts, Ends] = [new Date(Date.now() + starts * DAY), new Date(Date.now() + ends * DAY)]
        const place = { GroupId: account.group.id, BuildingId: account.building.id, RoundId, PeriodStart: '2026-01-01', Index }
        const closed = { inTime: new Date(Ends.getTime() - DAY), late: new Date(Ends.getTime() + DAY), excused: Ends, open: null }[is]
        const Closed = is === 'open' ? null : is === 'excused' ? ('Excused' as const) : ('Completed' as const)
        return { ...place, Starts, Ends, Closed, ClosedDate: closed }
      }),
    )
  })
  return RoundId
}

test('dates of a period are completed, upcoming or overdue; excused ones, other types and other periods are none [C-FIELD-012] [C-CALL-027] [C-STATE-002] [C-COLUMN-016]', async () => {
  const account = await world.newAccount({ role: 'GM' })
  await addInspection(account, 'Elevators', [
    [-25, -20, 'inTime'],
    [-20, -15, 'late'],
    [-15, -10, 'excused'],
    [-10, -5, 'open'],
    [-2, 3, 'open'],
    [40, 50, 'open'], // begins after the period
    [-90, -80, 'open'], // ended before it
  ])
  await addInspection(account, 'Plant', [[-5, -1, 'open']], { RoundType: 'Engineering', InspectionType: null })
  expect(await account.call(GetInspectionAggregate, asked(account))).toEqual({
    Completed: 2,
    Remaining: 2,
    OnTimeInspection: 1,
    Overdue: 1,
  })
  const { Dates } = await account.call(GetInspectionDates, asked(account))
  expect(Dates.map(one => [one.Status, one.InspectionType.en, one.RoundName])).toEqual([
    ['Overdue', 'Elevators and escalators', 'Elevators'],
    ['Upcoming', 'Elevators and escalators', 'Elevators'],
    ['Completed', 'Elevators and escalators', 'Elevators'],
    ['Completed', 'Elevators and escalators', 'Elevators'],
  ])
})

test('a building stands in the matrix with each inspection, by the date that needs somebody most; NA where it has none [C-FIELD-013] [C-CALL-026] [C-BEHAV-068]', async () => {
  const account = await world.newAccount({ role: 'GM', buildings: 3 })
  const [first, second, third] = account.buildings
  const at = (building = first) => ({ ...account, building: building ?? account.building })
  await addInspection(at(), 'Elevators', [
    [-25, -20, 'inTime'],
    [-10, -5, 'open'],
  ])
  await addInspection(at(), 'AEDs', [[-25, -20, 'inTime']], { RoundType: 'AEDInspection', InspectionType: null })
  await addInspection(at(second), 'Elevators', [[-2, 3, 'open']])
  const { Result } = await account.call(GetInspectionRoundReport, asked(account))
  const shown = Result.map(one => [
    one.BuildingId,
    one.Inspections.map(({ InspectionName, SubmittedStatus }) => `${InspectionName.en}: ${SubmittedStatus}`),
  ])
  expect(shown).toEqual([
    [first?.id, ['AED inspection: Completed', 'Elevators and escalators: Overdue']],
    [second?.id, ['AED inspection: NA', 'Elevators and escalators: Upcoming']],
  ])
  const tied = await account.signInAs('GM', [third?.id ?? ''])
  expect((await tied.call(GetInspectionRoundReport, asked(account))).Result).toEqual([])
  const walker = await account.signInAs('Employee')
  expect(await walker.refuse(GetInspectionAggregate, asked(account))).toMatchObject({ status: 403 })
  expect((await account.call(GetInspectionAggregate, asked(account, { bId: second?.id }))).Remaining).toBe(1)
})

test('of more dates than are listed all are counted, those that need somebody are listed, and the matrix knows the newest', async () => {
  const account = await world.newAccount({ role: 'GM' })
  const inTime = Array.from({ length: mostDates + 100 }, (_, n): Due => [-28 + n / 1000, -27 + n / 1000, 'inTime'])
  await addInspection(account, 'Elevators', [...inTime, [-3, -1, 'open']])
  expect(await account.call(GetInspectionAggregate, asked(account))).toEqual({
    Completed: mostDates + 100,
    Remaining: 1,
    OnTimeInspection: mostDates + 100,
    Overdue: 1,
  })
  const { Dates, More } = await account.call(GetInspectionDates, asked(account, { bId: account.building.id }))
  expect([Dates.length, More, Dates[0]?.Status, Dates[1]?.Status]).toEqual([mostDates, true, 'Overdue', 'Completed'])
  const { Result } = await account.call(GetInspectionRoundReport, asked(account))
  expect(Result.map(one => one.Inspections.map(({ SubmittedStatus }) => SubmittedStatus))).toEqual([['Overdue']])
})
