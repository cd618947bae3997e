import { and, desc, eq, ne } from 'drizzle-orm'
import { may } from '../../../core/permissions.ts'
import { notFound, Refusal } from '../../../core/problem.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { requireMove } from '../../../platform/db/state.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { accountInUse } from '../../base/accounts/data.ts'
import { inUse } from '../../property/buildings/data.ts'
import { surveyMoves } from '../surveys/moves.ts'
import { isOpenToCustomers, surveyMessages } from '../surveys/rules.ts'
import { contentRequest, survey } from '../surveys/tables.ts'

export type SurveyRecord = typeof survey.$inferSelect
type SurveyReader = Pick<Ctx<'building'>, 'tx' | 'GroupId' | 'BuildingId' | 'actor'>

/** The object that the token of a public page is bound to: `Survey:{id}` → id. Null for other sessions. */
export const boundTo = ({ actor }: Pick<SurveyReader, 'actor'>, purpose: 'Survey' | 'Content'): string | null =>
  actor.Kind === 'Anonymous' && actor.Purpose?.startsWith(`${purpose}:`) ? actor.Purpose.slice(purpose.length + 1) : null

/** Whether a customer calls, by the PIN of the survey; not staff. */
export const isCustomer = (ctx: Pick<SurveyReader, 'actor'>): boolean => boundTo(ctx, 'Survey') !== null

/** Who may read the passwords that customers trust us with. */
export const readsSecrets = ({ actor }: Pick<SurveyReader, 'actor'>): boolean =>
  actor.Kind === 'User' && may(actor.Permissions, 'CustomerSurveyLinks')

/**
 * The survey that a call means, locked if it is to change. A customer's token reaches the survey that it was made for, and no draft;
 * staff reach those of the building, without an id the newest that is generated. What is not theirs does not exist.
 */
export const surveyOf = async (ctx: SurveyReader, BuilderId: string | undefined, lock?: 'lock'): Promise<SurveyRecord> => {
  const own = boundTo(ctx, 'Survey')
  if (ctx.actor.Kind === 'Anonymous' && (own === null || (BuilderId !== undefined && BuilderId !== own))) throw notFound()
  const wanted = own ?? BuilderId
  const query = ctx.tx
    .select()
    .from(survey)
    .where(
      and(
        eq(survey.GroupId, ctx.GroupId),
        eq(survey.BuildingId, ctx.BuildingId),
        wanted === undefined ? ne(survey.Status, 'Draft') : eq(survey.id, wanted),
      ),
    )
    .orderBy(desc(survey.CreatedDate), desc(survey.id))
    .limit(1)
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw notFound()
  if (own !== null && !isOpenToCustomers(row.Status)) throw new Refusal('sys.obj.nof', surveyMessages.unavailable)
  return row
}

/** The survey that a customer is about to change: theirs, and not handed in yet. */
export const answeredSurvey = async (ctx: SurveyReader, BuilderId: string | undefined): Promise<SurveyRecord> => {
  if (!isCustomer(ctx)) throw new Refusal('usr.aut.npm')
  const row = await surveyOf(ctx, BuilderId, 'lock')
  requireMove(ctx, row, surveyMoves.submit)
  return row
}

/** The survey behind a public link, over all accounts in use: by its id, else the building's newest that is generated. */
export const publicSurvey = async (tx: Tx, BuildingId: string, BuilderId: string | undefined): Promise<SurveyRecord | null> => {
  const [row] = await tx
    .select()
    .from(survey)
    .where(
      and(
        eq(survey.BuildingId, BuildingId),
        ne(survey.Status, 'Draft'),
        BuilderId === undefined ? undefined : eq(survey.id, BuilderId),
        inUse(survey.BuildingId, survey.GroupId),
        accountInUse(survey.GroupId),
      ),
    )
    .orderBy(desc(survey.CreatedDate), desc(survey.id))
    .limit(1)
  return row ?? null
}

/** How long a link of Collect Content is good. */
export const requestDays = 30

export type RequestRecord = typeof contentRequest.$inferSelect
export const isOver = ({ ClosedDate, CreatedDate }: RequestRecord, now: Date): boolean =>
  ClosedDate !== null || CreatedDate.getTime() + requestDays * 86_400_000 < now.getTime()

/** The request that a token of its page is bound to, with its survey. Locked if it is to change; then it must still be open. */
export const requestOf = async (
  ctx: SurveyReader & Pick<Ctx, 'now'>,
  lock?: 'lock',
): Promise<{ request: RequestRecord; survey: SurveyRecord }> => {
  const id = boundTo(ctx, 'Content')
  if (id === null) throw new Refusal('usr.aut.npm')
  const query = ctx.tx
    .select({ request: contentRequest, survey })
    .from(contentRequest)
    .innerJoin(survey, and(eq(survey.GroupId, contentRequest.GroupId), eq(survey.id, contentRequest.SurveyId)))
    .where(and(eq(contentRequest.GroupId, ctx.GroupId), eq(contentRequest.id, id), eq(survey.BuildingId, ctx.BuildingId)))
  const [found] = await (lock ? query.for('update') : query)
  if (!found) throw notFound()
  if (lock && isOver(found.request, ctx.now)) throw new Refusal('usr.lnk.exp')
  return found
}
