import { and, eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { building } from '../../../property/buildings/tables.ts'
import { seenSurveys } from '../../surveys/data.ts'
import { survey } from '../../surveys/tables.ts'
import { GetTakeOver as call } from '../contract.ts'
import { findItems, readTakeOver } from '../takeOver.server.ts'

export const GetTakeOver = handle(call, async (ctx, { builderId }) => {
  const [found] = await ctx.tx
    .select({ survey, BuildingName: building.Name })
    .from(survey)
    .innerJoin(building, and(eq(building.GroupId, survey.GroupId), eq(building.id, survey.BuildingId)))
    .where(and(seenSurveys(ctx), eq(survey.id, builderId), eq(survey.BuildingId, ctx.BuildingId)))
  if (!found) throw notFound()
  const { place, runs, Kept } = await readTakeOver(ctx, builderId)
  const { Status, SurveyName } = found.survey
  return {
    BuilderStatus: Status,
    SurveyName,
    BuildingName: found.BuildingName,
    Items: Status === 'Active' ? await findItems(place) : [],
    Kept,
    Runs: runs.map(({ id, FullName, CreatedDate, Taken, UndoneDate, Left }) => ({
      TakeOverId: id,
      FullName,
      CreatedDate: CreatedDate.getTime(),
      Taken: Taken.map(({ Group, Name }) => ({ Group, Name })),
      UndoneDate: UndoneDate?.getTime() ?? null,
      Left: [...Left],
    })),
  }
})
