import { and, eq } from 'drizzle-orm'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { unseal } from '../../../../platform/seal.ts'
import { tenantCompany } from '../../contacts/tables.ts'
import { GetNotificationRules as call } from '../contract.ts'
import { findContacts, type NamedContact } from '../hearers.server.ts'
import { type Criterion, type RuleChoice, spaceNames } from '../model.ts'
import { ruleTypes } from '../sources.server.ts'
import { notificationChannel, notificationRule } from '../tables.ts'

export const GetNotificationRules = handle(call, async ctx => {
  const { tx, GroupId, BuildingId, secret } = ctx
  const rows = await tx
    .select()
    .from(notificationRule)
    .where(and(eq(notificationRule.GroupId, GroupId), eq(notificationRule.BuildingId, BuildingId)))
  const named = rows.flatMap(row => row.Criteria)
  const contacts = new Map((named.length > 0 ? await findContacts(ctx) : []).map(one => [one.id, one]))
  const tenants = named.some(one => one.TenantId) ? await tenantNames(ctx) : new Map<string, string>()
  const Rules = ruleTypes.all().map(({ QrType, DisplayText, Choices, NeedsLocation }) => {
    const row = rows.find(one => one.QrType === QrType)
    const Criteria = (row?.Criteria ?? []).map(one => shown({ ...one, Value: one.Value ?? beforeChoices(Choices) }, contacts, tenants))
    return { acId: row?.id ?? null, Version: row?.Version ?? 0, QrType, DisplayText, Choices: [...Choices], NeedsLocation, Criteria }
  })
  const [spaces] = await tx
    .select()
    .from(notificationChannel)
    .where(and(eq(notificationChannel.GroupId, GroupId), eq(notificationChannel.BuildingId, BuildingId)))
  const [SupportChannel = '', OperationsChannel = '', OrgChannel = ''] = spaceNames.map(name => unseal(secret, spaces?.[name] ?? ''))
  const Channels = { Version: spaces?.Version ?? 0, SupportChannel, OperationsChannel, OrgChannel }
  return { Rules, Channels, ByDefault: named.length === 0 }
})

const tenantNames = async ({ tx, GroupId, BuildingId }: Ctx<'building'>): Promise<Map<string, string>> => {
  const rows = await tx
    .select({ id: tenantCompany.id, TenantName: tenantCompany.TenantName })
    .from(tenantCompany)
    .where(and(eq(tenantCompany.GroupId, GroupId), eq(tenantCompany.BuildingId, BuildingId)))
  return new Map(rows.map(({ id, TenantName }) => [id, TenantName]))
}

/** What a row asks for that was saved when its type had no choices: everything. */
const beforeChoices = (choices: readonly RuleChoice[]): RuleChoice | null => (choices.includes('Any') ? 'Any' : null)

/** A row of a rule with its contact and tenant as they are now. */
const shown = (one: Criterion, contacts: ReadonlyMap<string, NamedContact>, tenants: ReadonlyMap<string, string>): Criterion => {
  if (one.Method === 'GoogleMessage') return { ...one, Accessible: true }
  const found = contacts.get(one.RecipientId ?? '')
  const reached = one.Method === 'Email' ? found?.Email : one.Method === 'TextMessage' ? found?.Phone : found?.UserId
  return {
    ...one,
    PhoneNumber: found?.Phone ?? null,
    Email: found?.Email ?? null,
    TenantName: tenants.get(one.TenantId ?? '') ?? null,
    Accessible: Boolean(reached),
  }
}
