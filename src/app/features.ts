import { calls as accounting } from '../features/accounting/server.ts'
import { jobs as accountJobs, calls as accounts } from '../features/accounts/server.ts'
import { calls as adoption } from '../features/adoption/server.ts'
import { calls as buildings } from '../features/buildings/server.ts'
import { jobs as contactJobs, calls as contacts } from '../features/contacts/server.ts'
import { calls as feedback, jobs as feedbackJobs } from '../features/feedback/server.ts'
import { calls as history } from '../features/history/server.ts'
import { jobs as importJobs, calls as imports } from '../features/imports/server.ts'
import { calls as landing } from '../features/landing/server.ts'
import { calls as outbox } from '../features/outbox/server.ts'
import { calls as ownSettings, jobs as ownSettingsJobs } from '../features/ownSettings/server.ts'
import { calls as permissions } from '../features/permissions/server.ts'
import { calls as qr, jobs as qrJobs } from '../features/qr/server.ts'
import { calls as questionnaire } from '../features/questionnaire/server.ts'
import { calls as scans } from '../features/scans/server.ts'
import { calls as session, jobs as sessionJobs } from '../features/session/server.ts'
import { jobs as surveyAnswerJobs, calls as surveyAnswers } from '../features/surveyAnswers/server.ts'
import { jobs as surveyJobs, calls as surveys } from '../features/surveys/server.ts'
import { calls as tasks } from '../features/tasks/server.ts'
import { jobs as uploadJobs, calls as uploads } from '../features/uploads/server.ts'
import { calls as views } from '../features/views/server.ts'
import { auditMonths } from '../platform/db/audit.ts'
import type { Served } from '../platform/handle.ts'
import type { Job } from '../platform/jobs/job.ts'
import { sendMail } from '../platform/mail/desk.ts'
import { sendText } from '../platform/sms/desk.ts'

/** Every call that the server answers. */
export const served: readonly Served[] = [
  ...session,
  ...ownSettings,
  ...accounts,
  ...qr,
  ...uploads,
  ...scans,
  ...buildings,
  ...adoption,
  ...questionnaire,
  ...accounting,
  ...contacts,
  ...landing,
  ...outbox,
  ...feedback,
  ...tasks,
  ...views,
  ...permissions,
  ...history,
  ...imports,
  ...surveyAnswers,
  ...surveys,
]

/** Every job that a worker does. */
export const jobs: readonly Job<never>[] = [
  sendMail,
  sendText,
  auditMonths,
  ...sessionJobs,
  ...ownSettingsJobs,
  ...accountJobs,
  ...contactJobs,
  ...qrJobs,
  ...feedbackJobs,
  ...importJobs,
  ...uploadJobs,
  ...surveyAnswerJobs,
  ...surveyJobs,
]
