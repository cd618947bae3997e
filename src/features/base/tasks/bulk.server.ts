import { and, eq } from 'drizzle-orm'
import type pg from 'pg'
import type { BulkCall, BulkLeft } from '../../../core/bulk.ts'
import type { Language, Words } from '../../../core/words.ts'
import { writeAuditRows } from '../../../platform/db/audit.ts'
import { batches } from '../../../platform/db/batches.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { publishing } from '../../../platform/events/events.ts'
import { type Ctx, type Handler, handle } from '../../../platform/handle.ts'
import { type InAccount, type Job, type JobContext, job } from '../../../platform/jobs/job.ts'
import { task } from '../../../platform/tables.ts'
import { wordsFor } from '../../../platform/words.ts'
import { moveTask, newTask } from './data.ts'
import { words } from './words.ts'

/** A row that a bulk call acts on, as it was found: what its history says it was. */
export type BulkRow = { id: string; Version: number; Name: string; Before: Record<string, unknown> }
/** Where rows are saved, in a call or in a job, and for whom. */
export type BulkPlace = {
  tx: Tx
  GroupId: string
  UserId: string
  FullName: string
  now: Date
  notify: (topic: string, data: string) => Promise<void>
}
/** The end of a bulk action: its notifications exist exactly if its last rows are saved. `RequestId` identifies the action. */
export type BulkEnd = Pick<BulkPlace, 'tx' | 'GroupId'> & {
  UserId: string
  RequestId: string
  enqueue: <Data extends object>(job: Job<Data>, data: Data) => Promise<void>
}
/** What became of one row, for its history. */
export type BulkSaved = { id: string; After: Record<string, unknown> }
/** The title of a bulk action's task: with `n`. */
export type BulkWords = Words<{ readonly bulkTitle: string }>

type Group = Ctx<'group'>
type Bulk<F, V> = {
  call: BulkCall<F, V>
  /** Names its job. */
  job: string
  /** What the audit calls a row. */
  Object: string
  words: BulkWords
  /** Rows that the caller may change: all that a filter finds, or those of some ids. */
  find(ctx: Group, filter: F): Promise<BulkRow[]>
  read(ctx: Group, ids: readonly string[]): Promise<BulkRow[]>
  /** Refuses values that not all of the rows may get. */
  check?(ctx: Group, rows: readonly BulkRow[], values: V): Promise<void>
  /** Saves at most one batch of rows, each only while it has its version; gives those that were saved. `values`: what the call asks for. */
  save(place: BulkPlace, rows: readonly BulkRow[], values: V): Promise<BulkSaved[]>
  /** Once, in the transaction of the last batch: of all rows that were to be changed, as they were found. */
  finish?(end: BulkEnd, rows: readonly BulkRow[], values: V): Promise<void>
}

/** Every bulk action that is served, by the path of its call. */
export const bulkActions = new Map<string, Pick<Bulk<unknown, unknown>, 'call' | 'find' | 'read'>>()

/** The handler of a bulk call and its job: few rows are changed at once, many batch by batch as a task. */
export const serveBulk = <F, V = unknown>(of: Bulk<F, V>): { handler: Handler<BulkCall<F, V>>; job: Job<Running> } => {
  bulkActions.set(of.call.path, of as Bulk<unknown, unknown>) // `PreviewBulk` parses the filter by the call's own schema
  const many = job<Running>(of.job, (context, data) => runTask(context, of, data), { seconds: 300 })
  const handler = handle(of.call as BulkCall<unknown>, async (ctx, input) => {
    const { rows, left } = input.Rows ? await named(ctx, of, input.Rows) : { rows: await of.find(ctx, input.filter as F), left: [] } // the call's own filter
    const { actor, GroupId, requestId: RequestId } = ctx
    const Values = input.Values as V // the call's own
    await of.check?.(ctx, rows, Values)
    if (batches(rows).length > 1) {
      const Title = wordsFor(of.words, ctx.language)('bulkTitle', { n: rows.length })
      const TaskId = await newTask(ctx, { Kind: 'Bulk', Title, Total: rows.length })
      const by = { UserId: actor.UserId, FullName: actor.FullName, Language: ctx.language, RequestId }
      await ctx.enqueue(many, { GroupId, TaskId, ...by, Rows: rows, Values })
      return { Done: 0, Left: left, TaskId }
    }
    const by = { GroupId, UserId: actor.UserId, FullName: actor.FullName, RequestId }
    const { done, late } = await saveBatch(ctx, of, by, rows, Values)
    await of.finish?.({ tx: ctx.tx, ...by, enqueue: ctx.enqueue }, rows, Values)
    return { Done: done, Left: [...left, ...late], TaskId: null }
  })
  return { handler: handler as Handler<BulkCall<F, V>>, job: many } // the same call, typed by its filter
}

/** The named rows that are as they were read; the others are left as they are. */
const named = async <F, V>(ctx: Group, of: Bulk<F, V>, given: readonly { id: string; Version: number }[]) => {
  const found = await of.read(
    ctx,
    given.map(({ id }) => id),
  )
  const byId = new Map(found.map(row => [row.id, row]))
  const left = given.flatMap(({ id, Version }): BulkLeft[] => {
    const row = byId.get(id)
    if (!row) return [{ id, Name: '', Why: 'Gone' }]
    return row.Version === Version ? [] : [{ id, Name: row.Name, Why: 'Changed' }]
  })
  const stale = new Set(left.map(({ id }) => id))
  return { rows: found.filter(({ id }) => !stale.has(id)), left }
}

type By = { GroupId: string; UserId: string; FullName: string; RequestId: string }

const saveBatch = async <F, V>(
  place: Omit<BulkPlace, 'UserId' | 'FullName'>,
  of: Bulk<F, V>,
  by: By,
  rows: readonly BulkRow[],
  values: V,
): Promise<{ done: number; late: BulkLeft[] }> => {
  const saved = rows.length === 0 ? [] : await of.save({ ...place, UserId: by.UserId, FullName: by.FullName }, rows, values)
  const before = new Map(rows.map(({ id, Before }) => [id, Before]))
  const written = saved.map(({ id, After }) => ({ id, Before: before.get(id) ?? {}, After }))
  await writeAuditRows(place.tx, { ...by, Call: of.call.path, Object: of.Object }, written)
  const ids = new Set(saved.map(({ id }) => id))
  const late = rows.filter(({ id }) => !ids.has(id)).map(({ id, Name }): BulkLeft => ({ id, Name, Why: 'Changed' }))
  return { done: saved.length, late }
}

type Running = InAccount & {
  TaskId: string
  UserId: string
  FullName: string
  Language: Language
  RequestId: string
  Rows: readonly BulkRow[]
  Values?: unknown
}

/** Batch by batch, each in a transaction with the task's progress: run again, it goes on after the last batch. */
const runTask = async <F, V>({ services, last }: JobContext, of: Bulk<F, V>, data: Running): Promise<void> => {
  const { GroupId, TaskId, Rows, Language } = data
  try {
    for (let more = true; more; )
      more = await services.db.withTenant(GroupId, async (tx, client) => {
        const [at] = await tx
          .select({ Done: task.Done, State: task.State, Message: task.Message })
          .from(task)
          .where(and(eq(task.GroupId, GroupId), eq(task.id, TaskId)))
          .for('update')
        if (!at || at.State === 'Done') return false
        const [rows = []] = batches(Rows.slice(at.Done))
        const { late } = await saveBatch({ tx, GroupId, now: new Date(), notify: notifyBy(client) }, of, data, rows, data.Values as V)
        const Done = at.Done + rows.length
        const State = Done < Rows.length ? 'Running' : 'Done'
        await moveTask(client, GroupId, TaskId, { State, Done, Message: describeLeft(at.Message, late, Language) })
        if (State === 'Done') await of.finish?.({ tx, ...data, enqueue: enqueueBy(services.jobs, client) }, Rows, data.Values as V)
        return State === 'Running'
      })
  } catch (error) {
    services.log.warn({ task: TaskId, error: String(error) }, 'a bulk action did not succeed')
    if (last) await fail(services, data)
    throw error
  }
}

const fail = (services: JobContext['services'], { GroupId, TaskId, Language }: Running) =>
  services.db.withTenant(GroupId, (_tx, client) =>
    moveTask(client, GroupId, TaskId, { State: 'Failed', Message: wordsFor(words, Language)('bulkFailed') }),
  )

const notifyBy =
  (client: pg.PoolClient): BulkPlace['notify'] =>
  async (topic, data) =>
    void (await client.query(...publishing({ topic, data })))

const enqueueBy =
  (jobs: JobContext['services']['jobs'], client: pg.PoolClient): BulkEnd['enqueue'] =>
  (one, data) =>
    jobs.enqueue(client, one, data)

/** The names of rows that were left, after those of earlier batches; at most as many as people read. */
const describeLeft = (before: string | null, late: readonly BulkLeft[], language: Language): string | null => {
  if (late.length === 0) return before
  const names = late.map(({ Name }) => Name).join(', ')
  return `${before ? `${before}, ` : wordsFor(words, language)('bulkLeft')}${names}`.slice(0, 1000)
}
