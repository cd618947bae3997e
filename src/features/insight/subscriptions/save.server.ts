import { and, eq, isNull } from 'drizzle-orm'
import type { Parsed } from '../../../core/call.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { nameIn } from '../../../core/labels.ts'
import { may } from '../../../core/permissions.ts'
import { fillMessage, invalid, notFound, Refusal } from '../../../core/problem.ts'
import { oneOf } from '../../../platform/db/page.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { building } from '../../property/buildings/tables.ts'
import { isComposedThere, requireComposed } from '../dashboards/composed.server.ts'
import { findReportContact } from '../dashboards/contacts.server.ts'
import { pageFlag } from './access.ts'
import type { CreateSubscription, SendTestReport } from './contract.ts'
import { mostSubscriptions } from './model.ts'
import { nextDateOf } from './plan.server.ts'
import { findSubscriber, readReaders } from './readers.server.ts'
import { findReport, readPath } from './reports.ts'
import { subscriptionMessages } from './rules.ts'
import { reportSubscription, type SubscriptionRow } from './tables.ts'

/** The clock of a place whose reports the caller may subscribe to; null for the account. Refuses other buildings, and who may not. */
export const requirePlace = async (ctx: GroupCtx, BuildingId: string | null): Promise<string | null> => {
  if (!may(ctx.actor.Permissions, pageFlag(BuildingId))) throw new Refusal('usr.aut.npm')
  if (!BuildingId) return null
  const which = and(eq(building.id, BuildingId), eq(building.GroupId, ctx.GroupId), isNull(building.ArchivedDate))
  const seen = ctx.buildings === 'all' || ctx.buildings.some(one => one === BuildingId)
  const [found] = await ctx.tx.select({ TimeZone: building.TimeZone }).from(building).where(which)
  if (!found || !seen) throw notFound()
  return found.TimeZone
}

type Asked = Omit<Parsed<typeof SendTestReport>, 'BuildingId'>
type Recipient = Pick<Parsed<typeof CreateSubscription>, 'Email' | 'Name' | 'JobTitle' | 'RecipientId'>

/** Refuses a report that is not of this place, that the caller may not read, or whose filters are of another. */
export const requireReport = async (ctx: GroupCtx, { Type, Path }: Pick<Asked, 'Type' | 'Path'>, BuildingId: string | null) => {
  const report = findReport(Type, BuildingId)
  if (!report) throw invalid([{ Field: 'Type', Message: subscriptionMessages.noReport }])
  if (!may(ctx.actor.Permissions, report.may)) throw new Refusal('usr.aut.npm')
  if (!readPath(Type, { GroupId: ctx.GroupId, BuildingId }, Path)) throw invalid([misfit('Path', hints.page)])
  await requireComposed(ctx, paperOf({ Type, Path }, BuildingId))
  return report
}

const paperOf = ({ Type, Path }: Pick<Asked, 'Type' | 'Path'>, BuildingId: string | null) =>
  ({ key: Type, Path, scope: BuildingId ? 'building' : 'account' }) as const

/** The columns of a subscription as it is saved now, by the caller. */
export const subscriptionColumns = async (ctx: GroupCtx, input: Asked & Recipient, BuildingId: string | null) => {
  const clock = (await requirePlace(ctx, BuildingId)) ?? input.TimeZone
  const report = await requireReport(ctx, input, BuildingId)
  const to = await recipientOf(ctx, input, report.Personal, BuildingId)
  const { ReportName, Type, Frequency, Hour, Weekday, TimeZone, Language, Delivery, SkipEmpty, Path } = input
  const SubscriberId = await findSubscriber(ctx.tx, ctx.GroupId, to.Email)
  if (Delivery === 'Link' && !SubscriberId) throw invalid([{ Field: 'Delivery', Message: subscriptionMessages.signIn }])
  if (SubscriberId && !(await isComposedThere({ tx: ctx.tx, GroupId: ctx.GroupId, UserId: SubscriberId }, paperOf(input, BuildingId))))
    throw invalid([{ Field: 'Email', Message: subscriptionMessages.notShared }])
  const what = { ReportName, Type, Frequency, Hour, Weekday, TimeZone, Language, Delivery, SkipEmpty, Path }
  return { ...what, ...to, BuildingId, SubscriberId, UserId: ctx.actor.UserId, NextDate: nextDateOf(what, clock, ctx.now), Stopped: null }
}

const recipientOf = async (ctx: GroupCtx, input: Recipient, personal: boolean, BuildingId: string | null) => {
  const { Email, Name, JobTitle, RecipientId } = input
  if (!RecipientId) {
    if (personal) throw invalid([{ Field: 'RecipientId', Message: subscriptionMessages.contactOnly }])
    return { Email, Name, JobTitle, RecipientId: null }
  }
  const found = await findReportContact(ctx.tx, { GroupId: ctx.GroupId, BuildingId }, RecipientId)
  if (!found) throw notFound()
  return { Email: found.Email, Name: nameIn(found.FullName, 'en'), JobTitle: found.Title?.en || found.Role, RecipientId }
}

/** Refuses one more than an account may have. */
export const requireRoom = async (ctx: GroupCtx): Promise<void> => {
  const n = await ctx.tx.$count(reportSubscription, eq(reportSubscription.GroupId, ctx.GroupId))
  if (n >= mostSubscriptions) throw new Refusal('req.val.inv', fillMessage(subscriptionMessages.full, { most: mostSubscriptions }))
}

/** The subscriptions that the caller may change, locked; `sys.obj.nof` where one is not theirs to see. */
export const lockSubscriptions = async (ctx: GroupCtx, ids: readonly string[]): Promise<SubscriptionRow[]> => {
  const wanted = [...new Set(ids)]
  const rows: SubscriptionRow[] = await ctx.tx
    .select()
    .from(reportSubscription)
    .where(and(eq(reportSubscription.GroupId, ctx.GroupId), oneOf(reportSubscription.id, wanted)))
    .orderBy(reportSubscription.id)
    .for('update')
  const seen = (one: SubscriptionRow) => !one.BuildingId || ctx.buildings === 'all' || ctx.buildings.some(id => id === one.BuildingId)
  if (rows.length < wanted.length || !rows.every(seen)) throw notFound()
  if (!rows.every(one => may(ctx.actor.Permissions, pageFlag(one.BuildingId)))) throw new Refusal('usr.aut.npm')
  return rows
}

/** The caller as a reader of reports. */
export const callerAsReader = async (ctx: GroupCtx) => {
  const reader = (await readReaders(ctx.tx, ctx.GroupId, [ctx.actor.UserId])).get(ctx.actor.UserId)
  if (!reader?.Email) throw new Refusal('usr.aut.npm')
  return { reader, email: reader.Email }
}
