import { and, eq, sql } from 'drizzle-orm'
import { Refusal } from '../../../core/problem.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { handle } from '../../../platform/handle.ts'
import { openSession } from '../../session/data.ts'
import { pinFits } from '../../session/secrets.server.ts'
import { survey } from '../../surveys/tables.ts'
import { publicSurvey, type SurveyRecord } from '../access.server.ts'
import { OpenSurvey as call } from '../contract.ts'

export const OpenSurvey = handle(call, async (ctx, { bId, builderId, PIN }) => {
  await ctx.limit(`survey-pin:${builderId ?? bId}`, 10)
  const row = await ctx.system('survey by its link', tx => publicSurvey(tx, bId, builderId))
  const fits = row?.PinHash && !tooEarly(row, ctx.now) && (await pinFits(ctx.secret, row.id, PIN, row.PinHash))
  if (!row || !fits) {
    if (row) await ctx.system('wrong PIN of a survey', tx => failed(tx, row))
    throw new Refusal('usr.aut.pin')
  }
  if (row.PinFailures > 0) await ctx.system('right PIN of a survey', tx => forget(tx, row))
  const { GroupId, BuildingId, id: BuilderId } = row
  const UserToken = await openSession(ctx.tx, { Kind: 'Anonymous', GroupId, BuildingId, Purpose: `Survey:${BuilderId}` })
  await ctx.tx.execute(sql`select enter_group(${GroupId}::uuid)`) // the link has proven the account: its history shows who came
  ctx.audit({ Object: 'session', ObjectId: BuilderId, GroupId, After: { Purpose: 'Survey' } })
  return { UserToken, GroupId, BuildingId, BuilderId }
})

const least = 5
const longestWait = 15 * 60

// Four digits are soon tried: after five wrong ones each further one doubles the wait, up to a quarter of an hour, for everybody.
const tooEarly = ({ PinFailures, PinFailedDate }: SurveyRecord, now: Date): boolean =>
  PinFailures >= least &&
  PinFailedDate !== null &&
  now.getTime() < PinFailedDate.getTime() + Math.min(longestWait, 2 ** (PinFailures - least)) * 1000

const thisOne = ({ GroupId, id }: SurveyRecord) => and(eq(survey.GroupId, GroupId), eq(survey.id, id))
const failed = async (tx: Tx, row: SurveyRecord): Promise<void> => {
  await tx
    .update(survey)
    .set({ PinFailures: sql`least(${survey.PinFailures} + 1, 1000)`, PinFailedDate: sql`now()` })
    .where(thisOne(row))
}
const forget = async (tx: Tx, row: SurveyRecord): Promise<void> => {
  await tx.update(survey).set({ PinFailures: 0, PinFailedDate: null }).where(thisOne(row))
}
