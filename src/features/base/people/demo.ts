import { and, eq, inArray, isNotNull, like } from 'drizzle-orm'
import type { GroupId } from '../../../core/ids.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { numberEmail } from '../../../platform/demo/names.ts'
import { type DemoMaking, type DemoSignIn, demoPart } from '../../../platform/demo/part.ts'
import { accountsDemo } from '../accounts/demo.ts'
import { accountGroup } from '../accounts/tables.ts'
import { type DemoUser, demoUsers } from './demo/users.ts'
import { appUser, member } from './tables.ts'

/** A user with their place in an account, which people of the provider have in none. */
export type MadeUser = DemoUser & { UserId: string; GroupId: string | null; MemberId: string | null }
/** Somebody who is given a place in an account; without a password they cannot sign in yet. */
type NewMember = Pick<typeof member.$inferInsert, 'AccessBuildingIds' | 'PermissionSet' | 'Title' | 'Phone'> & {
  Email: string
  FullName: string
  Role: string
  PasswordHash?: string
}

export const peopleDemo = demoPart('base/people', making => makePeople(making), {
  signIns: tx => listSignIns(tx),
  firstAccount: tx => findFirstAccount(tx),
})

const makePeople = async (making: DemoMaking): Promise<readonly MadeUser[]> => {
  const made = await makeProvider(making)
  for (const { key, GroupId } of accountsDemo.made(making)) {
    const users = demoUsers
      .filter(user => user.account === key)
      .map(user => ({ ...user, Email: numberEmail(user.Email, making.copy.number) }))
    const people = users.map(user => ({ ...user, Phone: user.PhoneNumber, PasswordHash: making.PasswordHash }))
    const placeOf = await addDemoMembers(making, GroupId, people)
    made.push(...users.map(user => ({ ...user, GroupId, ...placeOf(user.Email) })))
  }
  return made
}

/** Who can sign in to the demo world as it is now. */
const listSignIns = async (tx: Tx): Promise<readonly DemoSignIn[]> => {
  const emails = demoUsers.map(({ Email }) => Email)
  const rows = await tx
    .select({ user: appUser, member, name: accountGroup.GroupName })
    .from(appUser)
    .leftJoin(member, eq(member.UserId, appUser.id))
    .leftJoin(accountGroup, eq(accountGroup.id, member.GroupId))
    .where(inArray(appUser.Email, emails))
  return rows
    .filter(({ user }) => !user.Disabled)
    .toSorted((a, b) => emails.indexOf(a.user.Email ?? '') - emails.indexOf(b.user.Email ?? ''))
    .map(({ user: { Email, PasswordHash, GlobalRole }, member: place, name }) => {
      const buildings = place?.AccessBuildingIds ? `, ${place.AccessBuildingIds.length} of its buildings` : ''
      const where = [(GlobalRole ?? place?.MemberRoleInGroup ?? '').padEnd(13), `${name?.en ?? 'every account'}${buildings}`]
      return { Email: Email ?? '', PasswordHash, where: where.join('  ') }
    })
}

/** The account of the manager whom a first look begins with; undefined where there is no demo world. */
const findFirstAccount = async (tx: Tx): Promise<GroupId | undefined> => {
  const ofManager = and(eq(appUser.Email, 'gm@demo.example'), eq(appUser.Disabled, false))
  const [found] = await tx
    .select({ GroupId: member.GroupId })
    .from(appUser)
    .innerJoin(member, eq(member.UserId, appUser.id))
    .where(ofManager)
  return found?.GroupId as GroupId | undefined // a row's own account
}

/** People of the provider are made with the first copy, and are the same for all. */
const makeProvider = async ({ tx, copy, PasswordHash }: DemoMaking): Promise<MadeUser[]> => {
  const users = demoUsers.filter(({ account }) => account === undefined)
  if (copy.number === 1) {
    const rows = users.map(({ Email, FullName, Role }) => ({ Email, FullName, PasswordHash, GlobalRole: Role }))
    await tx.insert(appUser).values(rows)
  }
  const emails = users.map(({ Email }) => Email)
  const rows = await tx
    .select({ UserId: appUser.id, Email: appUser.Email })
    .from(appUser)
    .where(and(inArray(appUser.Email, emails), isNotNull(appUser.GlobalRole)))
  return rows.flatMap(({ UserId, Email }) =>
    users.filter(user => user.Email === Email).map(user => ({ ...user, UserId, GroupId: null, MemberId: null })),
  )
}

/** Makes users and gives each a place in an account; the answer tells their ids by e-mail. */
export const addDemoMembers = async ({ tx }: DemoMaking, GroupId: string, people: readonly NewMember[]) => {
  const users = await tx
    .insert(appUser)
    .values(people.map(({ Email, FullName, PasswordHash }) => ({ Email, FullName, PasswordHash })))
    .returning({ UserId: appUser.id, Email: appUser.Email })
  const userOf = new Map(users.map(({ UserId, Email }) => [Email, UserId]))
  const rows = people.map(({ Email, Role, Title, Phone, AccessBuildingIds, PermissionSet }) => {
    const place = { GroupId, UserId: userOf.get(Email) ?? '', MemberRoleInGroup: Role }
    return { ...place, Title, Phone, AccessBuildingIds, PermissionSet }
  })
  const members = await tx.insert(member).values(rows).returning({ MemberId: member.id, UserId: member.UserId })
  const memberOf = new Map(members.map(({ MemberId, UserId }) => [UserId, MemberId]))
  return (Email: string): { UserId: string; MemberId: string } => {
    const UserId = userOf.get(Email)
    const MemberId = UserId && memberOf.get(UserId)
    if (!MemberId) throw new Error(`no place of ${Email} was made`)
    return { UserId, MemberId }
  }
}

/** The first user of an account: whose its files are. */
export const firstUserOf = (making: DemoMaking, GroupId: string): string | null =>
  peopleDemo.made(making).find(user => user.GroupId === GroupId)?.UserId ?? null

/** Somebody who works in an account, or for the provider, by name. */
export const findDemoUser = (making: DemoMaking, GroupId: string, FullName: string): { UserId: string; FullName: string } => {
  const known = peopleDemo.made(making).filter(user => user.GroupId === GroupId || user.GroupId === null)
  const found = known.find(user => user.FullName === FullName)
  if (!found) throw new Error(`The demo world has no ${FullName}`)
  return { UserId: found.UserId, FullName }
}

const lead = 'executive@demo.example'

/** How many copies of the demo world there are, and the hash of their users' password; none: null. */
export const countDemoCopies = async (tx: Tx): Promise<{ copies: number; PasswordHash: string | null }> => {
  const ofAll = await tx
    .select({ Email: appUser.Email, PasswordHash: appUser.PasswordHash })
    .from(appUser)
    .where(like(appUser.Email, lead.replace('@', '%@')))
  return { copies: ofAll.length, PasswordHash: ofAll.find(({ Email }) => Email === lead)?.PasswordHash ?? null }
}
