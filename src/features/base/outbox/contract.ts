import { list, text, uuid, write, z } from '../../../core/call.ts'

const Mail = {
  id: uuid(),
  To: z.array(z.string()),
  Subject: z.string(),
  State: z.enum(['Waiting', 'Sent', 'PartlySent', 'Outbox', 'Failed']),
  Problem: z.nullable(z.string()),
  CreatedDate: z.number(),
}

export const GetMails = list('Outbox/GetMails', {
  summary: 'Mails that were sent, wait, or stay here because no SMTP server is configured. Total counts to 10,000',
  scope: 'global',
  may: 'GlobalManageCustomers',
  rows: 'Mails',
  row: z.object(Mail),
  filter: z.strictObject({ text: z.optional(text()), State: z.optional(Mail.State) }),
  sort: ['CreatedDate', 'Subject'],
  perPage: 25,
})

export const ReadMail = write('Outbox/ReadMail', {
  summary: 'One mail with its text, which the audit notes. Its one-time links are masked unless they are asked for',
  scope: 'global',
  may: 'GlobalManageCustomers',
  replay: false,
  input: z.strictObject({ MailId: uuid(), Links: z.optional(z.boolean()) }),
  output: z.object({
    ...Mail,
    /** Recipients that the mail server has refused, while it took others. */
    Refused: z.array(z.string()),
    Text: z.string(),
    Html: z.string(),
    /** Whether it holds one-time links. */
    HasLinks: z.boolean(),
    Attachments: z.array(z.object({ name: z.string(), size: z.int() })),
  }),
})

export const SendMailAgain = write('Outbox/SendMailAgain', {
  summary:
    'Send a failed mail, or one that some recipients did not get, once more: as it was, under its Message-ID, only to those without it',
  scope: 'global',
  may: 'GlobalManageCustomers',
  input: z.strictObject({ MailId: uuid() }),
  output: z.object({ acId: uuid() }),
})

export const textStates = ['Waiting', 'Sent', 'Outbox', 'Failed'] as const

export const GetTexts = list('Outbox/GetTexts', {
  summary: 'Text messages that were sent, wait, or stay here because no provider is configured. Total counts to 10,000',
  scope: 'global',
  may: 'GlobalManageCustomers',
  rows: 'Texts',
  row: z.object({
    id: uuid(),
    GroupId: uuid(),
    GroupName: z.string(),
    To: z.string(),
    Text: z.string(),
    State: z.enum(textStates),
    Problem: z.nullable(z.string()),
    CreatedDate: z.number(),
    SentDate: z.nullable(z.number()),
  }),
  filter: z.strictObject({ text: z.optional(text()), State: z.optional(z.enum(textStates)) }),
  sort: ['CreatedDate'],
  perPage: 25,
})

export const SendTextAgain = write('Outbox/SendTextAgain', {
  summary: 'Send a failed text message once more: as it was, under its id, so that the provider can drop one that it has taken already',
  scope: 'group',
  may: 'GlobalManageCustomers',
  input: z.strictObject({ GroupId: uuid(), TextId: uuid() }),
  output: z.object({ acId: uuid() }),
})
