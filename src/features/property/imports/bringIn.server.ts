import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Tx } from '../../../platform/db/database.ts'
import { publishing } from '../../../platform/events/events.ts'
import type { JobContext } from '../../../platform/jobs/job.ts'
import { wordsFor } from '../../../platform/words.ts'
import { addBuildingsToMember } from '../../base/people/members.server.ts'
import { moveTask } from '../../base/tasks/data.ts'
import { addTags, batches } from '../buildings/bulk.server.ts'
import { buildingTopic } from '../buildings/data.ts'
import { auditBuildings } from './audit.server.ts'
import { knownFor, type RunRow, runOf } from './data.ts'
import type { Sheet } from './model.ts'
import { judge } from './rules.ts'
import { CannotImport, type Running } from './running.server.ts'
import { importRun } from './tables.ts'
import { words } from './words.ts'
import { addRows, changeRows, type Written, withCodes } from './write.server.ts'

/** Judges every row again beside today's buildings, and writes them; does nothing when the import does not run. */
export const bringIn = async ({ services }: JobContext, data: Running): Promise<void> => {
  const { GroupId, TaskId } = data
  // Told beside the transaction that writes, and so from another pool.
  const told = (Done: number) =>
    services.db.asSystem('progress of an import', (_tx, client) => moveTask(client, GroupId, TaskId, { State: 'Running', Done }))
  await told(0)
  await services.db.withTenant(GroupId, async (tx, client) => {
    const run = await runOf({ tx, GroupId: GroupId }, data.ImportId, { lock: true })
    if (run.State === 'Running') await write(tx, client, run, data, told)
  })
}

type Told = (done: number) => Promise<void>
const write = async (tx: Tx, client: pg.PoolClient, run: RunRow & { Sheet: Sheet }, data: Running, told: Told): Promise<void> => {
  const place = { tx, GroupId: data.GroupId, ImportId: run.id, buildings: data.Buildings }
  const { rows, wrong, MadeTags } = await judgedRows(place, run, data)
  const fresh = await withCodes(
    place,
    rows.filter(({ State }) => State === 'New'),
  )
  const known = data.Existing === 'Update' ? rows.filter(({ State }) => State === 'Changed') : []
  const written: Written[] = []
  for (const some of batches(fresh)) {
    written.push(...(await addRows(place, some)))
    await told(written.length)
  }
  const Added = written.length
  for (const some of batches(known)) {
    written.push(...(await changeRows(place, some)))
    await told(written.length)
  }
  const { GroupId, UserId, FullName, RequestId, TaskId } = data
  await auditBuildings({ tx, GroupId, UserId, FullName, RequestId, call: 'Import/RunImport' }, written)
  const Changed = known.length
  const Skipped = rows.length - Added - Changed
  const LeftOut = wrong.map(({ Row, Problems }) => ({ Row, Problems }))
  await tx
    .update(importRun)
    .set({ State: 'Done', Added, Changed, Skipped, LeftOut, MadeTags, DoneDate: sql`now()`, ModifiedDate: sql`now()`, Message: null })
    .where(and(eq(importRun.GroupId, GroupId), eq(importRun.id, run.id)))
  await showMade(tx, client, data, written.slice(0, Added))
  await tell(client, written.slice(Added))
  await moveTask(client, GroupId, TaskId, { State: 'Done', Done: rows.length })
}

type Place = Parameters<typeof knownFor>[0] & { ImportId: string }
/** The rows to import and those to leave out; the tags that they need are made first. */
const judgedRows = async (place: Place, { Sheet, Mapping }: RunRow & { Sheet: Sheet }, { Wrong, Language }: Running) => {
  const first = judge(Sheet, Mapping, await knownFor(place, Sheet, Mapping, { lock: true }))
  const wrong = first.filter(({ State }) => State === 'Wrong')
  if (wrong.length > 0 && Wrong === 'Refuse') throw new CannotImport(wordsFor(words, Language)('someWrong', { n: wrong.length }))
  const names = new Map(
    first.flatMap(({ newTag, State }) => (newTag && State !== 'Wrong' ? [[newTag.toLowerCase(), newTag] as const] : [])),
  )
  const MadeTags = await addTags(place, [...names.values()])
  const all = MadeTags.length === 0 ? first : judge(Sheet, Mapping, await knownFor(place, Sheet, Mapping))
  return { rows: all.filter(({ State }) => State !== 'Wrong'), wrong, MadeTags }
}

/** Somebody who sees some buildings only sees the new ones too. */
const showMade = async (
  tx: Tx,
  client: pg.PoolClient,
  { Buildings, GroupId, UserId }: Running,
  made: readonly Written[],
): Promise<void> => {
  if (Buildings === 'all' || made.length === 0) return
  const ids = made.map(({ id }) => id)
  await addBuildingsToMember(tx, { GroupId, UserId }, ids)
  await client.query(...publishing({ topic: 'session', data: '' }))
}

/** Every process hears of the buildings that were changed. */
const tell = async (client: pg.PoolClient, changed: readonly Written[]): Promise<void> => {
  for (const { id } of changed) await client.query(...publishing({ topic: buildingTopic, data: id }))
}
