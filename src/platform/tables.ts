import { sql } from 'drizzle-orm'
import { bigint, boolean, date, foreignKey, index, integer, jsonb, primaryKey, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { at, stamps, tenant } from './db/columns.ts'
import { holdsFiles, tenantTable } from './db/tenantTable.ts'
import type { MailCalendar } from './mail/mailer.ts'
import type { MinuteSums } from './watching/minutes.ts'
import type { Standing } from './watching/standing.ts'

/** Replies of writes under an Idempotency-Key, kept 48 hours. Global: a call without a group has one too. */
export const idempotency = snakeCase.table(
  'idempotency',
  {
    Scope: text().notNull(),
    Actor: text().notNull(),
    Call: text().notNull(),
    Key: text().notNull(),
    BodyHash: text().notNull(),
    Reply: jsonb().notNull(),
    CreatedDate: at().notNull().defaultNow(),
  },
  t => [primaryKey({ columns: [t.Scope, t.Actor, t.Call, t.Key] }), index().on(t.CreatedDate)],
)

/** Attempts per key and minute; unlogged by the migration. */
export const attempt = snakeCase.table(
  'attempt',
  { Key: text().notNull(), Window: bigint({ mode: 'number' }).notNull(), Count: integer().notNull().default(1) },
  t => [primaryKey({ columns: [t.Key, t.Window] })],
)

/**
 * What each server and worker has done in each minute of the last day, for the page of operations: sums of its calls and jobs, and how it
 * stood at the end. Written by the process itself; of no account.
 */
export const processMinute = snakeCase.table(
  'process_minute',
  {
    Minute: at().notNull(),
    /** Of one run: another one after a restart. */
    ProcessId: uuid().notNull(),
    Kind: text().$type<'server' | 'worker'>().notNull(),
    Host: text().notNull(),
    Version: text().notNull(),
    StartedDate: at().notNull(),
    ModifiedDate: at().notNull(),
    /** When it was told to stop: nobody misses it. */
    StoppedDate: at(),
    Sums: jsonb().$type<MinuteSums>().notNull(),
    Standing: jsonb().$type<Standing>().notNull(),
  },
  t => [primaryKey({ columns: [t.Minute, t.ProcessId] })],
)

/**
 * Accounts whose sums of a kind are not all made yet, since their events are older than the table: a job makes them, month after month. Until
 * then sums by month are read from those by day.
 */
export const sumBacklog = tenantTable(
  'sum_backlog',
  { GroupId: uuid().notNull(), Name: text().notNull(), DoneMonth: date({ mode: 'string' }) },
  { building: null },
  t => [primaryKey({ columns: [t.GroupId, t.Name] })],
)

/** Every mail that was sent, or that waits in the portal because no SMTP server is configured. */
export const mail = snakeCase.table(
  'mail',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    GroupId: uuid(),
    To: text().array().notNull(),
    Subject: text().notNull(),
    Text: text().notNull(),
    Html: text().notNull(),
    Attachments: jsonb().$type<{ name: string; key: string; contentType: string; size: number }[]>().notNull().default([]),
    /** An entry for the calendar of its reader, as iCalendar text (RFC 5546). */
    Calendar: jsonb().$type<MailCalendar>(),
    MessageId: text().notNull().unique(),
    /** The conversation that it belongs to, by a name of its own, and the Message-IDs of those before it that it refers to. */
    Conversation: text(),
    References: text().array().notNull().default([]),
    /** Where its reader leaves what it is part of. */
    Unsubscribe: text(),
    State: text().$type<'Waiting' | 'Sent' | 'PartlySent' | 'Outbox' | 'Failed'>().notNull(),
    /** Recipients that the server refused while it took others: only they are sent to again. */
    Refused: text().array().notNull().default([]),
    Problem: text(),
    CreatedDate: at().notNull().defaultNow(),
    SentDate: at(),
    /** To a visitor who has left an address: limited by address and caller, it uses up no share of the account. */
    ToVisitor: boolean().notNull().default(false),
    /** Visitors have caused it: it counts for their share of the account's mails, not for the staff's. */
    ByVisitor: boolean().notNull().default(false),
    /** What a search looks through. */
    SearchText: text().generatedAlwaysAs(sql`lower(subject || chr(10) || text_of_lines("to"))`),
  },
  t => [
    index().on(t.CreatedDate.desc()),
    index('mail_newest').on(t.CreatedDate, t.id),
    index('mail_of_account').on(t.GroupId, t.CreatedDate),
    index('mail_conversation').on(t.Conversation, t.CreatedDate).where(sql`"conversation" is not null`),
  ],
)
holdsFiles(mail, ['Attachments'])

/** Text messages: they wait here for the portal's outbox as long as no provider is configured. */
export const textMessage = tenantTable(
  'text_message',
  {
    ...tenant(),
    CreatedDate: at().notNull().defaultNow(),
    To: text().notNull(),
    Text: text().notNull(),
    State: text().$type<'Waiting' | 'Sent' | 'Outbox' | 'Failed'>().notNull(),
    Problem: text(),
    SentDate: at(),
    /** Visitors have caused it: it counts for their share of the account's texts, not for the staff's. */
    ByVisitor: boolean().notNull().default(false),
    /** What a search looks through. */
    SearchText: text().generatedAlwaysAs(sql`lower(text)`),
  },
  { building: null },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.CreatedDate.desc()),
    index('text_message_newest').on(t.CreatedDate, t.id),
  ],
)

/** Long work that a person waits for: its progress, and the file or the words that came out of it. */
export const task = tenantTable(
  'task',
  {
    ...tenant(),
    ...stamps(),
    UserId: uuid().notNull(),
    Kind: text().notNull(),
    Title: text().notNull(),
    State: text().$type<'Waiting' | 'Running' | 'Done' | 'Failed'>().notNull().default('Waiting'),
    Done: integer().notNull().default(0),
    Total: integer().notNull().default(1),
    Message: text(),
    FileKey: text(),
    FileName: text(),
    Seen: boolean().notNull().default(false),
  },
  { building: null, named: true, files: ['FileKey'] },
  t => [primaryKey({ columns: [t.GroupId, t.id] }), index().on(t.GroupId, t.UserId, t.CreatedDate.desc())],
)

/** Files by their real place; the display name is only a name. */
export const storedFile = tenantTable(
  'stored_file',
  {
    ...tenant(),
    CreatedDate: at().notNull().defaultNow(),
    UserId: uuid(),
    BuildingId: uuid(),
    Bucket: text().notNull(),
    Name: text().notNull(),
    ContentType: text().notNull(),
    Size: integer().notNull(),
    Public: boolean().notNull().default(false),
    /** Of a signed PDF whose scripts were taken out: the stored file with its bytes as they came. */
    OriginalId: uuid(),
  },
  { building: 'BuildingId' },
  t => [primaryKey({ columns: [t.GroupId, t.id] })],
)

/**
 * Which row uses which file of the account: written with the row (`noteFiles`), by what its table has said in `files`. A use that has
 * ended stays for the grace of deleted files, so that history and undo still find them.
 */
export const fileUse = tenantTable(
  'file_use',
  {
    GroupId: uuid().notNull(),
    FileId: uuid().notNull(),
    /** The table of the row, and the row's key without the account: its parts joined by a colon. */
    TableName: text().notNull(),
    RowKey: text().notNull(),
    CreatedDate: at().notNull().defaultNow(),
    EndedDate: at(),
  },
  { building: null },
  t => [
    primaryKey({ columns: [t.GroupId, t.FileId, t.TableName, t.RowKey] }),
    index().on(t.GroupId, t.TableName, t.RowKey),
    foreignKey({ columns: [t.GroupId, t.FileId], foreignColumns: [storedFile.GroupId, storedFile.id] }),
  ],
)

/** A file on its way: the pieces that have come lie in the file store beside each other until the last one is there. */
export const upload = tenantTable(
  'upload',
  {
    ...tenant(),
    ...stamps(),
    /** Who sends it: `User:{id}`, or the purpose of a public page's session (`Survey:{id}`). Nobody else finds it. */
    Sender: text().notNull(),
    UserId: uuid(),
    BuildingId: uuid(),
    Bucket: text().notNull(),
    Name: text().notNull(),
    /** Bytes of the whole file. */
    Size: integer().notNull(),
    /** Of the whole file, as hex, where its sender has told it. */
    Sha256: text(),
    /** Bytes of each piece, in order. */
    Pieces: integer().array().notNull().default([]),
    /** The stored file that it has become. */
    FileId: uuid(),
  },
  { building: 'BuildingId' },
  t => [primaryKey({ columns: [t.GroupId, t.id] }), index().on(t.GroupId, t.Sender), index().on(t.GroupId, t.ModifiedDate)],
)
