import { Localized, uuid, z } from '../../../core/call.ts'

/** How much of a kind waits. `Kind` is named by the feature that counts it. `More`: there is more than `Count`, as a list says it of its Total. */
export const ToDo = z.object({ Kind: z.string(), Count: z.int(), More: z.optional(z.boolean()) })
export type ToDo = z.output<typeof ToDo>

/** One thing that waits, to go to. */
export const ToDoThing = z.object({
  /** What it is, as the feature names it that has it: `Request`. */
  Kind: z.string(),
  id: uuid(),
  BuildingId: uuid(),
  BuildingName: Localized(),
  /** When it came, and by when it is to be done. */
  CreatedDate: z.int(),
  DueDate: z.nullable(z.int()),
  /** What the visitor wrote; may be empty. */
  Text: z.string(),
  /** Of a request: its number. */
  Number: z.nullable(z.int()),
  /** Of a request: what it is, in the reader's language; of feedback: the entity type that it is about. */
  Type: z.string(),
  Urgent: z.boolean(),
  /** Of feedback: its stars. */
  Score: z.nullable(z.int()),
  /** The caller handles it. */
  Mine: z.boolean(),
})
export type ToDoThing = z.output<typeof ToDoThing>
