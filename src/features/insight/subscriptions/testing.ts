import { randomUUID } from 'node:crypto'
import { placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import {
  CreateSubscription,
  DeleteSubscriptions,
  SaveSubscriptionSetting,
  SendTestReport,
  ToggleSubscription,
  UpdateSubscription,
} from './contract.ts'
import { reportDelivery, reportSubscription } from './tables.ts'

/** A report of an account's building, every Monday at 7 in New York. */
export const subscribedReport = {
  ReportName: 'Scans',
  Type: 'ScansByLocation',
  Frequency: 'Weekly',
  Hour: 7,
  Weekday: 1,
  TimeZone: 'America/New_York',
} as const
const subscriber = (Name: string) => ({ ...subscribedReport, Name, Email: 'reader@owner.example' })
const subscribe = (account: Account, Name = 'Reader') => account.call(CreateSubscription, { ...placeOf(account), ...subscriber(Name) })

const columns = { ...subscribedReport, Email: 'reader@owner.example', Name: 'Reader', Language: 'en', Delivery: 'PDF' } as const

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    { call: CreateSubscription, open: async account => ({ input: text => ({ ...placeOf(account), ...subscriber(text) }) }) },
    {
      call: ToggleSubscription,
      open: async account => {
        const { SubscriptionId } = await subscribe(account)
        return { input: () => ({ GroupId: account.group.id, SubscriptionId, OnOff: false }) }
      },
    },
    {
      call: DeleteSubscriptions,
      open: async account => {
        const { SubscriptionId } = await subscribe(account)
        return { input: () => ({ GroupId: account.group.id, SubscriptionIds: [SubscriptionId] }) }
      },
    },
    { call: SendTestReport, open: async account => ({ input: text => ({ ...placeOf(account), ...subscribedReport, ReportName: text }) }) },
    {
      call: SaveSubscriptionSetting,
      open: async account => ({ input: text => ({ GroupId: account.group.id, Delivery: text === 'mine' ? 'Link' : 'XLSX' }) }),
    },
  ],
  saves: () => [
    [
      'subscription',
      {
        call: UpdateSubscription,
        open: async account => {
          const { SubscriptionId, Version } = await subscribe(account)
          return { input: text => ({ GroupId: account.group.id, SubscriptionId, Version, ...subscriber(text) }) }
        },
      },
    ],
  ],
  rows: account => {
    const [GroupId, UserId] = [account.group.id, account.user.id]
    return {
      'Subscription/GetSubscriptions': {
        filter: { gId: GroupId },
        add: (tx, n) => tx.insert(reportSubscription).values({ ...columns, GroupId, UserId, Name: `Reader ${n}` }),
      },
      'Subscription/GetSubscriptionLog': {
        filter: { gId: GroupId },
        add: (tx, n) =>
          tx.insert(reportDelivery).values({
            GroupId,
            RunKey: `run ${n}`,
            ReportName: 'Scans',
            Type: 'ScansByLocation',
            Email: 'reader@owner.example',
            Name: `Reader ${n}`,
            ReaderId: UserId,
            SignsIn: false,
            Path: '',
            FirstDay: '2026-02-01',
            LastDay: '2026-02-07',
            Clock: 'America/New_York',
            TimeZone: 'America/New_York',
            Language: 'en',
            Delivery: 'PDF',
            SkipEmpty: false,
            PrintKey: randomUUID(),
            DueDate: new Date(),
          }),
      },
    }
  },
}
