import { and, eq, sql } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import { textMessage } from '../../../platform/tables.ts'
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
