import { addCode } from '../../../../test/support/listedRows.ts'
import { placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import { SaveQrBuilders } from '../../codes/generator/contract.ts'
import { DeleteQrPair, SaveQrPair } from './contract.ts'
import { qrPair } from './tables.ts'

/** Two codes of a building that can be paired, and the sign of them as it is sent. */
export const pairOf = async (account: Account) => {
  const row = { Floor: '2', Type: 'Lobby' }
  const QrBuilders = [
    { ...row, QrName: 'Tell us', QrType: 'Feedback' },
    { ...row, QrName: 'Ask us', QrType: 'Maintenance' },
  ]
  const { QrCodes } = await account.call(SaveQrBuilders, { ...placeOf(account), QrBuilders })
  const options = {
    Quantity: '2',
    Material: '3mm Sintra',
    Size: '8 × 10',
    Orientation: 'Portrait',
    Color: 'Light Blue',
    PrintTemplate: 'Pair',
  }
  return { ...placeOf(account), Location: 'Lobby', Type: 'FeedbackService', QrCodeIds: QrCodes.map(one => one.QrCodeId), ...options }
}

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    {
      call: DeleteQrPair,
      open: async account => {
        const { QrPair, Version } = await account.call(SaveQrPair, await pairOf(account))
        return { input: () => ({ ...placeOf(account), QrPairId: QrPair.acId, Version }) }
      },
    },
    { call: SaveQrPair, open: async account => pairOf(account).then(sent => ({ input: FPO1 => ({ ...sent, FPO1 }) })) },
  ],
  saves: () => [
    [
      '2-QR sign',
      {
        call: SaveQrPair,
        open: async account => {
          const sent = await pairOf(account)
          const { QrPair, Version } = await account.call(SaveQrPair, sent)
          return { input: FPO1 => ({ ...sent, FPO1, QrPairId: QrPair.acId, Version }) }
        },
      },
    ],
  ],
  rows: account => {
    const gId = account.group.id
    return {
      'PrintManagement/GetQrPairs': {
        filter: { gId },
        add: async (tx, n) => {
          const [one, other] = [await addCode(tx, account, n), await addCode(tx, account, n)]
          await tx.insert(qrPair).values({
            GroupId: gId,
            BuildingId: account.building.id,
            Location: 'Lobby',
            Type: 'FeedbackService',
            QrCodeId1: one.QrCodeId,
            QrCodeId2: other.QrCodeId,
            Quantity: 1,
            Material: 'Acrylic',
            Size: '8 × 10',
            Orientation: 'Portrait',
            Color: 'Light Gray',
            PrintTemplate: 'Pair',
            FileFormat: 'pdf',
            FPOPlacement: 'FPO 1',
          })
        },
      },
    }
  },
}
