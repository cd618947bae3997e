import { eq } from 'drizzle-orm'
import { addRecord, requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { accountGroup } from '../../accounts/tables.ts'
import { SaveRetention as call } from '../contract.ts'
import { readRetention } from '../retention.server.ts'
import { privacyRetention } from '../tables.ts'

const Object = 'privacy_retention'

export const SaveRetention = handle(call, async (ctx, { Kinds, Version }) => {
  const { tx, GroupId } = ctx
  await tx.select({ id: accountGroup.id }).from(accountGroup).where(eq(accountGroup.id, GroupId)).for('update') // two who save at once wait here
  const before = await readRetention(tx, GroupId)
  requireVersion(before, Version)
  for (const { source, Days: now } of before.kinds) {
    const Days = Kinds.find(one => one.Kind === source.Kind)?.Days
    if (Days === undefined || Days === now) continue // not named, or as it was
    const kept = before.kept.find(one => one.Kind === source.Kind)
    if (kept) await saveRecord(ctx, privacyRetention, kept, { Days }, { Object })
    else await addRecord(ctx, privacyRetention, { GroupId, Kind: source.Kind, Days }, { Object })
  }
  return { Version: (await readRetention(tx, GroupId)).Version }
})
