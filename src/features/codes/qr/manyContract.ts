import { text, uuid, write, z } from '../../../core/call.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { libraryFlags } from '../../../core/permissions.ts'
import { qrFileTypes, qrSizes } from '../picture/model.ts'

/** What narrows a list of codes. */
export const QrCodeFilter = z.strictObject({
  gId: uuid(),
  bId: z.optional(uuid()),
  EntityType: z.optional(text(60)),
  QrType: z.optional(text(60)),
  text: z.optional(text()),
  /** Only codes of this very name, whatever its case. */
  Name: z.optional(text()),
  Retired: z.optional(z.boolean()),
})
export type QrCodeFilter = z.output<typeof QrCodeFilter>

/** Most codes of one ZIP. */
export const mostZipped = 2000

export const DownloadQrCodes = write('QrCode/DownloadQrCodes', {
  summary: 'Make a ZIP of the pictures of many codes, those that are named or all that a filter finds, as a task',
  scope: 'group',
  may: libraryFlags,
  limit: 20,
  input: z.strictObject({
    GroupId: uuid(),
    QrCodeIds: z.optional(z.array(uuid()).check(z.minLength(1), z.maxLength(mostZipped))),
    filter: z.optional(QrCodeFilter),
    fileTypes: z.array(z.enum(qrFileTypes)).check(z.minLength(1), z.maxLength(qrFileTypes.length)),
    size: z.literal(qrSizes),
  }),
  output: z.object({ TaskId: uuid() }),
  check: ({ QrCodeIds, filter, fileTypes }) => [
    ...((QrCodeIds === undefined) === (filter === undefined) ? [misfit('QrCodeIds', hints.choice)] : []),
    ...(new Set(fileTypes).size === fileTypes.length ? [] : [misfit('fileTypes', hints.choice)]),
  ],
})

/** Most buildings that a code is copied to at once. */
export const mostCopied = 50

export const CopyQrCode = write('QrCode/CopyQrCode', {
  summary: 'Give other buildings a code that does the same, each with an address of its own; what became of each building is told',
  scope: 'group',
  may: 'ManageLibraries',
  ids: { QrCodeId: 'qr_code' },
  limit: 20,
  input: z.strictObject({
    GroupId: uuid(),
    QrCodeId: uuid(),
    BuildingIds: z.array(uuid()).check(z.minLength(1), z.maxLength(mostCopied)),
    /** In the style of the code itself, or of each building. */
    Style: z._default(z.enum(['Building', 'Own']), 'Building'),
  }),
  output: z.object({
    Copies: z.array(
      z.object({
        BuildingId: uuid(),
        /** Made; SameName: it has a code of this name; NotFound: there is no such building in use that the caller sees. */
        Result: z.enum(['Made', 'SameName', 'NotFound']),
        QrCodeId: z.nullable(uuid()),
        SignId: z.nullable(z.int()),
        /** Something of it is of the building that it comes from: a contact, a place on the map, other codes. */
        ToCheck: z.boolean(),
      }),
    ),
  }),
})
