import { addByBuilding, recordImport } from '../../base/importing/recordImport.server.ts'
import { insertBuilders, readPlace } from '../generator/save.server.ts'
import { lockQrCodes, moveQrCodes } from '../qr/bulk.server.ts'
import type { QrCodeRow } from '../qr/data.ts'
import type { CodeVerdict } from './rules.ts'

/** The codes of an import: made with how they are printed, hung elsewhere where they exist. */
export const codeRecords = recordImport<CodeVerdict, QrCodeRow>({
  lock: async (place, ids) => new Map((await lockQrCodes(place, ids)).map(code => [code.id, code])),
  values: code => code,
  describe: ({ QrName, SignId, Retired }) => ({ name: `${QrName}, ${SignId}`, archived: Retired }),
  changes: (_code, { hanging: { Location, Floor, Unit, InstallationNote } }) => ({ Location, Floor, Unit, InstallationNote }),
  apply: (code, values) => ({ ...code, ...values }),
  write: (place, codes) =>
    moveQrCodes(
      place,
      codes.map(({ id, Location, Floor, Unit, InstallationNote }) => ({ id, Location, Floor, Unit, InstallationNote })),
    ),
  add: (place, rows) =>
    addByBuilding(rows, async (BuildingId, own) => {
      const codes = await insertBuilders(
        { ...place, BuildingId },
        own.map(({ row }) => row),
      )
      return codes.map(({ QrCodeId, SignId, row }) => ({ id: QrCodeId, values: { SignId, BuildingId, Version: 1, ...readPlace(row) } }))
    }),
})
