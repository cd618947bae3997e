/** Messages by their state: `{ Sent: 12, Failed: 1 }`. */
type Counts = Record<string, number>
type Reader = { query(sql: string): Promise<{ rows: { state: string; n: number }[] }> }

/** Counts the mails that were written in the last 24 hours. Older ones wait no longer: a job gives up within an hour. */
export const readMails = (system: Reader): Promise<Counts> => countStates(system, 'mail')

/** Counts the text messages of all accounts that were written in the last 24 hours; not while a node of a cluster is away. */
export const readTexts = (system: Reader): Promise<Counts> => countStates(system, 'text_message')

const countStates = async (system: Reader, table: string): Promise<Counts> => {
  const { rows } = await system.query(
    `select state, count(*)::int as n from ${table} where created_date > now() - interval '24 hours' group by state`,
  )
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
}
