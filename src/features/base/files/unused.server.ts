import { getColumns, getTableName, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { batches } from '../../../platform/db/batches.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isPlacedByAccount } from '../../../platform/db/placement.ts'
import { fileTables } from '../../../platform/db/tenantTable.ts'
import type { FileStore } from '../../../platform/files/fileStore.ts'
import { rowKey } from '../../../platform/files/fileUse.ts'
import { smallKeys } from '../../../platform/files/small.ts'

export type UnusedFile = { GroupId: string; id: string }

/** Ends the uses by rows that are gone, with their building, survey or code: their files stay for the grace from now on. */
export const endUsesOfGoneRows = async (tx: Tx): Promise<void> => {
  for (const table of fileTables()) {
    const { GroupId: group }: Record<string, PgColumn> = getColumns(table)
    if (!isPlacedByAccount(getTableName(table))) await endUsesOfGone(tx, table)
    else
      await tx.execute(sql`update file_use u set ended_date = now() where table_name = ${getTableName(table)} and ended_date is null
        and not exists (select from ${table} where ${group} = u.group_id and ${rowKey(table)} = u.row_key)`)
  }
}

// Uses lie with their account, rows of no account elsewhere: no statement can join them, so their keys are compared in steps.
const endUsesOfGone = async (tx: Tx, table: PgTable): Promise<void> => {
  const own = sql`table_name = ${getTableName(table)} and ended_date is null`
  const { rows: used } = await tx.execute<{ key: string }>(sql`select distinct row_key as key from file_use where ${own}`)
  for (const some of batches(used)) {
    const keys = some.map(({ key }) => key)
    const { rows: there } = await tx.execute<{ key: string }>(
      sql`select ${rowKey(table)} as key from ${table} where ${rowKey(table)} = any(${sql.param(keys)}::text[])`,
    )
    const left = new Set(there.map(({ key }) => key))
    const gone = keys.filter(key => !left.has(key))
    if (gone.length > 0)
      await tx.execute(sql`update file_use set ended_date = now() where ${own} and row_key = any(${sql.param(gone)}::text[])`)
  }
}

/** Files older than the grace that no row uses, nor has used within the grace: a logo that was replaced yesterday may be put back today. */
export const unusedFiles = async (tx: Tx, graceDays: number, among?: UnusedFile): Promise<UnusedFile[]> => {
  const { rows } = await tx.execute<UnusedFile>(sql`select f.group_id as "GroupId", f.id from stored_file f
    where f.created_date < now() - make_interval(days => ${graceDays}) and ${among ? sql`(f.group_id, f.id) = (${among.GroupId}, ${among.id})` : sql`true`}
      and not exists (select from file_use u where (u.group_id, u.file_id) = (f.group_id, f.id)
        and (u.ended_date is null or u.ended_date > now() - make_interval(days => ${graceDays})))
    ${among ? sql`for update of f` : sql``}`)
  return rows
}

/**
 * Deletes a file that is still unused, with its ended uses; false if a row uses it again. The row is locked, so a transaction that wants
 * to use it waits. Bytes first: the row lets the next run finish an interrupted deletion.
 */
export const deleteUnused = async (tx: Tx, files: FileStore, file: UnusedFile, graceDays: number): Promise<boolean> => {
  const [still] = await unusedFiles(tx, graceDays, file)
  if (!still) return false
  await deleteFile(tx, files, file)
  return true
}

/** Deletes a file whatever used it: its bytes with their smaller forms, its uses, its row. For what no row shows any more. */
export const deleteFile = async (tx: Tx, files: FileStore, file: UnusedFile): Promise<void> => {
  for (const one of [`${file.GroupId}/${file.id}`, ...smallKeys(`${file.GroupId}/${file.id}`)]) await files.remove(one)
  await tx.execute(sql`delete from file_use where (group_id, file_id) = (${file.GroupId}, ${file.id})`)
  await tx.execute(sql`delete from stored_file where (group_id, id) = (${file.GroupId}, ${file.id})`)
}
