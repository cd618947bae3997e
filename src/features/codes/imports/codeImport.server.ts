import { boundWords, messageWords as coreWords, hintWords } from '../../../core/messageWords.ts'
import { makeTranslate } from '../../../core/translator.ts'
import { importOf } from '../../base/importing/importOf.server.ts'
import { building } from '../../property/buildings/tables.ts'
import { signTemplate } from '../../signs/templates/tables.ts'
import { messageWords as generatorWords } from '../generator/messageWords.ts'
import { lockQrCodes, removeQrCodes, tellQrCodes } from '../qr/bulk.server.ts'
import { webLink } from '../qr/rules.ts'
import { qrCode } from '../qr/tables.ts'
import { codeColumns } from './columns.ts'
import { importCalls } from './contract.ts'
import { knownCodes } from './data.ts'
import { messageWords } from './messageWords.ts'
import { judgeCode } from './rules.ts'
import { words } from './words.ts'
import { codeRecords } from './write.server.ts'

/** The bulk import of QR codes: by the rules of the generator, known by building and name. */
export const codeImport = importOf(
  {
    Kind: 'QrBuilder',
    Object: 'qr_code',
    table: 'qr_code',
    parts: ['qr_item', 'print_setting'],
    job: 'codeImports.run',
    task: 'ImportQrCodes',
    errorsJob: 'codeImports.mailErrors',
    say: makeTranslate([coreWords, hintWords, boundWords, generatorWords, messageWords]),
    contract: importCalls,
    words,
  },
  {
    columns: codeColumns,
    rules: {
      watched: [building, qrCode, signTemplate],
      known: knownCodes,
      judge: judgeCode,
      show: ({ row, building: its, code }) => ({
        Name: row.QrName.trim(),
        Code: '',
        Place: [its?.name ?? code, row.Type, row.Floor].filter(Boolean).join(' · '),
        BuildingId: its?.id ?? null,
      }),
      codeIn: ({ SignId }) => SignId,
    },
    save: {
      results: {
        headers: language => [words[language].signId, words[language].address],
        cells: async (place, ids) => {
          const codes = await lockQrCodes(place, ids)
          return new Map(codes.map(({ id, SignId, Address }) => [id, [String(SignId), webLink(place.baseUrl, Address)]]))
        },
      },
      ...codeRecords,
      changed: tellQrCodes,
      remove: async (ctx, ids) => removeQrCodes(ctx, ids),
    },
  },
)
