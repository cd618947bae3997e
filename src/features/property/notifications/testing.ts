import { newContactRow, newNotification, notificationRow } from '../../../../test/support/told.ts'
import { placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import {
  GetNotificationContacts,
  GetNotificationRules,
  GetNotificationSettings,
  GetNotificationTenants,
  ReadAllNotifications,
  ReadNotification,
  SaveNotificationChannels,
  SaveNotificationRule,
  SaveNotificationSettings,
} from './contract.ts'
import { notification } from './tables.ts'

const always = { Days: [], StartTimeString: '', EndTimeString: '' }
const ruleOf = (Key: string, RecipientId: string) => ({
  QrType: 'GuestCheckIn',
  Criteria: [{ Key: Key.slice(0, 60), Method: 'Email' as const, RecipientId, Schedule: always }],
})
const spaceOf = (text: string) => `https://chat.googleapis.com/v1/spaces/A/messages?key=${encodeURIComponent(text.slice(0, 20))}`

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world }) => [
    {
      call: ReadNotification,
      open: async account => {
        const id = await newNotification(world, account)
        return { input: () => ({ GroupId: account.group.id, id }) }
      },
    },
    {
      call: ReadAllNotifications,
      open: async account => {
        await newNotification(world, account)
        return { input: () => ({ GroupId: account.group.id }) }
      },
    },
  ],
  saves: ({ world }) => [
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
  ],
  rows: account => {
    const gId = account.group.id
    return {
      'Notification/GetNotifications': {
        filter: { gId },
        add: (tx, n) => tx.insert(notification).values(notificationRow(account, n)),
      },
    }
  },
  menu: {
    'Notification rules': {
      may: ['ManagePropertyInfo'],
      calls: [GetNotificationRules, GetNotificationContacts, GetNotificationTenants, SaveNotificationRule, SaveNotificationChannels],
    },
  },
}
