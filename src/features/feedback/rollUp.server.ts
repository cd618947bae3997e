import { sentimentClass } from '../../platform/text/sentiment.ts'
import type { ReadFeedback } from './data.ts'

type Sums = Record<string, string | number>

/**
 * What a set of answers adds to the sums by day: one statement a table, its rows sorted by their key so that two writers
 * never wait for each other in a circle.
 */
export const rollUps = (answers: readonly ReadFeedback[]): { sql: string; sums: Sums[] }[] => {
  const days = new Adding()
  const terms = new Adding()
  const topics = new Adding()
  for (const answer of answers) {
    const { row, Day, Analysis } = answer
    const place = { g: row.GroupId, b: row.BuildingId, d: Day, e: row.EntityType }
    days.add({ ...place, q: row.QrType, r: row.Role || '' }, scoreSums(answer))
    if (!Analysis) continue
    for (const t of new Set(Analysis.terms)) terms.add({ ...place, t }, { n: 1, f: Analysis.sentiment })
    for (const { topic, score } of Analysis.topics) {
      const feeling = sentimentClass(score)
      topics.add({ ...place, t: topic }, { n: 1, p: feeling === 'positive' ? 1 : 0, m: feeling === 'negative' ? 1 : 0 })
    }
  }
  return [
    { sql: addDays, sums: days.sorted() },
    { sql: addTerms, sums: terms.sorted() },
    { sql: addTopics, sums: topics.sorted() },
  ].filter(({ sums }) => sums.length > 0)
}

const scoreSums = ({ row }: ReadFeedback): Record<string, number> => {
  const { Score, CustomerEffortScore: ces, NetPromoterScore: nps } = row
  const given = (value: number | null | undefined) => (value === null || value === undefined ? 0 : 1)
  return {
    n: 1,
    s: Score,
    ...Object.fromEntries([1, 2, 3, 4, 5].map(stars => [`s${stars}`, Score === stars ? 1 : 0])),
    cn: given(ces),
    cs: ces ?? 0,
    nn: given(nps),
    np: typeof nps === 'number' && nps >= 9 ? 1 : 0,
    nd: typeof nps === 'number' && nps <= 6 ? 1 : 0,
  }
}

/** Sums of numbers by a key of texts. */
class Adding {
  #rows = new Map<string, { key: Record<string, string>; sums: Record<string, number> }>()
  add(key: Record<string, string>, sums: Record<string, number>): void {
    const id = Object.values(key).join('\u0001')
    const row = this.#rows.get(id)
    if (!row) this.#rows.set(id, { key, sums: { ...sums } })
    else for (const [name, value] of Object.entries(sums)) row.sums[name] = (row.sums[name] ?? 0) + value
  }
  sorted(): Sums[] {
    const byKey = [...this.#rows].sort(([a], [b]) => (a < b ? -1 : 1))
    return byKey.map(([, { key, sums }]) => ({ ...key, ...sums }))
  }
}

const stars = [1, 2, 3, 4, 5].map(one => `stars${one}`)
const more = (table: string, columns: readonly string[]) => columns.map(c => `${c} = ${table}.${c} + excluded.${c}`).join(', ')

const dayColumns = ['count', 'score_sum', ...stars, 'ces_count', 'ces_sum', 'nps_count', 'promoters', 'detractors']
const addDays = `insert into feedback_day (group_id, building_id, day, entity_type, qr_type, role, ${dayColumns.join(', ')})
  select g, b, d, e, q, r, n, s, s1, s2, s3, s4, s5, cn, cs, nn, np, nd from jsonb_to_recordset($1)
    as a(g uuid, b uuid, d date, e text, q text, r text, n integer, s integer, s1 integer, s2 integer, s3 integer, s4 integer, s5 integer,
      cn integer, cs integer, nn integer, np integer, nd integer)
  on conflict (group_id, building_id, day, entity_type, qr_type, role) do update set ${more('feedback_day', dayColumns)}
  returning 1`

const addTerms = `insert into feedback_term_day (group_id, building_id, day, entity_type, term, count, sentiment_sum)
  select g, b, d, e, t, n, f from jsonb_to_recordset($1) as a(g uuid, b uuid, d date, e text, t text, n integer, f double precision)
  on conflict (group_id, building_id, day, entity_type, term) do update set ${more('feedback_term_day', ['count', 'sentiment_sum'])}
  returning 1`

const topicColumns = ['total_score_count', 'positive_score_count', 'negative_score_count']
const addTopics = `insert into feedback_topic_day (group_id, building_id, day, entity_type, topic, ${topicColumns.join(', ')})
  select g, b, d, e, t, n, p, m from jsonb_to_recordset($1) as a(g uuid, b uuid, d date, e text, t text, n integer, p integer, m integer)
  on conflict (group_id, building_id, day, entity_type, topic) do update set ${more('feedback_topic_day', topicColumns)}
  returning 1`
