import { isEmail } from '../../../../core/email.ts'
import { nameIn } from '../../../../core/labels.ts'
import { handle } from '../../../../platform/handle.ts'
import { readReportContacts } from '../contacts.server.ts'
import { GetDashboardContacts as call } from '../contract.ts'

export const GetDashboardContacts = handle(call, async ctx => {
  const found = await readReportContacts(ctx.tx, ctx)
  const Contacts = found
    .filter(one => isEmail(one.Email))
    .map(one => ({ id: one.id, Name: nameIn(one.FullName, ctx.language), Email: one.Email, JobTitle: one.Title?.en || one.Role }))
  return { Contacts }
})
