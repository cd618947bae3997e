import type pg from 'pg'

/** The newest minor release of each major that we know of, and its day: looked up for each release of Lintel, last in November 2026. */
const newest: Readonly<Record<number, { minor: number; day: string }>> = { 18: { minor: 5, day: '2026-08-13' } }

/** What a server lacks, by its `server_version_num` (180004 is 18.4), in words; null where no newer release of its major is known. */
export const missingFixes = (version: number): string | null => {
  const [major, minor] = [Math.floor(version / 10_000), version % 10_000]
  const known = newest[major]
  if (!known || minor >= known.minor) return null
  return `PostgreSQL ${major}.${minor} lacks the fixes of ${major}.${known.minor} (${known.day}).`
}

/** The same for who starts a server, with what to do. `embedded`: it is the PostgreSQL that the project brings along. */
export const adviseFixes = (lacking: string, { embedded }: { embedded: boolean }): string =>
  embedded
    ? `${lacking} It comes with an npm package that has no newer one yet: the next release of Lintel brings it, or set DATABASE_URL to a PostgreSQL of your own.`
    : `${lacking} Please update it.`

/** The version of a server as it names itself, and what it lacks, if anything. */
export const serverVersion = async (pool: pg.Pool): Promise<{ version: string; lacking: string | null }> => {
  const { rows } = await pool.query<{ version: string; number: number }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
  )
  const [{ version, number } = { version: '', number: 0 }] = rows
  return { version, lacking: missingFixes(number) }
}
