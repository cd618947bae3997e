import { eq } from 'drizzle-orm'
import type { GroupCtx } from '../../../platform/handle.ts'
import { urgencies } from '../../codes/requests/model.ts'
import { type SlaTarget, standardTargets, targetOf } from './model.ts'
import { slaTarget } from './tables.ts'

/** The targets of an account by urgency, the highest first, with what is kept of them; `Version`: the sum of their versions. */
export const readTargets = async ({ tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>) => {
  const kept = await tx.select().from(slaTarget).where(eq(slaTarget.GroupId, GroupId))
  const targets = urgencies.toReversed().flatMap((Urgency): SlaTarget[] => {
    const one = kept.find(row => row.Urgency === Urgency) ?? targetOf(standardTargets, Urgency)
    return one ? [{ Urgency, ResponseHours: one.ResponseHours, CompletionHours: one.CompletionHours }] : []
  })
  return { kept, targets, Version: kept.reduce((sum, one) => sum + one.Version, 0) }
}
