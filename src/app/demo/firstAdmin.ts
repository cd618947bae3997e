import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { appUser, resetLink } from '../../features/base/people/tables.ts'
import { newSecret } from '../../platform/secrets.ts'
import type { Services } from '../../platform/services.ts'
import { asMaker } from './world.ts'

const hours = 24

/** Without any user: makes the global admin of LINTEL_ADMIN_EMAIL, still without a password. */
export const prepareFirstAdmin = async (services: Pick<Services, 'db' | 'config'>): Promise<void> => {
  const { adminEmail: Email } = services.config
  await asMaker(services, async tx => {
    const [users] = await tx.select({ n: count() }).from(appUser)
    if (users?.n === 0) await tx.insert(appUser).values({ Email, FullName: 'Administrator', GlobalRole: 'AcAdmin' })
  })
}

/** While nobody has a password yet: a new link by which the first admin sets one, good once and for 24 hours. Else nothing. */
export const firstAdminLink = (services: Pick<Services, 'db' | 'config'>): Promise<{ Email: string; link: string } | null> =>
  services.db.asSystem('link for the first admin', async tx => {
    const [withPassword] = await tx.select({ n: count() }).from(appUser).where(sql`${appUser.PasswordHash} is not null`)
    if (withPassword?.n !== 0) return null
    const own = and(eq(appUser.GlobalRole, 'AcAdmin'), isNull(appUser.PasswordHash), eq(appUser.Disabled, false))
    const [admin] = await tx.select().from(appUser).where(own).orderBy(appUser.CreatedDate).limit(1)
    if (!admin?.Email) return null
    const { secret, hashed } = newSecret('rs_')
    await tx.insert(resetLink).values({ TokenHash: hashed, UserId: admin.id, ExpiresDate: sql`now() + make_interval(hours => ${hours})` })
    return { Email: admin.Email, link: `${services.config.baseUrl}/reset?token=${secret}` }
  })
