import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { GroupId } from '../../core/ids.ts'
import { Refusal } from '../../core/problem.ts'
import type { Database } from '../db/database.ts'
import { isLost } from '../db/sqlState.ts'
import { accountsTable } from '../db/tenants.ts'

type Db = Pick<Database, 'asSystem' | 'requireNode' | 'distributed'>
/** Which rows are looked for; `inUse`: not those of archived accounts. */
export type Due = { name: string; table: PgTable; GroupId: PgColumn; isDue: SQL | undefined; inUse: boolean }

/** The accounts with due rows: one statement over all, or one an account while a node of a cluster is away, whose accounts then wait. */
export const findDueAccounts = async (db: Db, due: Due): Promise<GroupId[]> => {
  try {
    return await findAtOnce(db, due)
  } catch (error) {
    if (!db.distributed || !isLost(error)) throw error
    return findOneByOne(db, due)
  }
}

/** Whether the node of an account is known to be away. */
export const isAway = (db: Pick<Database, 'requireNode'>, group: GroupId): Promise<boolean> =>
  db.requireNode(group).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Refusal) return true
      throw error
    },
  )

const findAtOnce = (db: Db, { name, table, GroupId: of, isDue, inUse }: Due): Promise<GroupId[]> =>
  db.asSystem(`accounts where work is due: ${name}`, async tx => {
    const accounts = accountsTable()
    const asked = tx.selectDistinct({ id: of }).from(table).$dynamic()
    const rows = await (inUse ? asked.innerJoin(accounts, and(eq(accounts.id, of), isNull(accounts.ArchivedDate))) : asked).where(isDue)
    return rows.map(one => one.id as GroupId) // accounts of rows
  })

const findOneByOne = async (db: Db, { name, table, GroupId: of, isDue, inUse }: Due): Promise<GroupId[]> => {
  const accounts = accountsTable()
  const all = await db.asSystem(`accounts, while a node is away: ${name}`, tx =>
    tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(inUse ? isNull(accounts.ArchivedDate) : undefined),
  )
  const found: GroupId[] = []
  for (const id of all.map(one => one.id as GroupId)) {
    if (await isAway(db, id)) continue
    const rows = await db
      .asSystem(`whether work is due: ${name}`, tx =>
        tx
          .select({ id: of })
          .from(table)
          .where(and(eq(of, id), isDue))
          .limit(1),
      )
      .catch(error => {
        if (isLost(error)) return [] // its node is the one, and nobody knew
        throw error
      })
    if (rows.length > 0) found.push(id)
  }
  return found
}
