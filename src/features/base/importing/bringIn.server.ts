import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { writeAuditRows } from '../../../platform/db/audit.ts'
import { batches } from '../../../platform/db/batches.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { publishing } from '../../../platform/events/events.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import type { JobContext } from '../../../platform/jobs/job.ts'
import { wordsFor } from '../../../platform/words.ts'
import { moveTask } from '../tasks/data.ts'
import { lockRun, type RunRow } from './data.ts'
import type { ImportOf, ImportPlace, WrittenRow } from './importOf.server.ts'
import { keepResult } from './result.server.ts'
import { judgeFile } from './rows.server.ts'
import { type Judged, neededBeside, type Verdict } from './rules.ts'
import { CannotImport, type RunningImport } from './running.server.ts'
import { importRow, importRun } from './tables.ts'
import { words } from './words.ts'

/** Judges every row again beside today's records, and writes them; does nothing when the import does not run. */
export const bringIn = async ({ services }: JobContext, of: ImportOf, data: RunningImport): Promise<void> => {
  const { GroupId, TaskId } = data
  // Told beside the transaction that writes, and so from another pool.
  const tell = (Done: number) =>
    services.db.asSystem('progress of an import', (_tx, client) => moveTask(client, GroupId, TaskId, { State: 'Running', Done }))
  await tell(0)
  await services.db.withPeople('what people of the account see', GroupId, async (tx, client) => {
    const run = await lockRun({ tx, GroupId }, of, data.ImportId)
    if (run.State === 'Running') await writeRun({ tx, client, services, of, run, data, tell })
  })
}

type Writing = {
  tx: Tx
  client: pg.PoolClient
  services: JobContext['services']
  of: ImportOf
  run: RunRow
  data: RunningImport
  /** Tells the task how many rows are written. */
  tell: (done: number) => Promise<void>
}

const writeRun = async ({ tx, client, services, of, run, data, tell }: Writing): Promise<void> => {
  const { GroupId, UserId, FullName, RequestId, TaskId } = data
  const { secret, baseUrl } = services.config
  const place = { tx, GroupId, buildings: data.Buildings, secret, now: new Date() }
  const { rows, wrong, MadeTags } = await rowsToWrite(place, of, run, data)
  const fresh = rows.filter(({ State }) => State === 'New')
  const known = data.Existing === 'Update' ? rows.filter(({ State }) => State === 'Changed') : []
  const { save } = of
  const made = save.prepare ? await save.prepare(place, fresh) : fresh
  const added = await writeBatches(place, run.id, made, save.add, tell)
  const changed = await writeBatches(place, run.id, known, save.change, done => tell(added.length + done))
  const by = { GroupId, UserId, FullName, RequestId, Call: of.contract.RunImport.path, Object: of.Object }
  await writeAuditRows(tx, by, [...added, ...changed])
  const LeftOut = wrong.map(({ Row, Problems }) => ({ Row, Problems }))
  const counts = { Added: added.length, Changed: changed.length, Skipped: rows.length - added.length - changed.length }
  const did = [...pairs(made, added), ...pairs(known, changed)]
  const keeper = { tx, files: services.files, baseUrl, GroupId, UserId, BuildingId: null }
  const OutputKey = await keepResult({ ...place, baseUrl }, of, { run, did, wrong, language: data.Language, keeper })
  await tx
    .update(importRun)
    .set({ State: 'Done', ...counts, OutputKey, LeftOut, MadeTags, DoneDate: sql`now()`, ModifiedDate: sql`now()`, Message: null })
    .where(and(eq(importRun.GroupId, GroupId), eq(importRun.id, run.id)))
  await noteFiles(tx, importRun, [{ GroupId, id: run.id, FileKey: run.FileKey, OutputKey }])
  const notify = async (topic: string, about: string) => void (await client.query(...publishing({ topic, data: about })))
  const saving = { ...place, UserId, notify }
  if (added.length > 0) await save.added?.(saving, idsOf(added))
  await save.changed?.(saving, idsOf(changed))
  await moveTask(client, GroupId, TaskId, { State: 'Done', Done: rows.length })
}

const pairs = (rows: readonly Judged[], written: readonly WrittenRow[]) =>
  rows.flatMap(({ Row }, at) => (written[at] ? [{ ...written[at], Row }] : []))

const idsOf = (written: readonly WrittenRow[]): string[] => written.map(({ id }) => id)

/** The rows to import and the rows to leave out; related records are made first. */
const rowsToWrite = async (place: ImportPlace, of: ImportOf, run: RunRow, { Wrong, Language }: RunningImport) => {
  const first = await judgeFile(place, of, run, { lock: true })
  const wrong = first.filter(({ State }) => State === 'Wrong')
  if (wrong.length > 0 && Wrong === 'Refuse') throw new CannotImport(wordsFor(words, Language)('someWrong', { n: wrong.length }))
  const MadeTags = (await of.save.beside?.make(place, neededBeside(first))) ?? []
  const all = MadeTags.length === 0 ? first : await judgeFile(place, of, run)
  return { rows: all.filter(({ State }) => State !== 'Wrong'), wrong, MadeTags }
}

/** Writes rows batch by batch, and keeps what became of each, so that it can be undone. */
export const writeBatches = async <V extends Verdict>(
  place: ImportPlace,
  ImportId: string,
  rows: readonly Judged<V>[],
  write: (place: ImportPlace, rows: readonly Judged<V>[]) => Promise<WrittenRow[]>,
  tell: (done: number) => Promise<void> = async () => undefined,
): Promise<WrittenRow[]> => {
  const written: WrittenRow[] = []
  for (const some of batches(rows)) {
    const done = await write(place, some)
    const kept = done.flatMap(({ id: ObjectId, Before, After }, at) => {
      const row = some[at]
      return row
        ? [{ GroupId: place.GroupId, ImportId, Row: row.Row, ObjectId, Before, After, Differences: Before ? row.Differences : [] }]
        : []
    })
    await place.tx.insert(importRow).values(kept)
    written.push(...done)
    await tell(written.length)
  }
  return written
}
