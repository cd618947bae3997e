import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartRefused } from '../startRefused.ts'
import { withClient } from './client.ts'

export const roleNames = ['lintel_app', 'lintel_system'] as const
export type RoleName = (typeof roleNames)[number]
/** How each role logs in to one database. */
export type Logins = Readonly<Record<RoleName, pg.PoolConfig>>

/**
 * How the roles log in to the owner's database. Their passwords follow from the installation's secret, so that each of its processes,
 * on whatever machine, knows them and none is kept anywhere.
 */
export const loginsOf = (owner: pg.PoolConfig, secret: string): Logins => ({
  lintel_app: as(owner, 'lintel_app', secret),
  lintel_system: as(owner, 'lintel_system', secret),
})

const as = ({ connectionString, ...owner }: pg.PoolConfig, user: RoleName, secret: string): pg.PoolConfig => {
  const password = createHmac('sha256', secret).update(`database role ${user}`).digest('base64url')
  if (connectionString === undefined) return { ...owner, user, password }
  const address = new URL(connectionString)
  address.searchParams.set('user', user) // wins over a name before the host, which an address of a socket cannot have
  address.searchParams.set('password', password)
  return { ...owner, connectionString: address.href }
}

/**
 * Lets the roles log in: at the first start each gets its password, of which the server is told the SCRAM verifier alone, and again
 * where it is no longer right (a role may always change its own). Throws `StartRefused` where they were given those of another secret.
 * Roles belong to the whole server, so processes of several databases may do it at once.
 */
export const openLogins = async (owner: pg.PoolConfig, secret: string): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await setLogins(owner, secret)
    } catch (error) {
      const changedMeanwhile = error instanceof pg.DatabaseError && error.message === 'tuple concurrently updated'
      if (!changedMeanwhile || attempt === 10) throw error
      await sleep(100 * attempt * Math.random())
    }
  }
}

const setLogins = (owner: pg.PoolConfig, secret: string): Promise<void> =>
  withClient(owner, async client => {
    const logins = loginsOf(owner, secret)
    const mark = markOf(secret)
    const { rows } = await client.query<{ role: RoleName; mark: string | null }>(
      `select rolname as role, case when rolcanlogin then shobj_description(oid, 'pg_authid') end as mark from pg_roles where rolname = any($1)`,
      [roleNames],
    )
    for (const { role, mark: given } of rows) {
      if (given !== null && given !== mark) throw new StartRefused(otherSecret)
      if (given === mark && (await mayLogIn(logins[role]))) continue
      await client.query(`alter role ${role} login password ${pg.escapeLiteral(verifierOf(passwordOf(logins[role])))}`)
      await client.query(`comment on role ${role} is ${pg.escapeLiteral(mark)}`)
    }
  })

/** What is written on a role that was given the password of a secret. */
export const markOf = (secret: string): string => `Lintel ${secretMark(secret)}`

/** Enough to tell two secrets apart, too little to find one. */
export const secretMark = (secret: string): string => createHmac('sha256', secret).update('mark').digest('hex').slice(0, 8)

const otherSecret =
  'its roles lintel_app and lintel_system were set up with another LINTEL_SECRET. Every process and every installation on one PostgreSQL server needs the same; docs/operating.md tells how to change it.'

const mayLogIn = (login: pg.PoolConfig): Promise<boolean> =>
  withClient(login, async () => true).catch(error => {
    if (error instanceof pg.DatabaseError && error.code === '28P01') return false
    throw error
  })

/** The password that a login carries, by itself or in its address. */
export const passwordOf = ({ password, connectionString }: pg.PoolConfig): string =>
  String(connectionString === undefined ? password : new URL(connectionString).searchParams.get('password'))

/** What PostgreSQL keeps of a password (RFC 5802): sent instead of it, so that no log of statements has the password. */
const verifierOf = (password: string): string => {
  const [salt, rounds] = [randomBytes(16), 4096]
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256')
  const key = (name: string) => createHmac('sha256', salted).update(name).digest()
  const stored = createHash('sha256').update(key('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${key('Server Key').toString('base64')}`
}
