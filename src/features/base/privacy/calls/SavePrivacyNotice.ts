import { addRecord, requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { lockAccount } from '../../accounts/data.ts'
import { SavePrivacyNotice as call } from '../contract.ts'
import { findNotice } from '../notice.server.ts'
import { privacyNotice } from '../tables.ts'

const Object = 'privacy_notice'

export const SavePrivacyNotice = handle(call, async (ctx, { Version, Responsible, Email, Text }) => {
  const { tx, GroupId } = ctx
  await lockAccount(ctx)
  const kept = await findNotice(tx, GroupId)
  requireVersion(kept ?? { Version: 0 }, Version)
  const columns = { Responsible: Responsible.trim(), Email: Email.trim(), Text }
  if (kept) return saveRecord(ctx, privacyNotice, kept, columns, { Object })
  const made = await addRecord(ctx, privacyNotice, { GroupId, id: GroupId, ...columns }, { Object })
  return { acId: made.id, Version: made.Version }
})
