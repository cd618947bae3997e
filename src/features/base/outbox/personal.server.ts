import { and, eq, sql } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import { mail, textMessage } from '../../../platform/tables.ts'
import type { PersonalSource } from '../accounts/personalData.server.ts'

/** Text messages that went to somebody: when, and whether they arrived, stays; number and words go. */
export const textPersons: PersonalSource = {
  Kind: 'Texts',
  Label: { en: 'Text message', es: 'Mensaje de texto', fr: 'SMS' },
  rows: GroupId => sql`(
    select t.id, null::uuid as building_id, t.created_date as date, '' as name, '' as email, t."to" as phone, jsonb_build_object('Text', t.text) as facts,
      t.state = 'Waiting' as open
    from text_message t where t.group_id = ${GroupId} and t."to" <> '')`,
  erase: async (tx, GroupId, ids) => {
    await tx
      .update(textMessage)
      .set({ To: '', Text: '' })
      .where(and(eq(textMessage.GroupId, GroupId), oneOf(textMessage.id, ids)))
  },
}

/** Mails of an account: when each went out, and whether it arrived, stays; who got it and what it said goes, its attachments too. */
export const mailPersons: PersonalSource = {
  Kind: 'Mails',
  Label: { en: 'Mail', es: 'Correo', fr: 'E-mail' },
  isSystem: true,
  rows: GroupId => sql`(
    select m.id, null::uuid as building_id, m.created_date as date, '' as name, a.email, '' as phone,
      jsonb_build_object('Subject', m.subject, 'Text', m.text) as facts, m.state = 'Waiting' as open
    from mail m cross join lateral unnest(m."to") a(email) where m.group_id = ${GroupId})`,
  erase: async (tx, GroupId, ids) => {
    const rows = await tx
      .update(mail)
      .set({ To: [], Subject: '', Text: '', Html: '', Attachments: [], Calendar: null, Refused: [], Unsubscribe: null })
      .where(and(eq(mail.GroupId, GroupId), oneOf(mail.id, [...new Set(ids)])))
      .returning({ id: mail.id })
    await noteFiles(
      tx,
      mail,
      rows.map(({ id }) => ({ GroupId, id, Attachments: [] })),
    )
  },
}
