import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import type { SummedEvents, SummedMonth } from '../../../platform/db/rebuild.ts'
import { type Contribution, contribute, rollUp } from '../../../platform/db/rollUp.ts'
import { analyseComment } from '../../../platform/text/analyse.ts'
import { sentimentClass } from '../../../platform/text/sentiment.ts'
import { feedback, feedbackDay, feedbackTermDay, feedbackTermMonth, feedbackTopicDay, feedbackTotal } from './tables.ts'

const scores = [
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
const days = rollUp(feedbackDay, { sums: scores })
const totals = rollUp(feedbackTotal, { sums: scores })
const terms = rollUp(feedbackTermDay, { sums: ['Count', 'SentimentSum'] })
const termMonths = rollUp(feedbackTermMonth, { sums: ['Count', 'SentimentSum'] })
const topics = rollUp(feedbackTopicDay, { sums: ['TotalScoreCount', 'PositiveScoreCount', 'NegativeScoreCount'] })

/** An answer as its sums see it. `Feeling` is that of its comment, null without one and where it is unsure. */
export type ReadFeedback = {
  row: {
    GroupId: string
    BuildingId: string
    QrType: string
    EntityType: string
    Role?: string | null
    Score: number
    CustomerEffortScore?: number | null
    NetPromoterScore?: number | null
  }
  Day: string
  Analysis: { terms: readonly string[]; topics: readonly { topic: string; score: number }[] } | null
  Feeling: number | null
}
/** An answer as it is kept, with the day of its building. */
type KeptFeedback = ReadFeedback['row'] & {
  Text: string | null
  Day: string
  Feeling: number | null
  Terms: string[] | null
  Topics: string[] | null
}

/** What an answer adds to the sums. Totals, words and topics are kept for each entity type and, under '', for all of them. */
export function* contributionsOf(answer: ReadFeedback): Generator<Contribution> {
  const { row, Day, Analysis, Feeling } = answer
  const { GroupId, BuildingId, EntityType, QrType } = row
  const sums = scoreSums(answer)
  yield contribute(days, { GroupId, BuildingId, Day, EntityType, QrType, Role: row.Role || '', ...sums })
  for (const type of [EntityType, '']) {
    const place = { GroupId, BuildingId, EntityType: type }
    yield contribute(totals, { ...place, Day, ...sums })
    for (const Term of Analysis?.terms ?? []) {
      const said = { ...place, Term, Count: 1, SentimentSum: Feeling ?? 0 }
      yield contribute(terms, { ...said, Day })
      yield contribute(termMonths, { ...said, Month: `${Day.slice(0, 8)}01` })
    }
    for (const { topic, score } of Analysis?.topics ?? []) yield contribute(topics, { ...place, Day, Topic: topic, ...feelingSums(score) })
  }
}

const feelingSums = (score: number) => {
  const feeling = sentimentClass(score)
  return { TotalScoreCount: 1, PositiveScoreCount: feeling === 'positive' ? 1 : 0, NegativeScoreCount: feeling === 'negative' ? 1 : 0 }
}

const scoreSums = ({ row }: ReadFeedback) => {
  const { Score, CustomerEffortScore: ces, NetPromoterScore: nps } = row
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

/** The sums of answers and of their comments, from the answers that are kept. */
export const answerSums: SummedEvents = {
  name: 'answers',
  events: { table: feedback, moment: feedback.SubmitDate },
  into: [days, totals, terms, termMonths, topics],
  read: async (tx, month) => (await readMonth(tx, month)).flatMap(row => [...contributionsOf(readKept(row))]),
}

/** A kept answer as its sums see it: by the words and topics that were noted with it, so that they lead to the same comments. */
const readKept = ({ Text, Day, Feeling, Terms, Topics, ...row }: KeptFeedback): ReadFeedback => {
  if (Text === null) return { row, Day, Feeling, Analysis: null }
  const { terms, topics } = analyseComment(Text)
  const scoreOf = (topic: string) => topics.find(one => one.topic === topic)?.score ?? 0
  return {
    row,
    Day,
    Feeling,
    Analysis: { terms: Terms ?? terms, topics: Topics?.map(topic => ({ topic, score: scoreOf(topic) })) ?? topics },
  }
}

const readMonth = async (tx: Tx, { GroupId, first, last }: SummedMonth): Promise<KeptFeedback[]> => {
  const { rows } = await tx.execute<KeptFeedback>(sql`
    select f.group_id as "GroupId", f.building_id as "BuildingId", f.entity_type as "EntityType", f.qr_type as "QrType", f.role as "Role",
      f.score as "Score", f.customer_effort_score as "CustomerEffortScore", f.net_promoter_score as "NetPromoterScore", f.text as "Text",
      f.sentiment_score as "Feeling", f.terms as "Terms", f.topics as "Topics", (f.submit_date at time zone b.time_zone)::date as "Day"
    from feedback f join building b on b.group_id = f.group_id and b.id = f.building_id
    where f.group_id = ${GroupId} and f.submit_date >= ${first}::date - 2 and f.submit_date < ${last}::date + 2
      and (f.submit_date at time zone b.time_zone)::date between ${first}::date and ${last}::date`)
  return rows
}
