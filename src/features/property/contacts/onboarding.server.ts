import { and, asc, between, eq, inArray, isNull, like, type SQL, sql } from 'drizzle-orm'
import { nameIn } from '../../../core/labels.ts'
import { notFound, Refusal } from '../../../core/problem.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { mail } from '../../../platform/tables.ts'
import { wordsFor } from '../../../platform/words.ts'
import { accountGroup } from '../../base/accounts/tables.ts'
import { building } from '../buildings/tables.ts'
import { contactRole } from './contactRoles.ts'
import { type ContactColumns, seenContacts } from './data.ts'
import { onboardingWords } from './onboardingWords.ts'
import { linkPlaces } from './rules.ts'
import { buildingsOf, mustBeBelow } from './signIn.server.ts'
import { contact } from './tables.ts'

const perHour = 3
const listed = 10

/** The contacts of a user who signs in, among those that the caller sees and may change, oldest first. Throws `sys.obj.nof`. */
export const personOf = async (ctx: GroupCtx, UserId: string): Promise<[ContactColumns, ...ContactColumns[]]> => {
  const [first, ...others] = await ctx.tx
    .select()
    .from(contact)
    .where(and(seenContacts(ctx), ofUser(UserId)))
    .orderBy(asc(contact.id))
  if (!first) throw notFound()
  mustBeBelow(ctx, contactRole(first.Role)?.as)
  return [first, ...others]
}

/** Every contact of a user in this account that is in use, seen or not. */
export const contactsOf = (ctx: GroupCtx, UserId: string): SQL | undefined => and(eq(contact.GroupId, ctx.GroupId), ofUser(UserId))

const ofUser = (UserId: string): SQL | undefined =>
  and(eq(contact.UserId, UserId), isNull(contact.OffboardedDate), isNull(contact.TenantId))

/** Three onboarding e-mails an hour and person; their contacts are locked, so that two senders are counted one after the other. */
export const withinHour = async (ctx: GroupCtx, UserId: string): Promise<void> => {
  const all = await ctx.tx.select({ id: contact.id }).from(contact).where(contactsOf(ctx, UserId)).orderBy(asc(contact.id)).for('update')
  const ids = sql.join(
    all.map(({ id }) => sql`${id}`),
    sql`, `,
  )
  const { rows } = await ctx.tx.execute<{ n: number }>(sql`
    select count(*)::int as n from audit where group_id = ${ctx.GroupId} and object = 'contact' and object_id in (${ids})
      and call = 'UserAdmin/NotifyOnboard' and at > ${ctx.now.toISOString()}::timestamptz - interval '1 hour'`)
  if ((rows[0]?.n ?? 0) >= perHour) throw new Refusal('req.lim.exc')
}

/** What kept the onboarding e-mail that was sent then from going out. Null where it went, waits, or was never made. */
export const onboardingProblem = async (
  { tx, GroupId }: Pick<GroupCtx, 'tx' | 'GroupId'>,
  { Email, since }: { Email: string; since: Date },
): Promise<string | null> => {
  const until = new Date(since.getTime() + DAY) // the job makes it within seconds, or when the queue runs again
  const [found] = await tx
    .select({ State: mail.State, Problem: mail.Problem })
    .from(mail)
    .where(
      and(
        between(mail.CreatedDate, since, until),
        eq(mail.GroupId, GroupId),
        like(mail.MessageId, '<onboarding.%'),
        sql`${mail.To} = array[${Email.toLowerCase()}]::text[]`,
      ),
    )
    .orderBy(asc(mail.CreatedDate))
    .limit(1)
  return found?.State === 'Failed' ? found.Problem : null
}
const DAY = 86_400_000

/** The welcome e-mail to begin with: person, account, the buildings that the caller sees of theirs, and the place of the link. */
export const welcomeTemplate = async (ctx: GroupCtx, contacts: readonly [ContactColumns, ...ContactColumns[]]): Promise<string> => {
  const t = wordsFor(onboardingWords, ctx.language)
  const [group] = await ctx.tx.select().from(accountGroup).where(eq(accountGroup.id, ctx.GroupId))
  const { names, more } = await buildingNames(ctx, contacts)
  const account = group ? nameIn(group.GroupName, ctx.language) : ''
  const [only] = names
  const list = [...names.map(escaped), ...(more > 0 ? [t('more', { n: more })] : [])]
  return [
    `<h2>${escaped(t('heading', { name: contacts[0].FullName.en }))}</h2>`,
    paragraph(t('access', { account })),
    ...(names.length === 1 && only ? [paragraph(t('building', { building: only }))] : []),
    ...(names.length > 1 ? [paragraph(t('buildings')), `<ul>${list.map(one => `<li><p>${one}</p></li>`).join('')}</ul>`] : []),
    paragraph(t('begin')),
    paragraph(linkPlaces[ctx.language]),
    paragraph(t('use')),
    paragraph(t('questions', { sender: ctx.actor.FullName })),
  ].join('')
}

const buildingNames = async (ctx: GroupCtx, contacts: readonly ContactColumns[]): Promise<{ names: string[]; more: number }> => {
  const { buildings } = ctx
  const ids = [...new Set(contacts.flatMap(buildingsOf))].filter(id => buildings === 'all' || buildings.some(one => one === id))
  if (ids.length === 0) return { names: [], more: 0 }
  const rows = await ctx.tx
    .select({ Name: building.Name })
    .from(building)
    .where(and(eq(building.GroupId, ctx.GroupId), inArray(building.id, ids.slice(0, listed))))
    .orderBy(sql`${building.Name}->>'en'`)
  return { names: rows.map(({ Name }) => nameIn(Name, ctx.language)), more: ids.length - rows.length }
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, sign => escapes[sign] ?? '')
const paragraph = (text: string): string => `<p>${escaped(text)}</p>`
