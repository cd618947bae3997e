import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { TemplateField } from '../../functionalities/families/fieldOnly/wire.ts'
import { GetRequestForm as call } from '../contract.ts'
import { findRequestForm } from '../forms.server.ts'

export const GetRequestForm = handle(call, async ({ tx, GroupId, BuildingId }, { QrCodeId, ItemId }) => {
  const found = await findRequestForm(tx, { GroupId, BuildingId, QrCodeId, ItemId })
  if (!found) throw notFound()
  const stored: unknown = found.Form.Fields
  return { Fields: (Array.isArray(stored) ? stored : []).flatMap(one => TemplateField.safeParse(one).data ?? []) }
})
