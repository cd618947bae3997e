import { jobs as backupJobs, calls as backups } from '../features/base/backups/server.ts'
import { listAnswers } from '../features/base/exporting/lists.server.ts'
import { calls as exporting, jobs as exportJobs } from '../features/base/exporting/server.ts'
import { jobs as uploadJobs, calls as uploads } from '../features/base/files/server.ts'
import { calls as handling } from '../features/base/handling/server.ts'
import { calls as history } from '../features/base/history/server.ts'
import { calls as operations } from '../features/base/operations/server.ts'
import { calls as outbox } from '../features/base/outbox/server.ts'
import { calls as ownSettings, jobs as ownSettingsJobs } from '../features/base/ownSettings/server.ts'
import { calls as session, jobs as sessionJobs } from '../features/base/people/server.ts'
import { calls as permissions } from '../features/base/permissions/server.ts'
import { calls as tasks } from '../features/base/tasks/server.ts'
import { calls as views } from '../features/base/views/server.ts'
import { jobs as answerJobs } from '../features/codes/answers/server.ts'
import { calls as bookingCalendar } from '../features/codes/bookingCalendar/server.ts'
import { jobs as bookingJobs, calls as bookings } from '../features/codes/bookings/server.ts'
import { calls as feedbackInbox, jobs as feedbackInboxJobs } from '../features/codes/feedbackInbox/server.ts'
import { calls as functionalities } from '../features/codes/functionalities/server.ts'
import { calls as generator } from '../features/codes/generator/server.ts'
import { jobs as codeImportJobs, calls as codeImports } from '../features/codes/imports/server.ts'
import { calls as inbox, jobs as inboxJobs } from '../features/codes/inbox/server.ts'
import { calls as masterLibrary } from '../features/codes/masterLibrary/server.ts'
import { calls as qr, jobs as qrJobs } from '../features/codes/qr/server.ts'
import { jobs as visitorPageJobs, calls as visitorPages } from '../features/codes/visitorPages/server.ts'
import { dashboards } from '../features/insight/dashboards/model.ts'
import { calls as dashboard, jobs as dashboardJobs } from '../features/insight/dashboards/server.ts'
import { calls as feedback, dashboards as feedbackDashboards } from '../features/insight/feedback/server.ts'
import { calls as landing } from '../features/insight/landing/server.ts'
import { dashboards as scanDashboards, calls as scanStatistics } from '../features/insight/scanStatistics/server.ts'
import { calls as accounting } from '../features/property/accounting/server.ts'
import { jobs as accountJobs, calls as accounts } from '../features/property/administration/server.ts'
import { calls as adoption } from '../features/property/adoption/server.ts'
import { jobs as buildingJobs, calls as buildings } from '../features/property/buildings/server.ts'
import { jobs as contactJobs, calls as contacts } from '../features/property/contacts/server.ts'
import { jobs as importJobs, calls as imports } from '../features/property/imports/server.ts'
import { jobs as notificationJobs, calls as notifications } from '../features/property/notifications/server.ts'
import { jobs as pinJobs, calls as pins } from '../features/property/pins/server.ts'
import { calls as propertyPage } from '../features/property/propertyPage/server.ts'
import { calls as questionnaire } from '../features/property/questionnaire/server.ts'
import { jobs as surveyAnswerJobs, calls as surveyAnswers } from '../features/surveys/surveyAnswers/server.ts'
import { jobs as surveyJobs, calls as surveys } from '../features/surveys/surveys/server.ts'
import { calls as takeOver } from '../features/surveys/takeOver/server.ts'
import { auditMonths } from '../platform/db/audit.ts'
import './extensions.ts'
import type { Served } from '../platform/handle.ts'
import type { Job } from '../platform/jobs/job.ts'
import { sendMail } from '../platform/mail/desk.ts'
import { sendText } from '../platform/sms/desk.ts'
import { forgetMinutes } from '../platform/watching/record.ts'

dashboards.add(...feedbackDashboards, ...scanDashboards)

/** Every call that the server answers. */
export const served: readonly Served[] = [
  ...session,
  ...pins,
  ...ownSettings,
  ...accounts,
  ...qr,
  ...functionalities,
  ...generator,
  ...codeImports,
  ...masterLibrary,
  ...uploads,
  ...visitorPages,
  ...handling,
  ...bookings,
  ...bookingCalendar,
  ...inbox,
  ...feedbackInbox,
  ...notifications,
  ...buildings,
  ...propertyPage,
  ...adoption,
  ...questionnaire,
  ...accounting,
  ...contacts,
  ...landing,
  ...outbox,
  ...operations,
  ...dashboard,
  ...feedback,
  ...scanStatistics,
  ...tasks,
  ...backups,
  ...exporting,
  ...views,
  ...permissions,
  ...history,
  ...imports,
  ...surveyAnswers,
  ...surveys,
  ...takeOver,
]

listAnswers.add(...served.filter(({ call }) => call.rows !== undefined))

/** Every job that a worker does. */
export const jobs: readonly Job<never>[] = [
  sendMail,
  sendText,
  auditMonths,
  forgetMinutes,
  ...sessionJobs,
  ...pinJobs,
  ...ownSettingsJobs,
  ...accountJobs,
  ...contactJobs,
  ...buildingJobs,
  ...qrJobs,
  ...visitorPageJobs,
  ...bookingJobs,
  ...inboxJobs,
  ...feedbackInboxJobs,
  ...notificationJobs,
  ...dashboardJobs,
  ...answerJobs,
  ...importJobs,
  ...codeImportJobs,
  ...exportJobs,
  ...uploadJobs,
  ...backupJobs,
  ...surveyAnswerJobs,
  ...surveyJobs,
]
