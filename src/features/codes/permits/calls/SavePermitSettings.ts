import { and, eq, inArray } from 'drizzle-orm'
import { invalid } from '../../../../core/problem.ts'
import { addRecord, requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { signsIn, worksIn } from '../../../base/handling/assignees.server.ts'
import { lockBuilding } from '../../../property/buildings/data.ts'
import { contact } from '../../../property/contacts/tables.ts'
import { SavePermitSettings as call } from '../contract.ts'
import { readTerms } from '../permits.server.ts'
import { permitMessages } from '../rules.ts'
import { permitSetting } from '../tables.ts'

const Object = 'permit_setting'

export const SavePermitSettings = handle(call, async (ctx, { Kind, Version, GroupId: _g, BuildingId: _b, ...terms }) => {
  const { tx, GroupId, BuildingId } = ctx
  await lockBuilding(ctx, BuildingId) // two who save the first settings at once wait for each other
  const { row } = await readTerms(ctx, Kind)
  requireVersion(row ?? { Version: 0 }, Version)
  const Approvers = [...new Set(terms.Approvers)]
  if (Approvers.length > 0) {
    const known = await tx
      .select({ id: contact.id })
      .from(contact)
      .where(and(eq(contact.GroupId, GroupId), inArray(contact.id, Approvers), worksIn(BuildingId), signsIn))
    if (known.length < Approvers.length) throw invalid([{ Field: 'Approvers', Message: permitMessages.approver }])
  }
  if (row) return saveRecord(ctx, permitSetting, row, { ...terms, Approvers }, { Object })
  const { id, Version: made } = await addRecord(ctx, permitSetting, { GroupId, BuildingId, Kind, ...terms, Approvers }, { Object })
  return { acId: id, Version: made }
})
