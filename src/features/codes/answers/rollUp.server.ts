import { sentimentClass } from '../../../platform/text/sentiment.ts'
import type { ReadFeedback } from './data.ts'

type Sums = Record<string, string | number>
type RollUp = { sql: string; sums: Sums[] }

/**
 * What a set of answers adds to the sums: one statement a table, its rows sorted by their key so that two writers never wait for
 * each other in a circle. Totals, words and topics are kept for each entity type and, under '', for all of them.
 */
export const rollUps = (answers: readonly ReadFeedback[]): RollUp[] => {
  const [days, totals, terms, months, topics] = [new Adding(), new Adding(), new Adding(), new Adding(), new Adding()]
  for (const answer of answers) {
    const { row, Day, Analysis, Feeling } = answer
    const place = { g: row.GroupId, b: row.BuildingId, d: Day }
    const sums = scoreSums(answer)
    days.add({ ...place, e: row.EntityType, q: row.QrType, r: row.Role || '' }, sums)
    for (const e of [row.EntityType, '']) {
      totals.add({ ...place, e }, sums)
      for (const t of Analysis?.terms ?? []) {
        const said = { n: 1, f: Feeling ?? 0 }
        terms.add({ ...place, e, t }, said)
        months.add({ ...place, d: `${Day.slice(0, 8)}01`, e, t }, said)
      }
      for (const { topic, score } of Analysis?.topics ?? []) topics.add({ ...place, e, t: topic }, feelingSums(score))
    }
  }
  const all = [
    { sql: addDays, sums: days.sorted() },
    { sql: addTotals, sums: totals.sorted() },
    { sql: addTerms('feedback_term_day', 'day'), sums: terms.sorted() },
    { sql: addTerms('feedback_term_month', 'month'), sums: months.sorted() },
    { sql: addTopics, sums: topics.sorted() },
  ]
  return all.filter(({ sums }) => sums.length > 0)
}

const feelingSums = (score: number): Record<string, number> => {
  const feeling = sentimentClass(score)
  return { n: 1, p: feeling === 'positive' ? 1 : 0, m: feeling === 'negative' ? 1 : 0 }
}

const scoreSums = ({ row }: ReadFeedback): Record<string, number> => {
  const { Score, CustomerEffortScore: ces, NetPromoterScore: nps } = row
  const given = (value: number | null | undefined) => (value === null || value === undefined ? 0 : 1)
  const star = (stars: number) => (Score === stars ? 1 : 0)
  return {
    n: 1,
    s: Score,
    s1: star(1),
    s2: star(2),
    s3: star(3),
    s4: star(4),
    s5: star(5),
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

const more = (table: string, columns: readonly string[]) => columns.map(c => `${c} = ${table}.${c} + excluded.${c}`).join(', ')

const columns = [
  'count',
  'score_sum',
  'stars1',
  'stars2',
  'stars3',
  'stars4',
  'stars5',
  'ces_count',
  'ces_sum',
  'nps_count',
  'promoters',
  'detractors',
]
const given = 'n, s, s1, s2, s3, s4, s5, cn, cs, nn, np, nd'
const typed = given.replaceAll(/\w+/g, name => `${name} integer`)
const addDays = `insert into feedback_day (group_id, building_id, day, entity_type, qr_type, role, ${columns.join(', ')})
  select g, b, d, e, q, r, ${given} from jsonb_to_recordset($1) as a(g uuid, b uuid, d date, e text, q text, r text, ${typed})
  on conflict (group_id, building_id, day, entity_type, qr_type, role) do update set ${more('feedback_day', columns)}
  returning 1`

const addTotals = `insert into feedback_total (group_id, building_id, entity_type, day, ${columns.join(', ')})
  select g, b, e, d, ${given} from jsonb_to_recordset($1) as a(g uuid, b uuid, d date, e text, ${typed})
  on conflict (group_id, building_id, entity_type, day) do update set ${more('feedback_total', columns)}
  returning 1`

const addTerms = (table: 'feedback_term_day' | 'feedback_term_month', day: 'day' | 'month') => `
  insert into ${table} (group_id, building_id, ${day}, entity_type, term, count, sentiment_sum)
  select g, b, d, e, t, n, f from jsonb_to_recordset($1) as a(g uuid, b uuid, d date, e text, t text, n integer, f double precision)
  on conflict (group_id, building_id, ${day}, entity_type, term) do update set ${more(table, ['count', 'sentiment_sum'])}
  returning 1`

const topicColumns = ['total_score_count', 'positive_score_count', 'negative_score_count']
const addTopics = `insert into feedback_topic_day (group_id, building_id, day, entity_type, topic, ${topicColumns.join(', ')})
  select g, b, d, e, t, n, p, m from jsonb_to_recordset($1) as a(g uuid, b uuid, d date, e text, t text, n integer, p integer, m integer)
  on conflict (group_id, building_id, day, entity_type, topic) do update set ${more('feedback_topic_day', topicColumns)}
  returning 1`
