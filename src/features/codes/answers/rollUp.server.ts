import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { oneOf } from '../../../platform/db/page.ts'
import type { SummedEvents, SummedMonth } from '../../../platform/db/rebuild.ts'
import { type Contribution, contribute, rollUp } from '../../../platform/db/rollUp.ts'
import { type CommentReading, readComment } from '../../../platform/text/analyse.ts'
import type { Language } from '../../../platform/text/language.ts'
import { sentimentClass } from '../../../platform/text/sentiment.ts'
import { termKey } from '../../../platform/text/terms.ts'
import { termFeeling } from './feeling.server.ts'
import type { AnswerSource } from './model.ts'
import { typeKey } from './rules.ts'
import {
  feedback,
  feedbackCodeDay,
  feedbackDay,
  feedbackMonth,
  feedbackTermDay,
  feedbackTermMonth,
  feedbackTopicDay,
  feedbackTotal,
} from './tables.ts'

/** What is summed of scores. */
export const scores = [
  'Count',
  'ScoreSum',
  'Stars1',
  'Stars2',
  'Stars3',
  'Stars4',
  'Stars5',
  'CESCount',
  'CESSum',
  'NPSCount',
  'Promoters',
  'Detractors',
] as const
export const days = rollUp(feedbackDay, { sums: scores })
export const totals = rollUp(feedbackTotal, { sums: scores })
export const months = rollUp(feedbackMonth, { sums: scores })
export const codeDays = rollUp(feedbackCodeDay, { sums: scores })
const terms = rollUp(feedbackTermDay, { sums: ['Count', 'SentimentSum'] })
const termMonths = rollUp(feedbackTermMonth, { sums: ['Count', 'SentimentSum'] })
const topics = rollUp(feedbackTopicDay, { sums: ['TotalScoreCount', 'PositiveScoreCount', 'NegativeScoreCount'] })

/** An answer as its sums see it. `Feeling` is that of its comment, null without one and where it is unsure. */
export type ReadFeedback = {
  row: {
    GroupId: string
    BuildingId: string
    /** Where it is not said: a sign. */
    Source?: AnswerSource | undefined
    QrCodeId?: string | null
    QrType: string
    EntityType: string
    Role?: string | null
    Score: number
    CustomerEffortScore?: number | null
    NetPromoterScore?: number | null
  }
  Day: string
  Analysis: (Pick<CommentReading, 'language' | 'spoken'> & { topics: readonly { topic: string; score: number }[] }) | null
  Feeling: number | null
}
/** An answer as it is kept, with the day of its building. */
type KeptFeedback = ReadFeedback['row'] & {
  Text: string | null
  Language: Language
  Day: string
  Feeling: number | null
  Terms: string[] | null
  Topics: string[] | null
}

/** What an answer adds to the sums. Totals, words and topics are kept for each entity type and, under '', for all of them. */
export function* contributionsOf(answer: ReadFeedback): Generator<Contribution> {
  const { row, Day, Analysis, Feeling } = answer
  const { GroupId, BuildingId, EntityType } = row
  yield* scoresOf(answer)
  for (const type of typeKeys(row.Source ?? 'Sign', EntityType)) {
    const place = { GroupId, BuildingId, EntityType: type }
    for (const spoken of Analysis?.spoken ?? []) {
      const language = Analysis?.language ?? 'other'
      const said = { ...place, Term: termKey(language, spoken.term), Count: 1, SentimentSum: termFeeling(spoken, Feeling, language) }
      yield contribute(terms, { ...said, Day })
      yield contribute(termMonths, { ...said, Month: monthFrom(Day) })
    }
    for (const { topic, score } of Analysis?.topics ?? []) yield contribute(topics, { ...place, Day, Topic: topic, ...feelingSums(score) })
  }
}

function* scoresOf(answer: Pick<ReadFeedback, 'row' | 'Day'>): Generator<Contribution> {
  const { row, Day } = answer
  const { GroupId, BuildingId, EntityType, QrType, QrCodeId, Source = 'Sign' } = row
  const [Role, Month, sums] = [row.Role || '', monthFrom(Day), scoreSums(row)]
  const place = { GroupId, BuildingId, Source }
  yield contribute(days, { ...place, Day, EntityType: typeKey(Source, EntityType), QrType, Role, ...sums })
  for (const type of typeKeys(Source, EntityType)) {
    yield contribute(totals, { ...place, Day, EntityType: type, ...sums })
    yield contribute(months, { ...place, Month, EntityType: type, QrType: '', Role: '', ...sums })
  }
  // Without a QR type there is nothing beside the row of all.
  if (QrType) yield contribute(months, { ...place, Month, EntityType: typeKey(Source, ''), QrType, Role, ...sums })
  if (QrCodeId) yield contribute(codeDays, { ...place, QrCodeId, Day, ...sums })
}

const typeKeys = (source: AnswerSource, type: string): Set<string> => new Set([typeKey(source, type), typeKey(source, '')])
const monthFrom = (day: string): string => `${day.slice(0, 8)}01`

const feelingSums = (score: number) => {
  const feeling = sentimentClass(score)
  return { TotalScoreCount: 1, PositiveScoreCount: feeling === 'positive' ? 1 : 0, NegativeScoreCount: feeling === 'negative' ? 1 : 0 }
}

const scoreSums = ({ Score, CustomerEffortScore: ces, NetPromoterScore: nps }: ReadFeedback['row']) => {
  const given = (value: number | null | undefined) => (value === null || value === undefined ? 0 : 1)
  const star = (stars: number) => (Score === stars ? 1 : 0)
  return {
    Count: 1,
    ScoreSum: Score,
    Stars1: star(1),
    Stars2: star(2),
    Stars3: star(3),
    Stars4: star(4),
    Stars5: star(5),
    CESCount: given(ces),
    CESSum: ces ?? 0,
    NPSCount: given(nps),
    Promoters: typeof nps === 'number' && nps >= 9 ? 1 : 0,
    Detractors: typeof nps === 'number' && nps <= 6 ? 1 : 0,
  }
}

/** Under this name accounts wait in `sum_backlog` for the sums that 0.2.0 added. */
export const answerBacklog = 'feedback'

/** The sums of answers and of their comments, from the answers that are kept. */
export const answerSums: SummedEvents = {
  name: 'answers',
  events: { table: feedback, moment: feedback.SubmitDate },
  into: [days, totals, months, codeDays, terms, termMonths, topics],
  late: { backlog: answerBacklog, into: [months, codeDays] },
  read: async (tx, month, into) => {
    const ofComments = [terms, termMonths, topics].some(to => into.includes(to))
    return (await readMonth(tx, month)).flatMap(row => [...(ofComments ? contributionsOf(readKept(row)) : scoresOf(plain(row)))])
  },
}

const plain = ({ Day, ...row }: KeptFeedback) => ({ row, Day })

/** What kept answers add to the sums, by their ids. */
export const contributionsOfKept = async (tx: Tx, GroupId: string, ids: readonly string[]): Promise<Contribution[]> =>
  (await readAnswers(tx, sql`f.group_id = ${GroupId} and ${oneOf(sql`f.id`, ids)}`)).flatMap(row => [...contributionsOf(readKept(row))])

/** A kept answer as its sums see it: by the words and topics that were noted with it, so that they lead to the same comments. */
const readKept = ({ Text, Language, Day, Feeling, Terms, Topics, ...row }: KeptFeedback): ReadFeedback => {
  if (Text === null) return { row, Day, Feeling, Analysis: null }
  const { spoken, topics } = readComment(Text)
  const scoreOf = (topic: string) => topics.find(one => one.topic === topic)?.score ?? 0
  const spokenOf = (term: string) => spoken.find(one => one.term === term) ?? { term, score: 0 }
  return {
    row,
    Day,
    Feeling,
    Analysis: {
      language: Language,
      spoken: Terms?.map(spokenOf) ?? spoken,
      topics: Topics?.map(topic => ({ topic, score: scoreOf(topic) })) ?? topics,
    },
  }
}

const readMonth = (tx: Tx, { GroupId, first, last }: SummedMonth): Promise<KeptFeedback[]> =>
  readAnswers(
    tx,
    sql`f.group_id = ${GroupId} and f.submit_date >= ${first}::date - 2 and f.submit_date < ${last}::date + 2
      and (f.submit_date at time zone b.time_zone)::date between ${first}::date and ${last}::date`,
  )

const readAnswers = async (tx: Tx, where: SQL): Promise<KeptFeedback[]> => {
  const { rows } = await tx.execute<KeptFeedback>(sql`
    select f.group_id as "GroupId", f.building_id as "BuildingId", f.source as "Source", f.qr_code_id as "QrCodeId", f.entity_type as "EntityType",
      f.qr_type as "QrType", f.role as "Role", f.score as "Score", f.customer_effort_score as "CustomerEffortScore",
      f.net_promoter_score as "NetPromoterScore", f.text as "Text", f.language as "Language",
      f.sentiment_score as "Feeling", f.terms as "Terms", f.topics as "Topics",
      (f.submit_date at time zone b.time_zone)::date as "Day"
    from feedback f join building b on b.group_id = f.group_id and b.id = f.building_id
    where ${where}`)
  return rows
}
