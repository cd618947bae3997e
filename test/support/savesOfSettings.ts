import { GetOwnProfile, SaveOwnProfile } from '../../src/features/base/ownSettings/contract.ts'
import { GetBuildingNotice, SaveBuildingNotice, SaveQrCode, SaveQrNotice } from '../../src/features/codes/qr/contract.ts'
import {
  GetNotificationSettings,
  SaveNotificationChannels,
  SaveNotificationRule,
  SaveNotificationSettings,
} from '../../src/features/property/notifications/contract.ts'
import { newContactRow } from './told.ts'
import { codeOf, type Makers, placeOf, type Write } from './write.ts'

const always = { Days: [], StartTimeString: '', EndTimeString: '' }
const ruleOf = (Key: string, RecipientId: string) => ({
  QrType: 'GuestCheckIn',
  Criteria: [{ Key: Key.slice(0, 60), Method: 'Email' as const, RecipientId, Schedule: always }],
})
const spaceOf = (text: string) => `https://chat.googleapis.com/v1/spaces/A/messages?key=${encodeURIComponent(text.slice(0, 20))}`

/** Saves of one's own settings, of whom a building tells, and of what visitors of a paused code read, by what is saved. */
export const savesOfSettings = ({ world }: Makers): [string, Write][] => [
  [
    'own profile',
    {
      call: SaveOwnProfile,
      open: async account => {
        const { Email: _Email, ...profile } = await account.call(GetOwnProfile, {})
        return { input: FullName => ({ ...profile, FullName }) }
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
  [
    'notification rule',
    {
      call: SaveNotificationRule,
      open: async account => {
        const RecipientId = await newContactRow(world, account)
        const { acId, Version } = await account.call(SaveNotificationRule, { ...placeOf(account), ...ruleOf('first', RecipientId) })
        return { input: text => ({ ...placeOf(account), RuleId: acId, Version, ...ruleOf(text, RecipientId) }) }
      },
    },
  ],
  [
    'Google spaces',
    {
      call: SaveNotificationChannels,
      open: async account => ({
        input: text => ({ ...placeOf(account), Version: 0, SupportChannel: spaceOf(text), OperationsChannel: '', OrgChannel: '' }),
      }),
    },
  ],
  [
    'own notifications',
    {
      call: SaveNotificationSettings,
      open: async account => {
        const { HasPhone: _phone, ...settings } = await account.call(GetNotificationSettings, {})
        return { input: text => ({ ...settings, QuietStart: text === 'mine' ? '21:00' : '22:00', QuietEnd: '07:00' }) }
      },
    },
  ],
]
