import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { readComment } from '../../../platform/text/analyse.ts'
import type { FormField } from '../../base/fields/model.ts'
import type { SaidWord } from '../feedback/cloud.server.ts'
import { formType } from './forms.server.ts'
import { mostAnswered, mostTexts } from './model.ts'

type Asked = { tx: Tx; GroupId: string }
type FormOf = { FormId: string; QrCodeId: string; TimeZone: string }

/** The newest submissions of a form in a period, as a subquery of their ids and moments. */
export const newestSubmissions = (GroupId: string, { FormId, QrCodeId }: FormOf, days: SQL): SQL =>
  sql`select s.id, s.created_date from form_submission s where s.group_id = ${GroupId} and s.subject_id = ${QrCodeId} and s.form_id = ${FormId}
    and s.part = ${formType}${days} order by s.created_date desc limit ${mostAnswered}`

/** How often a form was answered in a period. */
export const countSubmissions = async ({ tx, GroupId }: Asked, { FormId, QrCodeId }: FormOf, days: SQL): Promise<number> => {
  const { rows } = await tx.execute<{ n: number }>(sql`select count(*)::int as n from form_submission s
    where s.group_id = ${GroupId} and s.subject_id = ${QrCodeId} and s.form_id = ${FormId} and s.part = ${formType}${days}`)
  return rows[0]?.n ?? 0
}

/** The fields of a form in its newest version, and after them those of older ones that it has no more. */
export const readQuestions = async ({ tx, GroupId }: Asked, { FormId }: FormOf): Promise<FormField[]> => {
  const { rows } = await tx.execute<{ Fields: FormField[] }>(sql`
    select fields as "Fields" from form_version where group_id = ${GroupId} and form_id = ${FormId} and part = ${formType} order by number desc limit 50`)
  const byKey = new Map<string, FormField>()
  for (const { Fields } of rows) for (const field of Fields) if (!byKey.has(field.Key)) byKey.set(field.Key, field)
  return [...byKey.values()]
}

type ChoiceCount = { Key: string; Value: string; Count: number }
type NumberCount = { Key: string; Day: string; Sum: number; Count: number }
type WrittenText = { acId: string; SubmitDate: number; Key: string; Text: string }
export type CountedAnswers = { choices: ChoiceCount[]; numbers: NumberCount[]; texts: WrittenText[]; answered: Map<string, number> }

/** What was answered in some submissions: choices by value, numbers by day of the building, the newest texts of the fields `writing`. */
export const countAnswers = async (
  { tx, GroupId }: Asked,
  submissions: SQL,
  { TimeZone, writing }: { TimeZone: string; writing: readonly string[] },
): Promise<CountedAnswers> => {
  const answers = sql`(${submissions}) s join form_answer a on a.group_id = ${GroupId} and a.submission_id = s.id`
  const { rows: counted } = await tx.execute<{
    Key: string
    Value: string | null
    Day: string | null
    Sum: number | null
    Count: number
  }>(sql`
    with answers as materialized (select a.field_key, a.opts, a.num, (s.created_date at time zone ${TimeZone})::date as day from ${answers})
    select field_key as "Key", null as "Value", null as "Day", null::float as "Sum", count(*)::int as "Count" from answers group by 1
    union all select field_key, opt, null, null, count(*)::int from answers cross join unnest(opts) opt group by 1, 2
    union all select field_key, null, day::text, sum(num)::float, count(*)::int from answers where num is not null group by 1, day`)
  const { rows: texts } =
    writing.length === 0
      ? { rows: [] }
      : await tx.execute<WrittenText>(sql`
          select r.id as "acId", (extract(epoch from s.created_date) * 1000)::float as "SubmitDate", a.field_key as "Key", a.txt as "Text"
          from ${answers} join visitor_request r on r.group_id = ${GroupId} and r.submission_id = s.id
          where a.txt is not null and a.field_key in ${[...writing]} order by s.created_date desc, r.id, a.code limit ${mostTexts}`)
  return {
    choices: counted.flatMap(({ Key, Value, Count }) => (Value === null ? [] : [{ Key, Value, Count }])),
    numbers: counted.flatMap(({ Key, Day, Sum, Count }) => (Day === null ? [] : [{ Key, Day, Sum: Sum ?? 0, Count }])),
    texts: texts.map(one => ({ ...one, SubmitDate: Math.floor(one.SubmitDate) })),
    answered: new Map(counted.flatMap(({ Key, Value, Day, Count }) => (Value === null && Day === null ? [[Key, Count] as const] : []))),
  }
}

/** The words of texts with their feeling, the most said first; what was said once is none. */
export const wordsOfTexts = (texts: readonly string[]): SaidWord[] => {
  const words = new Map<string, SaidWord>()
  for (const text of texts) {
    const { language, spoken } = readComment(text)
    for (const { term, score } of spoken) {
      const { Value = 0, Sentiment = 0 } = words.get(`${language} ${term}`) ?? {}
      words.set(`${language} ${term}`, { Language: language, Label: term, Value: Value + 1, Sentiment: Sentiment + score })
    }
  }
  return [...words.values()].filter(({ Value }) => Value > 1).toSorted((a, b) => b.Value - a.Value || (a.Label < b.Label ? -1 : 1))
}
