import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { newSecret } from '../../../platform/secrets.ts'
import { appUser, resetLink } from './tables.ts'

const hours = 24

/** Without any user: makes a global admin of this e-mail, still without a password. */
export const makeFirstAdmin = async (tx: Tx, Email: string): Promise<void> => {
  const [users] = await tx.select({ n: count() }).from(appUser)
  if (users?.n === 0) await tx.insert(appUser).values({ Email, FullName: 'Administrator', GlobalRole: 'AcAdmin' })
}

/** While nobody has a password yet: the first admin, with a new secret of a link to set one, good once and for 24 hours. Else nothing. */
export const openFirstAdminLink = async (tx: Tx): Promise<{ Email: string; secret: string } | null> => {
  const [withPassword] = await tx.select({ n: count() }).from(appUser).where(sql`${appUser.PasswordHash} is not null`)
  if (withPassword?.n !== 0) return null
  const own = and(eq(appUser.GlobalRole, 'AcAdmin'), isNull(appUser.PasswordHash), eq(appUser.Disabled, false))
  const [admin] = await tx.select().from(appUser).where(own).orderBy(appUser.CreatedDate).limit(1)
  if (!admin?.Email) return null
  const { secret, hashed } = newSecret('rs_')
  await tx.insert(resetLink).values({ TokenHash: hashed, UserId: admin.id, ExpiresDate: sql`now() + make_interval(hours => ${hours})` })
  return { Email: admin.Email, secret }
}
