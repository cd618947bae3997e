import { and, eq } from 'drizzle-orm'
import { may } from '../../../../core/permissions.ts'
import { notFound, Refusal } from '../../../../core/problem.ts'
import { addRecord, requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { requireAssignee } from '../../../base/handling/assignees.server.ts'
import { tellPeople } from '../../../property/notifications/jobs.ts'
import { lockRequest } from '../../requests/change.server.ts'
import { SaveLead as call } from '../contract.ts'
import { isLeadType, leadFlags, openLeadStages, reportsFlag } from '../model.ts'
import { leadMessages } from '../rules.ts'
import { lead } from '../tables.ts'

const Object = 'lead'

export const SaveLead = handle(call, async (ctx, { RequestId, Version, Stage, LostReason, NextStep, NextDay, AssigneeId }) => {
  const { GroupId, tx, now, actor } = ctx
  const { FunctionalityType, BuildingId } = await lockRequest(ctx, { RequestId }) // two who save at once wait for each other here
  if (!isLeadType(FunctionalityType)) throw new Refusal('sys.obj.cfl', leadMessages.noLead)
  if (!may(actor.Permissions, leadFlags[FunctionalityType]) && !may(actor.Permissions, reportsFlag)) throw notFound()
  const [kept] = await tx
    .select()
    .from(lead)
    .where(and(eq(lead.GroupId, GroupId), eq(lead.id, RequestId)))
  requireVersion(kept ?? { Version: 0 }, Version)
  if (AssigneeId !== null && AssigneeId !== kept?.AssigneeId) await requireAssignee(ctx, AssigneeId, [BuildingId])
  const isOpen = openLeadStages.includes(Stage)
  const columns = {
    Stage,
    LostReason: Stage === 'Lost' ? LostReason.trim() : '',
    NextStep: isOpen ? NextStep.trim() : '',
    NextDay: isOpen ? NextDay : null,
    AssigneeId,
    ClosedDate: isOpen ? null : (kept?.ClosedDate ?? now),
  }
  const saved = kept
    ? await saveRecord(ctx, lead, kept, columns, { Object })
    : await addRecord(ctx, lead, { GroupId, id: RequestId, BuildingId, ...columns }, { Object }).then(made => ({
        acId: made.id,
        Version: made.Version,
      }))
  if (AssigneeId !== null && AssigneeId !== kept?.AssigneeId) {
    const of = { GroupId, SubjectId: RequestId, Part: String(saved.Version), By: actor.UserId }
    await ctx.enqueue(tellPeople, { What: 'leadAssigned', ...of })
  }
  return saved
})
