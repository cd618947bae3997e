import { boundWords, messageWords as coreWords, hintWords } from '../../../core/messageWords.ts'
import { makeTranslate } from '../../../core/translator.ts'
import { importOf } from '../../base/importing/importOf.server.ts'
import { lockQrCodes, removeQrCodes, tellQrCodes } from '../../codes/qr/bulk.server.ts'
import { webLink } from '../../codes/qr/rules.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { building } from '../../property/buildings/tables.ts'
import { removeUnusedRooms } from '../equipment/bulk.server.ts'
import { messageWords as equipmentWords } from '../equipment/messageWords.ts'
import { equipment, mechanicalSpace } from '../equipment/tables.ts'
import { equipmentColumns } from './columns.ts'
import { importCalls } from './contract.ts'
import { knownEquipment } from './data.ts'
import { messageWords } from './messageWords.ts'
import { makeRooms } from './rooms.server.ts'
import { judgeEquipment } from './rules.ts'
import { words } from './words.ts'
import { pieceRecords } from './write.server.ts'

/** The import of equipment and locations: by the rules of the form, known by sign or name, with the rooms that they need. */
export const equipmentImport = importOf(
  {
    Kind: 'Equipment',
    Object: 'qr_code',
    table: 'qr_code',
    parts: ['qr_item', 'equipment'],
    job: 'equipmentImports.run',
    task: 'ImportEquipment',
    say: makeTranslate([coreWords, hintWords, boundWords, equipmentWords, messageWords]),
    contract: importCalls,
    words,
  },
  {
    columns: equipmentColumns,
    rules: {
      watched: [building, qrCode, equipment, mechanicalSpace],
      known: knownEquipment,
      judge: judgeEquipment,
      show: ({ piece, building: its, code }) => ({
        Name: piece.QrName,
        Code: '',
        Place: [its?.name ?? code, piece.MechanicalSpace, piece.Floor].filter(Boolean).join(' · '),
        BuildingId: its?.id ?? null,
      }),
      codeIn: ({ SignId }) => SignId,
    },
    save: {
      beside: { make: makeRooms, remove: removeUnusedRooms },
      results: {
        headers: language => [words[language].signId, words[language].address],
        cells: async (place, ids) => {
          const codes = await lockQrCodes(place, ids)
          return new Map(codes.map(({ id, SignId, Address }) => [id, [String(SignId), webLink(place.baseUrl, Address)]]))
        },
      },
      ...pieceRecords,
      changed: tellQrCodes,
      remove: async (ctx, ids) => removeQrCodes(ctx, ids),
    },
  },
)
