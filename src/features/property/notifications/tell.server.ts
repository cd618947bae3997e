import { and, eq, isNull } from 'drizzle-orm'
import type pg from 'pg'
import type { GroupId } from '../../../core/ids.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { telling } from '../../../platform/events/events.ts'
import type { Services } from '../../../platform/services.ts'
import { accountGroup } from '../../base/accounts/tables.ts'
import { building } from '../buildings/tables.ts'
import { tenantCompany } from '../contacts/tables.ts'
import { notified } from './contract.ts'
import { findContacts, findHearers } from './hearers.server.ts'
import { type NotificationKind, notificationKindNames, notificationKinds } from './model.ts'
import { type Plan, planTelling } from './plan.server.ts'
import { firstFew, gatherMinutes, type RuleTenant } from './rules.ts'
import { sendDue } from './send.server.ts'
import { type GivenAtOnce, type ReadEvent, ruleTypes, sourceOf } from './sources.server.ts'
import { notification, notificationDelivery, notificationRule } from './tables.ts'

/** An event in a few words; its source reads the rest when people are notified. */
export type Happened = {
  GroupId: GroupId
  /** Which source. */
  What: string
  /** The row that it is about. */
  SubjectId: string
  /** Tells events of one source and row apart: another owner, another date. */
  Part?: string
  /** Who did it, and need not be told. */
  By?: string
  /** 1 to 5, where what came in was rated and its row does not say it. */
  Score?: number
  /** Several rows of a building were given to a contact at once, and the subject is one of them. */
  Given?: GivenAtOnce
}

type Telling = { tx: Tx; client: pg.PoolClient; services: Pick<Services, 'mail' | 'sms' | 'jobs' | 'config'>; now: Date }
type BuildingClock = { TimeZone: string; GroupId: string; BuildingId: string }

/** Notifies everybody an event concerns, each once, however often it runs. Delayed messages are sent later by `sendDue`. */
export const tellEvent = async (telling: Telling, happened: Happened): Promise<void> => {
  const { tx, client, now } = telling
  const planned = await planEvent(tx, { ...happened, now })
  if (!planned) return
  const { row, plan } = planned
  // One event of an account after the other: each sees what its recipients got lately, in any building.
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`notifications ${row.GroupId}`])
  await ringBells(telling, plan.bells, row)
  await addMessages(telling, plan.messages, row)
  await sendDue(telling, happened.GroupId)
}

type ToldRow = Pick<ReadEvent, 'BuildingId' | 'Kind' | 'Facts' | 'Path'> & {
  GroupId: string
  What: string
  EventKey: string
  CreatedDate: Date
}

/** The recipients of an event now; null if there is nothing to tell, or its building is archived. */
export const planEvent = async (
  tx: Tx,
  { GroupId, What, SubjectId, Part = '', By, Score, Given, now }: Omit<Happened, 'GroupId'> & { GroupId: string; now: Date },
): Promise<{ row: ToldRow; plan: Plan } | null> => {
  const source = sourceOf(What)
  const event = source && (await source.read({ tx, GroupId, SubjectId, Score: Score ?? null, Given: Given ?? null }))
  const place = event && (await placeInUse(tx, GroupId, event.BuildingId))
  if (!source || !event || !place) return null
  const { BuildingId, Kind, Facts, Path } = event
  const EventKey = [What, SubjectId, Part].filter(Boolean).join(':')
  const plan = await planFor(tx, { place, event, By: By ?? null, now: now.getTime(), may: source.may })
  return { row: { GroupId, BuildingId, What, Kind, EventKey, Facts, Path, CreatedDate: now }, plan }
}

const placeInUse = async (tx: Tx, GroupId: string, BuildingId: string): Promise<BuildingClock | null> => {
  const [found] = await tx
    .select({ TimeZone: building.TimeZone })
    .from(building)
    .innerJoin(accountGroup, eq(accountGroup.id, building.GroupId))
    .where(
      and(eq(building.GroupId, GroupId), eq(building.id, BuildingId), isNull(building.ArchivedDate), isNull(accountGroup.ArchivedDate)),
    )
  return found ? { ...found, GroupId, BuildingId } : null
}

type Planned = { place: BuildingClock; event: ReadEvent; By: string | null; now: number; may: Parameters<typeof findHearers>[1] }
const planFor = async (tx: Tx, { place, event, By, now, may }: Planned): Promise<Plan> => {
  const at = { tx, GroupId: place.GroupId, BuildingId: place.BuildingId }
  const rules = await tx
    .select({ QrType: notificationRule.QrType, Criteria: notificationRule.Criteria })
    .from(notificationRule)
    .where(and(eq(notificationRule.GroupId, at.GroupId), eq(notificationRule.BuildingId, at.BuildingId)))
  const criteria = rules.find(one => one.QrType === event.QrType)?.Criteria ?? []
  const [hearers, contacts, tenants] = [
    await findHearers(at, may),
    criteria.length > 0 ? await findContacts(at) : [],
    criteria.some(one => one.TenantId) ? await findTenants(at) : new Map<string, RuleTenant>(),
  ]
  return planTelling({
    event,
    By,
    hearers,
    contacts: new Map(contacts.map(one => [one.id, one])),
    tenants,
    terms: ruleTypes.all().find(one => one.QrType === event.QrType) ?? null,
    criteria,
    ruled: rules.some(one => one.Criteria.length > 0),
    TimeZone: place.TimeZone,
    now,
  })
}

const findTenants = async ({ tx, GroupId, BuildingId }: { tx: Tx; GroupId: string; BuildingId: string }) => {
  const rows = await tx
    .select({ id: tenantCompany.id, TenantName: tenantCompany.TenantName, Unit: tenantCompany.Unit })
    .from(tenantCompany)
    .where(and(eq(tenantCompany.GroupId, GroupId), eq(tenantCompany.BuildingId, BuildingId), eq(tenantCompany.Disabled, false)))
  return new Map(rows.map(one => [one.id, one]))
}

const ringBells = async ({ tx, client }: Telling, bells: ReadonlySet<string>, row: ToldRow): Promise<void> => {
  if (bells.size === 0) return
  const rung = await tx
    .insert(notification)
    .values([...bells].map(UserId => ({ ...row, UserId })))
    .onConflictDoNothing()
    .returning({ UserId: notification.UserId })
  for (const { UserId } of rung) await client.query(...telling(notified, row.GroupId, { UserId }))
}

/** What a recipient gets beyond the first few waits until the next ten minutes are full, and goes out as one message. */
const addMessages = async ({ tx, client }: Telling, messages: Plan['messages'], row: ToldRow): Promise<void> => {
  if (messages.length === 0) return
  const now = row.CreatedDate.getTime()
  const step = gatherMinutes * 60_000
  const { rows } = await client.query<{ of: string; n: number }>(
    `select recipient || ' ' || method as of, count(*)::int as n from notification_delivery
     where group_id = $1 and recipient = any($2) and kind = any($3) and created_date > $4 and (method <> 'GoogleMessage' or building_id = $5) group by 1`,
    [row.GroupId, messages.map(one => one.Recipient), kindsGatheredWith(row.Kind), new Date(now - step), row.BuildingId],
  )
  const lately = new Map(rows.map(({ of, n }) => [of, n]))
  const values = messages.map(({ due, ...message }) => {
    const many = (lately.get(`${message.Recipient} ${message.Method}`) ?? 0) >= firstFew
    return { ...row, ...message, DueDate: new Date(many ? Math.max(due, (Math.floor(now / step) + 1) * step) : due) }
  })
  await tx.insert(notificationDelivery).values(values).onConflictDoNothing()
}

const kindsGatheredWith = (kind: NotificationKind): NotificationKind[] =>
  notificationKindNames.filter(one => notificationKinds[one].byVisitor === notificationKinds[kind].byVisitor)
