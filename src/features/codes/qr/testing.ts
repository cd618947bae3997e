import { addCode } from '../../../../test/support/listedRows.ts'
import { codeOf, placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import { GetHtmlTemplates, SaveHtmlTemplate } from '../functionalities/contract.ts'
import { definitions } from '../functionalities/definitions.ts'
import { GetPrintTemplates, SaveQrBuilders } from '../generator/contract.ts'
import {
  CheckQrPicture,
  CopyQrCode,
  DownloadQrCodes,
  EmailQrCode,
  GenerateQrStyle,
  GetBuildingNotice,
  GetQrCode,
  GetQrCodeCounts,
  GetQrCodes,
  GetQrPicture,
  GetTemplateDefault,
  MakeBlankQrCodes,
  PauseQrCode,
  ReplaceQrCode,
  RestoreQrCode,
  RestoreQrCodes,
  ResumeQrCode,
  RetireQrCode,
  RetireQrCodes,
  SaveAEDSettings,
  SaveBuildingNotice,
  SaveFireExtinguisherSettings,
  SaveQrCode,
  SaveQrNotice,
} from './contract.ts'

/** Two codes of a type; the write gives one the fields of the other, with a first question of its own. */
const settingsOf = async (account: Account, type: 'AEDInspection' | 'FireExtinguisherInspection') => {
  const { Icon, QrType, sample } = definitions[type]
  const Item = { Name: { en: type }, Icon, FunctionalityType: type, QrType, TemplateFormData: { ...sample } }
  const made = () => account.call(SaveQrCode, { ...placeOf(account), QrName: type, Location: 'Lobby', Item })
  const [{ QrCodeId }] = [await made(), await made()]
  const [first, ...rest] = sample.Fields
  return { input: (en: string) => ({ ...placeOf(account), QrCodeId, Fields: [{ ...first, FieldText: { en } }, ...rest] }) }
}
const code = (account: Account) => account.call(SaveQrCode, { ...placeOf(account), ...codeOf('First') })
const codeIn = async (account: Account) => ({ GroupId: account.group.id, QrCodeId: (await code(account)).QrCodeId })

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    { call: PauseQrCode, open: async account => codeIn(account).then(at => ({ input: () => at })) },
    { call: ResumeQrCode, open: async account => codeIn(account).then(at => ({ input: () => at })) },
    {
      call: ReplaceQrCode,
      open: async account => {
        const [at, next] = [await codeIn(account), await codeIn(account)]
        return { input: () => ({ ...at, ReplacedBy: next.QrCodeId }) }
      },
    },
    { call: MakeBlankQrCodes, open: async account => ({ input: text => ({ ...placeOf(account), Count: text.length }) }) },
    {
      call: CopyQrCode,
      open: async account => {
        const at = await codeIn(account)
        return { input: text => ({ ...at, BuildingIds: [account.building.id], Style: text === 'mine' ? 'Own' : 'Building' }) }
      },
    },
    {
      call: DownloadQrCodes,
      open: async account => {
        const { QrCodeId } = await account.call(SaveQrCode, { ...placeOf(account), ...codeOf('Zipped') })
        return {
          input: text => ({ GroupId: account.group.id, QrCodeIds: [QrCodeId], fileTypes: [text === 'mine' ? 'svg' : 'png'], size: 500 }),
        }
      },
    },
    { call: SaveAEDSettings, open: async account => settingsOf(account, 'AEDInspection') },
    { call: SaveFireExtinguisherSettings, open: async account => settingsOf(account, 'FireExtinguisherInspection') },
    {
      call: EmailQrCode,
      open: async account => codeIn(account).then(at => ({ input: text => ({ ...at, RecipientEmail: `${text}@harbor.example` }) })),
    },
    {
      call: GenerateQrStyle,
      open: async account => ({ input: text => ({ ...placeOf(account), FillColor: text === 'mine' ? '#101010' : '#202020' }) }),
    },
    { call: RetireQrCode, open: async account => codeIn(account).then(at => ({ input: () => at })) },
    {
      call: RestoreQrCode,
      open: async account => {
        const at = await codeIn(account)
        await account.call(RetireQrCode, at)
        return { input: () => at }
      },
    },
    {
      call: RetireQrCodes,
      open: async account => {
        const { QrCodeId: id, Version } = await code(account)
        return { input: () => ({ GroupId: account.group.id, Rows: [{ id, Version }] }) }
      },
    },
    {
      call: RestoreQrCodes,
      open: async account => {
        const { QrCodeId } = await code(account)
        await account.call(RetireQrCode, { GroupId: account.group.id, QrCodeId })
        return { input: () => ({ GroupId: account.group.id, filter: { gId: account.group.id, Retired: true } }) }
      },
    },
  ],
  saves: () => [
    [
      'QR code',
      {
        call: SaveQrCode,
        open: async account => {
          const { QrCodeId, Version } = await account.call(SaveQrCode, { ...placeOf(account), ...codeOf('First') })
          return { input: text => ({ ...placeOf(account), QrCodeId, Version, ...codeOf(text) }) }
        },
      },
    ],
    [
      'notice of a code',
      {
        call: SaveQrNotice,
        open: async account => {
          const { QrCodeId, Version } = await account.call(SaveQrCode, { ...placeOf(account), ...codeOf('Paused') })
          const at = { GroupId: account.group.id, QrCodeId, Version }
          return { input: en => ({ ...at, Notice: { en, es: '', fr: '', Link: '' } }) }
        },
      },
    ],
    [
      'notice of a building',
      {
        call: SaveBuildingNotice,
        open: async account => {
          const { Version } = await account.call(GetBuildingNotice, { gId: account.group.id, bId: account.building.id })
          return { input: en => ({ ...placeOf(account), Version, Notice: { en, es: '', fr: '', Link: '' } }) }
        },
      },
    ],
  ],
  rows: account => {
    const gId = account.group.id
    return {
      'QrCode/GetQrCodes': { filter: { gId }, add: (tx, n) => addCode(tx, account, n) },
    }
  },
  menu: {
    'QR Library': {
      may: ['ManageLibraries', 'ManageMarketing', 'ManagePropertyInfo'],
      calls: [
        GetQrCodes,
        GetQrCode,
        GetQrCodeCounts,
        GetQrPicture,
        CheckQrPicture,
        GetTemplateDefault,
        SaveQrCode,
        SaveAEDSettings,
        SaveFireExtinguisherSettings,
        GetHtmlTemplates,
        SaveHtmlTemplate,
        GetPrintTemplates,
        SaveQrBuilders,
      ],
    },
  },
}
