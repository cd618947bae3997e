import { and, eq } from 'drizzle-orm'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { unseal } from '../../../../platform/seal.ts'
import { tenantCompany } from '../../contacts/tables.ts'
import { GetNotificationRules as call, type NotificationRule } from '../contract.ts'
import { findContacts, findHearers, managersAmong, type NamedContact } from '../hearers.server.ts'
import { type Criterion, type DefaultChoice, defaultChoiceNames, defaultChoices, type RuleChoice, spaceNames } from '../model.ts'
import { codeCounts, ruleTypes } from '../sources.server.ts'
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
  const [counts, defaults] = [await countCodes(ctx), named.length === 0 ? await findDefaults(ctx) : null]
  const Rules = ruleTypes.all().map(({ QrType, DisplayText, Choices, NeedsLocation, ByDefault }) => {
    const row = rows.find(one => one.QrType === QrType)
    const Criteria = (row?.Criteria ?? []).map(one => shown({ ...one, Value: one.Value ?? beforeChoices(Choices) }, contacts, tenants))
    const Default = (ByDefault && defaults?.get(ByDefault)) ?? null
    const of = { QrType, DisplayText, Choices: [...Choices], NeedsLocation, Codes: counts.get(QrType) ?? 0, Default }
    return { acId: row?.id ?? null, Version: row?.Version ?? 0, ...of, Criteria }
  })
  const [spaces] = await tx
    .select()
    .from(notificationChannel)
    .where(and(eq(notificationChannel.GroupId, GroupId), eq(notificationChannel.BuildingId, BuildingId)))
  const [SupportChannel = '', OperationsChannel = '', OrgChannel = ''] = spaceNames.map(name => unseal(secret, spaces?.[name] ?? ''))
  const Channels = { Version: spaces?.Version ?? 0, SupportChannel, OperationsChannel, OrgChannel }
  return { Rules, Channels, ByDefault: named.length === 0 }
})

/** Codes in use by QR type. */
const countCodes = async (ctx: Ctx<'building'>): Promise<Map<string, number>> => {
  const counted = new Map<string, number>()
  for (const count of codeCounts.all()) for (const [type, n] of await count(ctx)) counted.set(type, n)
  return counted
}

/** By what is told without a rule: the managers who have not chosen against it, as the planning of an event finds them. */
const findDefaults = async (ctx: Ctx<'building'>): Promise<Map<DefaultChoice, NotificationRule['Default']>> => {
  const managers = managersAmong(await findHearers(ctx, 'AnalyticsDashboards'))
  return new Map(
    defaultChoiceNames.flatMap(Value => {
      const Names = managers.filter(({ Choices }) => Choices[defaultChoices[Value]].Bell).map(({ Name }) => Name)
      return Names.length > 0 ? [[Value, { Value, Names }] as const] : []
    }),
  )
}

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
