import { read, text, uuid, write, z } from '../../../core/call.ts'
import { libraryFlags } from '../../../core/permissions.ts'
import { PrintTemplate } from '../../signs/printing/model.ts'
import { mostRows, QrBuilder } from './model.ts'
import { builderProblems, templateInputProblems } from './rules.ts'

export const SaveQrBuilders = write('QrCode/SaveQrBuilders', {
  summary: 'Create the QR codes of a table of rows, all or none; rows without a QrName are left out',
  scope: 'building',
  may: 'ManageLibraries',
  bodyLimit: 2 * 1024 * 1024,
  input: z.strictObject({ GroupId: uuid(), BuildingId: uuid(), QrBuilders: z.array(QrBuilder).check(z.maxLength(mostRows)) }),
  output: z.object({ Total: z.int(), QrCodes: z.array(z.object({ QrCodeId: uuid(), SignId: z.int(), QrName: z.string() })) }),
  check: ({ QrBuilders }) => builderProblems(QrBuilders, null), // which templates the account has is known to the handler
})

export const GetPrintTemplates = read('QrCode/GetPrintTemplates', {
  summary:
    'The templates that signs of a QR type are printed by, those of the account last; for Feedback they depend on the location. Without a type those of the account alone',
  scope: 'group',
  may: libraryFlags,
  input: z.strictObject({ gId: uuid(), qrType: z.optional(text(60)), location: z.optional(text(100)) }),
  output: z.object({ Templates: z.array(PrintTemplate) }),
  check: templateInputProblems,
})
