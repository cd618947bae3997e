import type { GroupId } from '../../core/ids.ts'
import { type InAccount, type Job, job } from '../jobs/job.ts'
import type { Services } from '../services.ts'
import { findDueAccounts, isAway } from './dueAccounts.ts'
import type { Doing, DueRowsOptions, DueTable, Needed, Run } from './dueTypes.ts'
import { isDueAt, settleRows, takeBatch, workOffRows } from './workOffRows.ts'

export type DueRows<Needs> = {
  /** For the `jobs` of the feature. */
  readonly jobs: readonly Job<never>[]
  /** Looks for due rows now: for who knows that there are some. */
  readonly look: Job<object>
  /** The accounts with due rows. */
  find(services: Pick<Services, 'db'>, now?: Date): Promise<GroupId[]>
  /** Works off a batch in the transaction of the caller. */
  workSome(doing: Doing<Needs>): Promise<void>
  /**
   * Works off the due rows of an account (null: of a table of no account), batch by batch, each in its transaction. Throws where rows have failed,
   * after all others are done.
   */
  workOff(services: Needs & Needed, GroupId: GroupId | null, run?: Run): Promise<void>
}

/**
 * Work that is due at a moment which a row names: found by one schedule, worked off in batches, account by account, by any number of processes.
 * A row is locked, worked off and given its next moment in one transaction, so each moment of a row happens once whatever crashes. A row that
 * fails keeps no other back.
 */
export const dueRows = <Table extends DueTable, Needs = Services>(options: DueRowsOptions<Table, Needs>): DueRows<Needs> => {
  const { name, table, every, seconds = 600, whileArchived } = options
  const { GroupId: of } = table
  const workOff: DueRows<Needs>['workOff'] = (services, GroupId, run) => workOffRows(options, services, GroupId, run)
  const find: DueRows<Needs>['find'] = async ({ db }, now = new Date()) =>
    of ? findDueAccounts(db, { name, table, GroupId: of, isDue: isDueAt(options, now), inUse: whileArchived === 'waits' }) : []
  const account = job<InAccount>(
    `${name}.account`,
    async ({ services }, { GroupId }) => {
      if (!(await isAway(services.db, GroupId))) await workOff(services as never, GroupId) // a process has all services
    },
    { keyed: true, seconds },
  )
  const look = job<object>(
    name,
    async ({ services }) => {
      if (!of) return workOff(services as never, null) // the same
      const keyed = (await find(services)).map(GroupId => ({ key: GroupId, data: { GroupId } }))
      await services.db.asSystem(`work that is due: ${name}`, (_tx, client) => services.jobs.enqueueOnce(client, account, keyed))
    },
    { every, seconds },
  )
  const workSome = async (doing: Doing<Needs>) => settleRows(options, doing, await takeBatch(options, doing))
  return { jobs: of ? [look, account] : [look], look, find, workSome, workOff }
}
