import { handle } from '../../../../platform/handle.ts'
import { AddTenantContact as call } from '../contract.ts'
import { contact } from '../tables.ts'
import { personColumns, provenTenant } from '../tenants.server.ts'

export const AddTenantContact = handle(call, async (ctx, input) => {
  await provenTenant(ctx, input.TenantId)
  const columns = personColumns(input)
  const [row] = await ctx.tx
    .insert(contact)
    .values({ ...columns, GroupId: ctx.GroupId, BuildingId: ctx.BuildingId })
    .returning()
  if (!row) throw new Error('no contact was made')
  ctx.audit({ Object: 'contact', ObjectId: row.id, After: columns })
  return { acId: row.id, Version: row.Version }
})
