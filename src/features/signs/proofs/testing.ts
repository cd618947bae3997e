import { buildingRow } from '../../../../test/support/rows.ts'
import { placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import { newCode } from '../../../platform/secrets.ts'
import { SaveQrBuilders } from '../../codes/generator/contract.ts'
import { building } from '../../property/buildings/tables.ts'
import { SavePrintSettings } from '../printing/contract.ts'
import { GetSignProof, MoveSignProof, ProposeSignAgain, StartSignProof } from './contract.ts'
import { signProof } from './tables.ts'

/** A review of two signs of the account’s building, in QR Engineering. */
export const startProof = async (account: Account) => {
  const row = { Floor: '2', Type: 'Lobby', QrType: 'Maintenance' }
  const QrBuilders = [
    { ...row, QrName: 'North' },
    { ...row, QrName: 'South' },
  ]
  await account.call(SaveQrBuilders, { ...placeOf(account), QrBuilders })
  const { acId, Version } = await account.call(StartSignProof, placeOf(account))
  return { ...placeOf(account), ProofId: acId, Version }
}
/** The same, with the client. */
export const sendProof = async (account: Account, Recipients = 'client@harbor.example') => {
  const at = await startProof(account)
  const handed = await account.call(MoveSignProof, { ...at, Move: 'handOn' })
  const sent = await account.call(MoveSignProof, { ...at, Version: handed.Version, Move: 'send', Recipients })
  return { ...at, Version: sent.Version }
}
/** The review of a building as staff read it. */
export const readProof = async (account: Account) => {
  const { Proof } = await account.call(GetSignProof, { gId: account.group.id, bId: account.building.id })
  if (!Proof) throw new Error('no review')
  return Proof
}

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    {
      call: StartSignProof,
      open: async account => {
        const QrBuilders = [{ QrName: 'North', Floor: '2', Type: 'Lobby', QrType: 'Maintenance' }]
        await account.call(SaveQrBuilders, { ...placeOf(account), QrBuilders })
        return { input: () => placeOf(account) }
      },
    },
    {
      call: SavePrintSettings,
      open: async account => {
        await sendProof(account)
        const [sign] = (await readProof(account)).CurrentPrintSettings
        const PrintSettings = [{ SettingId: sign?.PrintSetting.SettingId ?? '', Quantity: 1 }]
        return {
          input: text => ({
            ...placeOf(account),
            QrName: sign?.QrName ?? '',
            Version: sign?.Version ?? 0,
            Approve: 'Reject' as const,
            PrintSettings,
            Notes: [text],
          }),
        }
      },
    },
  ],
  saves: () => [
    [
      'status of a review of signs',
      {
        call: MoveSignProof,
        open: async account => startProof(account).then(at => ({ input: () => ({ ...at, Move: 'handOn' as const }) })),
      },
    ],
    [
      'sign that is shown again',
      {
        call: ProposeSignAgain,
        open: async account => {
          const { ProofId } = await sendProof(account)
          const [sign] = (await readProof(account)).CurrentPrintSettings
          const PrintSettings = [{ SettingId: sign?.PrintSetting.SettingId ?? '', Quantity: 1 }]
          const decision = {
            Approve: 'Reject' as const,
            Notes: ['Larger, please'],
            QrName: sign?.QrName ?? '',
            Version: sign?.Version ?? 0,
          }
          const { Version } = await account.call(SavePrintSettings, { ...placeOf(account), ...decision, PrintSettings })
          return { input: () => ({ ...placeOf(account), ProofId, ItemId: sign?.id ?? '', Version }) }
        },
      },
    ],
  ],
  rows: account => {
    const gId = account.group.id
    return {
      'PrintManagement/GetSignProofs': {
        filter: { gId },
        add: async (tx, n) => {
          const code = newCode(12)
          const [place] = await tx
            .insert(building)
            .values({ ...buildingRow(gId, 5000 + n), Code: `PR${code}` })
            .returning()
          await tx.insert(signProof).values({ GroupId: gId, BuildingId: place?.id ?? '', LinkCode: code })
        },
      },
    }
  },
  menu: { 'QR Engineering': { may: ['ManageLibraries', 'ManageMarketing', 'ManagePropertyInfo'], calls: [StartSignProof, MoveSignProof] } },
}
