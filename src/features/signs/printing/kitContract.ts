import { num, read, text, uuid, write, z } from '../../../core/call.ts'
import { libraryFlags } from '../../../core/permissions.ts'
import { required } from '../../../core/problem.ts'
import { labelSheetNames } from '../artwork/labels.ts'
import { PrintSettingFilter } from './model.ts'
import { findSourceProblems, findStartProblems } from './rules.ts'

/** Most labels of one PDF. */
export const mostLabels = 5000
/** Most signs of one kit. */
export const mostInKit = 2000
/** `test`: all signs made smaller on letter paper, to be scanned and read before the shop prints them. */
export const kitFormats = ['pdf', 'eps', 'svg', 'png', 'test'] as const
const millimetres = z.pipe(z.number(), z.number().check(z.minimum(-10), z.maximum(10)))

const ids = () => z.optional(z.array(uuid()).check(z.minLength(1), z.maxLength(mostInKit)))
/** Which signs. Codes for which nothing is chosen are printed by best practice, one each. */
const source = { PrintSettingIds: ids(), QrCodeIds: ids(), filter: z.optional(PrintSettingFilter) }
const sourceIds = { PrintSettingIds: 'print_setting', QrCodeIds: 'qr_code' } as const

export const MakePrintKit = write('PrintManagement/MakePrintKit', {
  summary:
    'Make a ZIP for the printer, as a task: each sign as a file, an index, the list for who puts them up, and a table. Signs that are named, all that a filter finds, or those of codes',
  scope: 'group',
  may: libraryFlags,
  ids: sourceIds,
  limit: 20,
  input: z.strictObject({
    GroupId: uuid(),
    ...source,
    FileFormat: z._default(z.enum(kitFormats), 'pdf'),
    /** Whether the signs with two codes of the same buildings come along. */
    WithPairs: z._default(z.boolean(), false),
  }),
  output: z.object({ TaskId: uuid() }),
  check: input => findSourceProblems(input),
})

export const MakeCustomerPO = write('PrintManagement/MakeCustomerPO', {
  summary:
    'Make the order of the signs of a building for the purchase order of the customer: how many of each material and size, and which signs',
  scope: 'building',
  may: libraryFlags,
  limit: 20,
  input: z.strictObject({ GroupId: uuid(), BuildingId: uuid(), CustomerPO: text(40), QrType: text(60) }),
  /** A PDF. */
  output: z.object({ UploadUrl: z.string() }),
  check: input => required(input, ['CustomerPO']),
})

export const MakeLabels = write('PrintManagement/MakeLabels', {
  summary: 'Make a PDF of labels, as a task: on sheets from a label on, or one a page for a label printer',
  scope: 'group',
  may: libraryFlags,
  ids: sourceIds,
  limit: 20,
  input: z.strictObject({
    GroupId: uuid(),
    ...source,
    Sheet: z.enum(labelSheetNames),
    /** The first label that is still on the sheet. */
    StartAt: z._default(z.int().check(z.minimum(1), z.maximum(60)), 1),
    /** How far the printer is off, in millimetres. */
    OffsetX: z._default(millimetres, 0),
    OffsetY: z._default(millimetres, 0),
  }),
  output: z.object({ TaskId: uuid() }),
  check: input => [...findSourceProblems(input), ...findStartProblems(input)],
})

export const GetLabelTest = read('PrintManagement/GetLabelTest', {
  summary: 'A page to hold against a sheet of labels: the outline of each label, and a rule of 50 mm',
  scope: 'group',
  may: libraryFlags,
  limit: 60,
  input: z.strictObject({
    gId: uuid(),
    Sheet: z.enum(labelSheetNames),
    OffsetX: z._default(z.pipe(num(), millimetres), 0),
    OffsetY: z._default(z.pipe(num(), millimetres), 0),
  }),
  output: z.object({ FileName: z.string(), Base64: z.string() }),
})
