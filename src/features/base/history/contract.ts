import { list, moment, text, uuid, z } from '../../../core/call.ts'
import { actions, Change, shownKinds } from './model.ts'

const Entry = {
  id: uuid(),
  When: z.number(),
  UserId: z.nullable(uuid()),
  Who: z.string(),
  Action: z.enum(actions),
  Call: z.string(),
  Changes: z.array(Change),
}

export const GetHistory = list('History/GetHistory', {
  summary: 'Who changed what of a record, and when; only fields that the caller may see',
  scope: 'group',
  people: 'names of people in a history',
  rows: 'History',
  row: z.object({
    ...Entry,
    /** Fields that changed too, which the caller may not see. */
    Hidden: z.int(),
  }),
  filter: z.strictObject({ gId: uuid(), Object: z.lazy(() => z.enum(shownKinds())), ObjectId: uuid() }),
  sort: ['When'],
  perPage: 20,
  largest: 1000,
})

export const GetAuditRows = list('History/GetAuditRows', {
  summary: 'Everything that was done in an account, or in all of them, within a time of at most 366 days. Total counts to 10,000',
  scope: 'global',
  may: 'GlobalManageCustomers',
  rows: 'Rows',
  row: z.object({
    ...Entry,
    GroupId: z.nullable(uuid()),
    GroupName: z.nullable(z.string()),
    Object: z.string(),
    ObjectId: z.nullable(z.string()),
    /** The record's name as it is today; null where it has none, or is gone. */
    ObjectName: z.nullable(z.string()),
    /** What its kind is called for this record, where it has a word of its own: `booking`. */
    ObjectVariant: z.nullable(z.string()),
    Address: z.nullable(z.string()),
    RequestId: z.string(),
  }),
  filter: z.strictObject({
    From: moment(),
    To: moment(),
    gId: z.optional(uuid()),
    UserId: z.optional(uuid()),
    Object: z.optional(text(100)),
    Action: z.optional(z.enum(actions)),
    text: z.optional(text()),
  }),
  sort: ['When'],
  perPage: 25,
})

export const GetAuditUsers = list('History/GetAuditUsers', {
  summary: 'The people of an account, or of all, and those of the provider: for the filter of the audit',
  scope: 'global',
  may: 'GlobalManageCustomers',
  rows: 'Users',
  row: z.object({ UserId: uuid(), FullName: z.string() }),
  filter: z.strictObject({ gId: z.optional(uuid()), text: z.optional(text()) }),
  sort: ['FullName'],
  perPage: 50,
  largest: 9999,
})
