/** Seconds since the last whole backup was begun, null where there is none; and whether the last test restore has failed. */
export type BackupStanding = { Age: number | null; TestFailed: boolean }
type Reader = { query(sql: string): Promise<{ rows: BackupStanding[] }> }

export const readBackupStanding = async (system: Reader): Promise<BackupStanding> => {
  const { rows } = await system.query(`
    select extract(epoch from now() - max(started_date) filter (where kind = 'Backup' and state = 'Done'))::int as "Age",
      coalesce((array_agg(state order by started_date desc) filter (where kind = 'TestRestore' and state <> 'Running'))[1] = 'Failed', false) as "TestFailed"
    from backup_run`)
  return rows[0] ?? { Age: null, TestFailed: false }
}
