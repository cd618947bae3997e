import { addRecord, requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { lockAccount } from '../../accounts/data.ts'
import { SaveRetention as call } from '../contract.ts'
import { readRetention } from '../retention.server.ts'
import { privacyRetention } from '../tables.ts'

const Object = 'privacy_retention'

export const SaveRetention = handle(call, async (ctx, { Kinds, Version }) => {
  const { tx, GroupId } = ctx
  await lockAccount(ctx)
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
