import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Events } from './events/events.ts'
import type { FileStore } from './files/fileStore.ts'
import type { Drain } from './http/drain.ts'
import type { Jobs } from './jobs/queue.ts'
import type { Limits } from './limits.ts'
import type { MailDesk } from './mail/letter.ts'
import type { Printer } from './pdf/printer.ts'
import type { TextDesk } from './sms/text.ts'

/** What a server or worker process works with; made once in `app/process.ts`. */
export type Services = {
  readonly config: Config
  readonly db: Database
  readonly jobs: Jobs<Services>
  readonly events: Events
  readonly files: FileStore
  readonly mail: MailDesk
  readonly sms: TextDesk
  readonly printer: Printer
  readonly limits: Limits
  readonly drain: Drain
  readonly log: FastifyBaseLogger
}
