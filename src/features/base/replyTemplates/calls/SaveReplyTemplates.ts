import { addRecord, requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { lockAccount } from '../../accounts/data.ts'
import { SaveReplyTemplates as call } from '../contract.ts'
import { replyTemplates } from '../tables.ts'
import { findTemplates } from '../templates.server.ts'

const Object = 'reply_templates'

export const SaveReplyTemplates = handle(call, async (ctx, { Templates: sent, Version }) => {
  const { GroupId } = ctx
  await lockAccount(ctx)
  const kept = await findTemplates(ctx)
  requireVersion(kept ?? { Version: 0 }, Version)
  const Templates = sent.map(({ Title, Text }) => ({ Title: Title.trim(), Text: Text.trim() }))
  if (kept) return saveRecord(ctx, replyTemplates, kept, { Templates }, { Object })
  const made = await addRecord(ctx, replyTemplates, { GroupId, id: GroupId, Templates }, { Object })
  return { acId: made.id, Version: made.Version }
})
