import { and, eq } from 'drizzle-orm'
import { hints, misfit } from '../../../../core/hints.ts'
import { invalid, type Problem, Refusal } from '../../../../core/problem.ts'
import { requireVersion, saveRecord } from '../../../../platform/db/record.ts'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { tenantCompany } from '../../contacts/tables.ts'
import { entityTypes } from '../../entityTypes/model.ts'
import { SaveNotificationRule as call } from '../contract.ts'
import { findContacts } from '../hearers.server.ts'
import { anyLocation, type Criterion } from '../model.ts'
import { findCriteriaProblems, notificationMessages } from '../rules.ts'
import { ruleTypes } from '../sources.server.ts'
import { notificationChannel, notificationRule } from '../tables.ts'

const Object = 'notification_rule'

export const SaveNotificationRule = handle(call, async (ctx, { QrType, RuleId, Version, Criteria }) => {
  const { tx, GroupId, BuildingId, now } = ctx
  const type = ruleTypes.all().find(one => one.QrType === QrType)
  if (!type) throw invalid([misfit('QrType', hints.choice)])
  const problems = findCriteriaProblems(Criteria, type)
  if (problems.length === 0) problems.push(...(await findForeign(ctx, Criteria)))
  if (problems.length > 0) throw invalid(problems)
  const kept = Criteria.map(keptOf)
  const [row] = await tx
    .select()
    .from(notificationRule)
    .where(and(eq(notificationRule.GroupId, GroupId), eq(notificationRule.BuildingId, BuildingId), eq(notificationRule.QrType, QrType)))
    .for('update')
  if (RuleId && RuleId !== row?.id) throw invalid([misfit('RuleId', hints.choice)])
  if (row) {
    requireVersion(row, Version)
    return saveRecord(ctx, notificationRule, row, { Criteria: kept }, { Object })
  }
  requireVersion({ Version: 0 }, Version)
  const [made] = await tx
    .insert(notificationRule)
    .values({ GroupId, BuildingId, QrType, Criteria: kept, CreatedDate: now, ModifiedDate: now })
    .onConflictDoNothing()
    .returning({ id: notificationRule.id, Version: notificationRule.Version })
  if (!made) throw new Refusal('sys.obj.cfl') // somebody else has made it at the same time
  ctx.audit({ Object, ObjectId: made.id, After: { QrType, Criteria: kept } })
  return { acId: made.id, Version: made.Version }
})

/** Without the contact's and the tenant's data: they are filled in when rules are read. */
const keptOf = ({ PhoneNumber: _phone, Email: _email, TenantName: _tenant, Accessible: _accessible, ...one }: Criterion): Criterion => one

/** Contacts, tenants, spaces and locations that are not this building's. */
const findForeign = async (ctx: Ctx<'building'>, criteria: readonly Criterion[]): Promise<Problem[]> => {
  const { tx, GroupId, BuildingId } = ctx
  const here = <T extends typeof tenantCompany | typeof notificationChannel>(table: T) =>
    and(eq(table.GroupId, GroupId), eq(table.BuildingId, BuildingId))
  const asks = (field: keyof Criterion) => criteria.some(one => one[field])
  const contacts = new Set((asks('RecipientId') ? await findContacts(ctx) : []).map(({ id }) => id))
  const tenants = new Set(
    (asks('TenantId') ? await tx.select({ id: tenantCompany.id }).from(tenantCompany).where(here(tenantCompany)) : []).map(({ id }) => id),
  )
  const [spaces] = asks('SpaceId') ? await tx.select().from(notificationChannel).where(here(notificationChannel)) : []
  return criteria.flatMap(({ RecipientId, TenantId, SpaceId, Location, Method }, i) => [
    ...(RecipientId && Method !== 'GoogleMessage' && !contacts.has(RecipientId)
      ? [{ Field: `Criteria.${i}.RecipientId`, Message: notificationMessages.pleaseSelect }]
      : []),
    ...(TenantId && !tenants.has(TenantId) ? [{ Field: `Criteria.${i}.TenantId`, Message: notificationMessages.pleaseSelect }] : []),
    ...(Method === 'GoogleMessage' && SpaceId && !spaces?.[SpaceId]
      ? [{ Field: `Criteria.${i}.SpaceId`, Message: notificationMessages.spaceUnset }]
      : []),
    ...(Location && Location !== anyLocation && !entityTypes.some(({ Code }) => Code === Location)
      ? [misfit(`Criteria.${i}.Location`, hints.choice)]
      : []),
  ])
}
