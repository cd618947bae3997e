import { job } from '../jobs/job.ts'
import type { Services } from '../services.ts'

type Client = { query(sql: string): Promise<{ rows: { name: string }[] }> }

/**
 * Makes what is missing of the audit's monthly partitions: this month (UTC), the next two, and months whose rows lie in the default
 * partition, which move. Gives the names of what it made. Any number of processes may do it at once.
 */
export const openAuditMonths = async (client: Client): Promise<string[]> =>
  (await client.query('select name from open_audit_months() as name')).rows.map(({ name }) => name)

/** Daily, so that a run that fails is made up for long before its month begins. */
export const auditMonths = job(
  'audit.openMonths',
  async ({ services: { db, log } }: { services: Pick<Services, 'db' | 'log'> }) => {
    const made = await openAuditMonths(db.system)
    if (made.length > 0) log.info({ made }, 'the audit has new months')
  },
  { every: '17 3 * * *' },
)
