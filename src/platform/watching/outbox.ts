/** Mails and text messages of the last 24 hours by their state: `{ Sent: 12, Failed: 1 }`. */
export type OutboxCounts = { mails: Record<string, number>; texts: Record<string, number> }
type Reader = { query(sql: string): Promise<{ rows: { state: string; n: number }[] }> }

/** Counts what was written in the last 24 hours, over all accounts. Older ones wait no longer: a job gives up within an hour. */
export const readOutbox = async (system: Reader): Promise<OutboxCounts> => {
  const [mails, texts] = await Promise.all(
    ['mail', 'text_message'].map(table =>
      system.query(`select state, count(*)::int as n from ${table} where created_date > now() - interval '24 hours' group by state`),
    ),
  )
  return { mails: countsOf(mails?.rows), texts: countsOf(texts?.rows) }
}

const countsOf = (rows: { state: string; n: number }[] = []): Record<string, number> =>
  Object.fromEntries(rows.map(({ state, n }) => [state, n]))
