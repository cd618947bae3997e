import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { GetNotificationContacts } from './calls/GetNotificationContacts.ts'
import { GetNotificationRules } from './calls/GetNotificationRules.ts'
import { GetNotificationSettings } from './calls/GetNotificationSettings.ts'
import { GetNotifications } from './calls/GetNotifications.ts'
import { GetNotificationTenants } from './calls/GetNotificationTenants.ts'
import { GetUnreadCount } from './calls/GetUnreadCount.ts'
import { ReadAllNotifications } from './calls/ReadAllNotifications.ts'
import { ReadNotification } from './calls/ReadNotification.ts'
import { SaveNotificationChannels } from './calls/SaveNotificationChannels.ts'
import { SaveNotificationRule } from './calls/SaveNotificationRule.ts'
import { SaveNotificationSettings } from './calls/SaveNotificationSettings.ts'
import * as contract from './contract.ts'
import { sweepNotifications, tellPeople } from './jobs.ts'
import { notificationColumns } from './listColumns.ts'
import { notificationChannelAccess, notificationRuleAccess, notificationRuleNames } from './record.server.ts'
import * as record from './record.ts'
import { sendWaiting } from './send.server.ts'
import { postToSpace } from './space.server.ts'

export const calls = serve(contract, {
  GetNotificationContacts,
  GetNotificationRules,
  GetNotificationSettings,
  GetNotifications,
  GetNotificationTenants,
  GetUnreadCount,
  ReadAllNotifications,
  ReadNotification,
  SaveNotificationChannels,
  SaveNotificationRule,
  SaveNotificationSettings,
})
export const jobs = [tellPeople, ...sendWaiting.jobs, postToSpace, sweepNotifications]
export const lists = [notificationColumns]
export const additions = [
  ...record.additions,
  recordAccess.with(notificationChannelAccess, notificationRuleAccess),
  recordNames.with(notificationRuleNames),
]
