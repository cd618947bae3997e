import { ask, type Call, text, uuid, write, z } from './call.ts'
import type { Permission } from './permissions.ts'
import { messages } from './problem.ts'

/** Most rows that a bulk action changes for a page, which names them one by one. */
export const MOST_NAMED = 10_000

/** A row that a bulk call did not change, because somebody else has meanwhile. */
const Left = z.object({ id: uuid(), Name: z.string(), Why: z.enum(['Changed', 'Gone']) })
export type BulkLeft = z.output<typeof Left>

const BulkDone = z.object({
  /** Rows that were changed; 0 where a task does it. */
  Done: z.int(),
  Left: z.array(Left),
  /** The task that does it, where there are too many rows for the call itself. */
  TaskId: z.nullable(uuid()),
})
export type BulkDone = z.output<typeof BulkDone>

const Rows = z.array(z.strictObject({ id: uuid(), Version: z.int() })).check(z.minLength(1), z.maxLength(MOST_NAMED))

type Terms<F extends z.ZodMiniType, V extends z.ZodMiniType> = {
  summary: string
  may: Permission | readonly Permission[]
  archived?: boolean
  filter: F
  /** What the rows get; asked for as `Values`. */
  values?: V
}
export type BulkInput<F, V = unknown> = {
  GroupId: string
  Rows?: z.output<typeof Rows> | undefined
  filter?: F | undefined
  Values?: V | undefined
}
/** A bulk call as the kits see it. */
export type BulkCall<F = never, V = unknown> = Call<'group', BulkInput<F, V>, BulkInput<F, V>, BulkDone> & {
  /** The schema of its filter, which is that of the list. */
  readonly filter: z.ZodMiniType
}

/**
 * A write on many rows of a list: on those that are named, with the versions that were read, or on all that the list's `filter` finds.
 * The server applies the filter itself. Rows that somebody has changed meanwhile are not changed, and told.
 */
export const bulk = <F extends z.ZodMiniType, V extends z.ZodMiniType = z.ZodMiniType<unknown>>(
  path: Call['path'],
  { filter, values, ...terms }: Terms<F, V>,
): BulkCall<z.output<F>, z.output<V>> => {
  const shape = { GroupId: uuid(), Rows: z.optional(Rows), filter: z.optional(filter) }
  const input = values ? z.strictObject({ ...shape, Values: values }) : z.strictObject(shape)
  const call = write(path, { ...terms, scope: 'group', bodyLimit: 1024 * 1024, input, output: BulkDone })
  const check = ({ Rows: named, filter: all }: BulkInput<z.output<F>>) =>
    (named === undefined) === (all === undefined) ? [{ Field: 'Rows', Message: messages.required }] : []
  return { ...call, check, filter } as BulkCall<z.output<F>, z.output<V>> // the compiler cannot follow the filter through the shape of the input
}

const BulkNamed = z.object({ id: uuid(), Version: z.int() })

/** What a page asks before it asks its user: the question then says how many rows change, and the bulk call names these rows. */
export const PreviewBulk = ask('List/PreviewBulk', {
  summary: 'The rows that a bulk call would change, of a filter or of some ids. `Total` counts all of them, `Rows` are the first 10,000',
  scope: 'group',
  bodyLimit: 1024 * 1024,
  input: z.strictObject({
    GroupId: uuid(),
    /** Path of the bulk call: `Feedback/FinishAnswers`. */
    Call: text(100),
    filter: z.optional(z.record(text(60), z.unknown())),
    Ids: z.optional(z.array(uuid()).check(z.minLength(1), z.maxLength(MOST_NAMED))),
    /** Tell them by building too. */
    ByBuilding: z.optional(z.boolean()),
  }),
  output: z.object({
    Rows: z.array(BulkNamed),
    Total: z.int(),
    /** The same rows by the building in which they stand. */
    Buildings: z.optional(z.array(z.object({ BuildingId: uuid(), Rows: z.array(BulkNamed) }))),
  }),
  check: ({ filter, Ids }) => ((filter === undefined) === (Ids === undefined) ? [{ Field: 'Ids', Message: messages.required }] : []),
})
