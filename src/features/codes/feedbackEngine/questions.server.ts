import { and, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Localized } from '../../../core/call.ts'
import type { Days } from '../../../platform/db/coverDays.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { seenIn } from '../../property/buildings/data.ts'
import { building } from '../../property/buildings/tables.ts'
import { feedback } from '../answers/tables.ts'
import { codesInScope } from '../qr/data.ts'
import { qrCode, qrItem } from '../qr/tables.ts'
import type { AskedQuestion, FeedbackQuestionFilter } from './contract.ts'
import { askedParts, mostQuestions } from './model.ts'

const form = qrItem.TemplateFormData
const questionText = sql`${form} #> '{Questions,0,QuestionText}'`
/** Codes of before do not say whether they ask for an address. */
const isAsked = (part: (typeof askedParts)[number]): SQL => sql`coalesce((${form} ->> ${sql.raw(`'${part}'`)})::boolean, false)`

/** The items of codes in service that ask for feedback, in the buildings that the caller sees. */
const feedbackItems = (ctx: Pick<GroupCtx, 'GroupId' | 'BuildingId' | 'buildings'>): SQL | undefined =>
  and(eq(qrItem.GroupId, ctx.GroupId), eq(qrItem.FunctionalityType, 'Feedback'), codesInScope(ctx), eq(qrCode.Retired, false))
const ofCode = and(eq(qrCode.GroupId, qrItem.GroupId), eq(qrCode.id, qrItem.QrCodeId))

type AskedAt = AskedQuestion & { EntityType: string; Codes: number; Buildings: number; QrCodeId: string }

/** Each question with the place that it is about and the codes that ask it, those of the most codes first. */
export const listQuestions = async (ctx: GroupCtx): Promise<AskedAt[]> => {
  const { rows } = await ctx.tx.execute<AskedAt>(sql`
    select ${form} ->> 'EntityType' as "EntityType", ${questionText} as "QuestionText",
      ${sql.join(
        askedParts.map(part => sql`${isAsked(part)} as ${sql.raw(`"${part}"`)}`),
        sql`, `,
      )},
      count(distinct ${qrCode.id})::int as "Codes", count(distinct ${qrCode.BuildingId})::int as "Buildings", min(${qrCode.id}::text) as "QrCodeId"
    from ${qrItem} join ${qrCode} on ${ofCode} where ${feedbackItems(ctx)}
    group by 1, 2, 3, 4, 5, 6, 7 order by 8 desc, 1, 10 limit ${mostQuestions + 1}`)
  return rows
}

/** Comments at feedback codes by what they are about, of days of their buildings: no table of sums keeps them. */
export const countComments = async (ctx: GroupCtx, { first, last }: Days): Promise<Map<string, number>> => {
  // A day of a building begins up to 14 hours before that of UTC, and ends up to 12 after it.
  const near = sql`${feedback.SubmitDate} between ${first}::timestamptz - interval '14 hours' and ${last}::timestamptz + interval '36 hours'`
  const day = sql`(${feedback.SubmitDate} at time zone ${building.TimeZone})::date`
  const rows = await ctx.tx
    .select({ EntityType: feedback.EntityType, n: count() })
    .from(feedback)
    .innerJoin(building, and(eq(building.GroupId, ctx.GroupId), eq(building.id, feedback.BuildingId)))
    .where(
      and(
        eq(feedback.GroupId, ctx.GroupId),
        eq(feedback.Source, 'Sign'),
        eq(feedback.QrType, 'Feedback'),
        isNotNull(feedback.Text),
        near,
        sql`${day} between ${first}::date and ${last}::date`,
        seenIn(sql`${feedback.BuildingId}`, ctx),
      ),
    )
    .groupBy(feedback.EntityType)
  return new Map(rows.map(row => [row.EntityType, row.n]))
}

type CodeRow = { id: string; Version: number; Name: string; Text: Localized } & Omit<AskedQuestion, 'QuestionText'>
/** The codes that ask for feedback and are `which`, in the order of their ids, with what they ask first. */
export const findFeedbackCodes = async (ctx: GroupCtx, which: SQL | undefined) => {
  const { rows } = await ctx.tx.execute<CodeRow>(sql`
    select distinct on (${qrCode.id}) ${qrCode.id} as id, ${qrCode.Version} as "Version", ${qrCode.QrName} as "Name", ${questionText} as "Text",
      ${sql.join(
        askedParts.map(part => sql`${isAsked(part)} as ${sql.raw(`"${part}"`)}`),
        sql`, `,
      )}
    from ${qrItem} join ${qrCode} on ${ofCode} where ${and(feedbackItems(ctx), which)} order by ${qrCode.id}, ${qrItem.Position}`)
  return rows.map(({ id, Version, Name, Text, ...asked }) => ({ id, Version, Name, Before: itemOf({ QuestionText: Text, ...asked }) }))
}

/** Of a code's history: what its form asks. */
export const itemOf = ({ QuestionText, ...asked }: AskedQuestion) => ({
  Item: { TemplateFormData: { Questions: [{ QuestionText }], ...asked } },
})

/** Items that ask a question as it is. */
export const askedAs = ({ EntityType, QuestionText, ...asked }: FeedbackQuestionFilter): SQL | undefined =>
  and(
    sql`${form} ->> 'EntityType' = ${EntityType}`,
    sql`${questionText} = ${JSON.stringify(QuestionText)}::jsonb`,
    ...askedParts.map(part => sql`${isAsked(part)} = ${asked[part]}`),
  )
