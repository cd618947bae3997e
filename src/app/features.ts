import { calls as accounts } from '../features/accounts/server.ts'
import { calls as buildings } from '../features/buildings/server.ts'
import { calls as feedback, jobs as feedbackJobs } from '../features/feedback/server.ts'
import { calls as imports, jobs as importJobs } from '../features/imports/server.ts'
import { calls as landing } from '../features/landing/server.ts'
import { calls as outbox } from '../features/outbox/server.ts'
import { calls as qr, jobs as qrJobs } from '../features/qr/server.ts'
import { calls as scans } from '../features/scans/server.ts'
import { calls as session, jobs as sessionJobs } from '../features/session/server.ts'
import { calls as tasks } from '../features/tasks/server.ts'
import { calls as uploads } from '../features/uploads/server.ts'
import { calls as views } from '../features/views/server.ts'
import { auditMonths } from '../platform/db/audit.ts'
import type { Served } from '../platform/handle.ts'
import type { Job } from '../platform/jobs/job.ts'
import { sendMail } from '../platform/mail/desk.ts'

/** Every call that the server answers. */
export const served: readonly Served[] = [
  ...session,
  ...accounts,
  ...qr,
  ...uploads,
  ...scans,
  ...buildings,
  ...landing,
  ...outbox,
  ...feedback,
  ...tasks,
  ...views,
  ...imports,
]

/** Every job that a worker does. */
export const jobs: readonly Job<never>[] = [sendMail, auditMonths, ...sessionJobs, ...qrJobs, ...feedbackJobs, ...importJobs]
