import { Sort, text, uuid, write, z } from '../../../core/call.ts'
import { isZone } from '../../../core/zones.ts'

const Anything = z.record(text(60), z.unknown())

export const StartExport = write('List/StartExport', {
  summary: 'Make a file of all rows that a filter of a list finds, as a task: for more rows than a browser loads',
  scope: 'group',
  limit: 20,
  input: z.strictObject({
    GroupId: uuid(),
    /** Path of the list call: `QrCode/GetQrCodes`. */
    List: text(100),
    /** Its filter and sort. */
    filter: Anything,
    sort: z.optional(z.strictObject({ field: text(60), order: Sort(['Name']).shape.order })),
    /** Columns of the file, in their order. */
    Columns: z.array(text(60)).check(z.minLength(1), z.maxLength(60)),
    /** With the columns that the rows bring along: the questions of their forms. */
    WithData: z._default(z.boolean(), false),
    Format: z.enum(['csv', 'xlsx']),
    Title: text(120),
    FileName: text(250),
    /** By whose clock moments stand in it. */
    TimeZone: text(60).check(z.refine(isZone)),
  }),
  output: z.object({ TaskId: uuid() }),
})
