import { addRecord, requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { lockAccount } from '../../../base/accounts/data.ts'
import { SaveSlaTargets as call } from '../contract.ts'
import { slaTarget } from '../tables.ts'
import { readTargets } from '../targets.server.ts'

const Object = 'sla_target'

export const SaveSlaTargets = handle(call, async (ctx, { Targets, Version }) => {
  const { GroupId } = ctx
  await lockAccount(ctx)
  const before = await readTargets(ctx)
  requireVersion(before, Version)
  for (const one of Targets) {
    const kept = before.kept.find(row => row.Urgency === one.Urgency)
    if (kept) await saveRecord(ctx, slaTarget, kept, one, { Object })
    else await addRecord(ctx, slaTarget, { GroupId, ...one }, { Object })
  }
  return { Version: (await readTargets(ctx)).Version }
})
