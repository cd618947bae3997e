import { randomUUID } from 'node:crypto'
import { addCode } from '../../../../test/support/listedRows.ts'
import { buildingRow } from '../../../../test/support/rows.ts'
import { codeOf, placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { SaveQrCode } from '../../codes/qr/contract.ts'
import { building } from '../../property/buildings/tables.ts'
import { GetPrintSettings, MakeCustomerPO, MakeLabels, MakePrintKit, SavePrintSettings, SetPrintState } from './contract.ts'
import { listPrintOptions, settingIdOf } from './options.ts'
import { printSetting } from './tables.ts'

/** A code of the account’s building, and the id of its best practice. */
export const addSignedCode = async (account: Account, QrName = 'Lobby') => {
  const code = await account.call(SaveQrCode, { ...placeOf(account), ...codeOf(QrName) })
  const [best] = listPrintOptions({ QrType: 'Feedback', Location: 'Lobby' })
  if (!best) throw new Error('nothing is offered')
  return { ...code, QrName, SettingId: settingIdOf(best) }
}

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    {
      call: MakePrintKit,
      open: async account => {
        const { QrCodeId } = await addSignedCode(account)
        return { input: text => ({ GroupId: account.group.id, QrCodeIds: [QrCodeId], FileFormat: text === 'mine' ? 'svg' : 'png' }) }
      },
    },
    {
      call: MakeCustomerPO,
      open: async account => {
        await addSignedCode(account)
        return { input: text => ({ ...placeOf(account), CustomerPO: text, QrType: codeOf('Lobby').Item.QrType }) }
      },
    },
    {
      call: MakeLabels,
      open: async account => {
        const { QrCodeId } = await addSignedCode(account)
        const at = { GroupId: account.group.id, QrCodeIds: [QrCodeId], Sheet: 'Tape 24 mm' }
        return { input: text => ({ ...at, OffsetX: text === 'mine' ? 0 : 0.5 }) }
      },
    },
    {
      call: SetPrintState,
      open: async account => {
        const { QrName, SettingId } = await addSignedCode(account)
        const settings = { ...placeOf(account), QrName, Version: 0, PrintSettings: [{ SettingId, Quantity: 1 }] }
        await account.call(SavePrintSettings, settings)
        const { PrintSettings } = await account.call(GetPrintSettings, { filter: { gId: account.group.id } })
        const Rows = PrintSettings.map(({ id, Version }) => ({ id, Version }))
        return { input: text => ({ GroupId: account.group.id, Rows, Values: { State: text === 'mine' ? 'Ordered' : 'On hold' } }) }
      },
    },
  ],
  saves: () => [
    [
      'print settings of a code',
      {
        call: SavePrintSettings,
        open: async account => {
          const { QrName, SettingId } = await addSignedCode(account)
          const at = { ...placeOf(account), QrName, Version: 0 }
          return { input: Headline => ({ ...at, Headline, PrintSettings: [{ SettingId, Quantity: 2 }] }) }
        },
      },
    ],
  ],
  rows: account => {
    const gId = account.group.id
    const add = async (tx: Tx, n: number, BuildingId = account.building.id) => {
      const { QrCodeId } = await addCode(tx, { ...account, building: { ...account.building, id: BuildingId } }, n)
      const option = { Material: 'Acrylic', Size: '8 × 10', Orientation: 'Portrait', Color: 'NA', PrintTemplate: 'Standard' }
      const place = { GroupId: gId, BuildingId, QrCodeId }
      await tx.insert(printSetting).values({ ...place, ...option, SettingId: settingIdOf(option), Quantity: 1 })
    }
    return {
      'PrintManagement/GetPrintSettings': { filter: { gId }, add },
      'PrintManagement/GetGlobalPrintSetting': { filter: {}, add },
      'PrintManagement/GetPrintPrograms': {
        filter: {},
        add: async (tx, n) => {
          const [place] = await tx
            .insert(building)
            .values({ ...buildingRow(gId, 3000 + n), Code: `SG${randomUUID()}` })
            .returning()
          if (place) await add(tx, n, place.id)
        },
      },
    }
  },
}
