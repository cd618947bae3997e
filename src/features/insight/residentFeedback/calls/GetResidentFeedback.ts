import { and, eq, inArray } from 'drizzle-orm'
import { fillSteps, stepFor } from '../../../../core/steps.ts'
import { handle } from '../../../../platform/handle.ts'
import { type AnswerSums, readAnswerSums } from '../../../codes/answers/sums.server.ts'
import { daysBefore, lengthOf, readDays, stepsOf } from '../../../property/buildings/period.server.ts'
import { placesOf } from '../../../property/buildings/places.server.ts'
import { building } from '../../../property/buildings/tables.ts'
import { figuresOf, noSums, plus, type Sums } from '../../feedback/figures.ts'
import { GetResidentFeedback as call } from '../contract.ts'
import { stageNames } from '../model.ts'
import { stageOf } from '../rules.ts'

export const GetResidentFeedback = handle(call, async (ctx, { stage, ...input }) => {
  const period = await readDays(ctx, input)
  const before = daysBefore(period)
  const step = stepFor(lengthOf(period))
  const asked = { scope: placesOf(ctx), only: { Role: ['Resident'] as const } }
  const sums = await readAnswerSums(ctx.tx, { ...asked, periods: before ? [period, before] : [period], by: ['QrType'], step })
  const ofStage = <R extends { QrType: string }>(rows: readonly R[]) =>
    rows.filter(one => stage === undefined || stageOf(one.QrType) === stage)
  const ofPeriod = (n: number) => ofStage(sums.filter(one => one.Period === n))
  const [own, previous] = [ofPeriod(0), ofPeriod(1)]
  const total = figuresOf(own.reduce(plus, noSums))
  const bySteps = [...Map.groupBy(own, one => one.Day)].map(([Day, rows]) => ({ Day, ...rows.reduce<Sums>(plus, noSums) }))
  const days = stepsOf(period, step)
  return {
    ...scoresOf(own),
    CESCount: total.CESCount,
    NPSCount: total.NPSCount,
    Previous: before && scoresOf(previous),
    Step: step,
    Series: fillSteps(days.length > 0 ? days : bySteps.map(one => one.Day), bySteps, row => {
      const { AverageScore: CSAT, Count } = figuresOf(row ?? noSums)
      return { CSAT, Count }
    }),
    Stages: stageNames.flatMap(Stage => {
      const rows = own.filter(one => stageOf(one.QrType) === Stage)
      return rows.length > 0 ? [{ Stage, ...scoresOf(rows) }] : []
    }),
    Buildings: ctx.BuildingId
      ? []
      : await readBuildings(ctx, ofStage(await readAnswerSums(ctx.tx, { ...asked, periods: [period], by: ['BuildingId', 'QrType'] }))),
  }
})

const scoresOf = (rows: readonly Sums[]) => {
  const { AverageScore: CSAT, Count, CES, NPS } = figuresOf(rows.reduce(plus, noSums))
  return { Count, CSAT, CES, NPS }
}

type BuildingSums = AnswerSums<'BuildingId' | 'QrType'>
const readBuildings = async ({ tx, GroupId }: Pick<Parameters<typeof readDays>[0], 'tx' | 'GroupId'>, sums: readonly BuildingSums[]) => {
  const byBuilding = Map.groupBy(sums, one => one.BuildingId)
  const names = await tx
    .select({ BuildingId: building.id, BuildingName: building.Name })
    .from(building)
    .where(and(eq(building.GroupId, GroupId), inArray(building.id, [...byBuilding.keys()])))
  return names.map(one => ({ ...one, ...scoresOf(byBuilding.get(one.BuildingId) ?? []) }))
}
