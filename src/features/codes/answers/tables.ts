import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { date, doublePrecision, foreignKey, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, foldedIndex, searchIndex, tenant, version } from '../../../platform/db/columns.ts'
import { tenantTable } from '../../../platform/db/tenantTable.ts'
import { handlingColumns, noteColumns } from '../../base/handling/tables.ts'
import { building } from '../../property/buildings/tables.ts'
import type { AnswerSource, AnswerStatus } from './model.ts'

/** What is searched in an answer: what the visitor wrote, and who it was. */
export const searchText = (of: Record<'Text' | 'UserName' | 'Company' | 'Email', SQLWrapper>): SQL => {
  const parts = [of.Text, of.UserName, of.Company, of.Email].map(one => sql`coalesce(${one}, '')`)
  return sql`lower(${sql.join(parts, sql` || chr(10) || `)})`
}

/** One answer of a visitor. Score is CSAT 1–5; CustomerEffortScore 1–7; NetPromoterScore 0–10. */
export const feedback = tenantTable(
  'feedback',
  {
    ...tenant(),
    BuildingId: uuid().notNull(),
    QrCodeId: uuid(),
    QrType: text().notNull(),
    EntityType: text().notNull(),
    Source: text().$type<AnswerSource>().notNull().default('Sign'),
    SubmitDate: at().notNull(),
    Score: integer().notNull(),
    CustomerEffortScore: integer(),
    NetPromoterScore: integer(),
    Role: text(),
    Text: text(),
    Language: text().notNull().default('en'),
    SentimentScore: doublePrecision(),
    /** What the sums count of the comment; null where it has not been read for them yet. */
    Terms: text().array(),
    Topics: text().array(),
    UserName: text(),
    Company: text(),
    Email: text(),
    /** The language of the page on which it was given; null: as `Language`. */
    PageLanguage: text(),
    ...version(),
    ModifiedDate: at().notNull().defaultNow(),
    Status: text().$type<AnswerStatus>().notNull().default('New'),
    ...handlingColumns(),
    DoneDate: at(),
  },
  { building: 'BuildingId', named: true },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.BuildingId, t.SubmitDate.desc()),
    index('feedback_comment_index').on(t.GroupId, t.BuildingId, t.SubmitDate.desc()).where(sql`"text" is not null`),
    index('feedback_comment_of_code').on(t.GroupId, t.QrCodeId, t.SubmitDate.desc()).where(sql`"text" is not null`),
    index('feedback_comment_of_role').on(t.GroupId, t.Role, t.SubmitDate.desc()).where(sql`"text" is not null`),
    index('feedback_comment_of_source').on(t.GroupId, t.Source, t.SubmitDate.desc()).where(sql`"text" is not null`),
    index('feedback_low_index').on(t.GroupId, t.BuildingId, t.SubmitDate.desc()).where(sql`"score" < 3`),
    index('feedback_newest').on(t.GroupId, t.SubmitDate.desc(), t.id.desc()),
    index('feedback_open').on(t.GroupId, t.Status, t.SubmitDate.desc(), t.id.desc()).where(sql`"status" <> 'Done'`),
    index('feedback_low_open').on(t.GroupId, t.BuildingId, t.SubmitDate.desc()).where(sql`"score" < 3 and "status" <> 'Done'`),
    index('feedback_of_assignee').on(t.GroupId, t.AssigneeId, t.SubmitDate.desc(), t.id.desc()).where(sql`"assignee_id" is not null`),
    searchIndex('feedback_search', t.GroupId, searchText(t)),
    foldedIndex('feedback_folded', t.GroupId, searchText(t)),
    index('feedback_unread_index').on(t.GroupId).where(sql`"text" is not null and "terms" is null`),
    foreignKey({ columns: [t.GroupId, t.BuildingId], foreignColumns: [building.GroupId, building.id] }),
  ],
)

/** What staff wrote about an answer, for the team or as a reply by mail; and what its visitor wrote on its private page. */
export const feedbackNote = tenantTable(
  'feedback_note',
  { ...noteColumns(), AnswerId: uuid().notNull() },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.id] }),
    index().on(t.GroupId, t.AnswerId, t.CreatedDate),
    foreignKey({ columns: [t.GroupId, t.AnswerId], foreignColumns: [feedback.GroupId, feedback.id] }).onDelete('cascade'),
  ],
)

const sums = () => ({
  Count: integer().notNull(),
  ScoreSum: integer().notNull(),
  Stars1: integer().notNull().default(0),
  Stars2: integer().notNull().default(0),
  Stars3: integer().notNull().default(0),
  Stars4: integer().notNull().default(0),
  Stars5: integer().notNull().default(0),
  CESCount: integer().notNull().default(0),
  CESSum: integer().notNull().default(0),
  NPSCount: integer().notNull().default(0),
  Promoters: integer().notNull().default(0),
  Detractors: integer().notNull().default(0),
})

/**
 * Of whom the answers of a row are. Servers of 0.1.0 add to rows by keys without it, so `EntityType` says it too (`typeKey`); a release later
 * it stands in the keys.
 */
const source = () => text().$type<AnswerSource>().notNull().default('Sign')

/** Sums by building, entity type, QR type, role and day, kept in the transaction that writes the answer. */
export const feedbackDay = tenantTable(
  'feedback_day',
  {
    GroupId: uuid().notNull(),
    BuildingId: uuid().notNull(),
    EntityType: text().notNull(),
    QrType: text().notNull(),
    Role: text().notNull().default(''),
    Day: date({ mode: 'string' }).notNull(),
    ...sums(),
    Source: source(),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.BuildingId, t.Day, t.EntityType, t.QrType, t.Role] }),
    index('feedback_day_of_account').on(t.GroupId, t.Role, t.Day),
  ],
)

/** The same sums by building and day alone: one row an entity type, and one of all of them under the entity type ''. */
export const feedbackTotal = tenantTable(
  'feedback_total',
  {
    GroupId: uuid().notNull(),
    BuildingId: uuid().notNull(),
    EntityType: text().notNull(),
    Day: date({ mode: 'string' }).notNull(),
    ...sums(),
    Source: source(),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.BuildingId, t.EntityType, t.Day] }),
    index('feedback_total_of_account').on(t.GroupId, t.EntityType, t.Day),
  ],
)

/**
 * The same sums by month, for long periods; `Month` is its first day. Three kinds of rows, told apart by '': one of all answers, one an entity
 * type, and one a QR type and role.
 */
export const feedbackMonth = tenantTable(
  'feedback_month',
  {
    GroupId: uuid().notNull(),
    BuildingId: uuid().notNull(),
    Source: text().$type<AnswerSource>().notNull(),
    EntityType: text().notNull(),
    QrType: text().notNull(),
    Role: text().notNull(),
    Month: date({ mode: 'string' }).notNull(),
    ...sums(),
  },
  { building: 'BuildingId' },
  t => [
    primaryKey({ columns: [t.GroupId, t.BuildingId, t.Source, t.EntityType, t.QrType, t.Role, t.Month] }),
    index('feedback_month_of_account').on(t.GroupId, t.Source, t.EntityType, t.Role, t.QrType, t.Month),
  ],
)

/** The same sums by QR code and day. The building is that of the answer: a code that moves leaves its answers where they were given. */
export const feedbackCodeDay = tenantTable(
  'feedback_code_day',
  {
    GroupId: uuid().notNull(),
    BuildingId: uuid().notNull(),
    QrCodeId: uuid().notNull(),
    Source: text().$type<AnswerSource>().notNull(),
    Day: date({ mode: 'string' }).notNull(),
    ...sums(),
  },
  { building: 'BuildingId' },
  t => [primaryKey({ columns: [t.GroupId, t.BuildingId, t.QrCodeId, t.Source, t.Day] })],
)

/** Words of comments by building, entity type ('' is all of them) and day. */
export const feedbackTermDay = tenantTable(
  'feedback_term_day',
  {
    GroupId: uuid().notNull(),
    BuildingId: uuid().notNull(),
    EntityType: text().notNull(),
    Day: date({ mode: 'string' }).notNull(),
    Term: text().notNull(),
    Count: integer().notNull(),
    SentimentSum: doublePrecision().notNull(),
  },
  { building: 'BuildingId' },
  t => [primaryKey({ columns: [t.GroupId, t.BuildingId, t.Day, t.EntityType, t.Term] })],
)

/** The same words by month; `Month` is its first day. A long period reads its whole months here. */
export const feedbackTermMonth = tenantTable(
  'feedback_term_month',
  {
    GroupId: uuid().notNull(),
    BuildingId: uuid().notNull(),
    EntityType: text().notNull(),
    Month: date({ mode: 'string' }).notNull(),
    Term: text().notNull(),
    Count: integer().notNull(),
    SentimentSum: doublePrecision().notNull(),
  },
  { building: 'BuildingId' },
  t => [primaryKey({ columns: [t.GroupId, t.BuildingId, t.EntityType, t.Month, t.Term] })], // its index includes the figures: see the migration feedback_words
)

/** Topics of comments by building, entity type ('' is all of them) and day. */
export const feedbackTopicDay = tenantTable(
  'feedback_topic_day',
  {
    GroupId: uuid().notNull(),
    BuildingId: uuid().notNull(),
    EntityType: text().notNull(),
    Day: date({ mode: 'string' }).notNull(),
    Topic: text().notNull(),
    TotalScoreCount: integer().notNull(),
    PositiveScoreCount: integer().notNull(),
    NegativeScoreCount: integer().notNull(),
  },
  { building: 'BuildingId' },
  t => [primaryKey({ columns: [t.GroupId, t.BuildingId, t.Day, t.EntityType, t.Topic] })],
)
