import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import type { PoolConfig } from 'pg'
import { openRenewal, openSession, userByEmail } from '../../src/features/base/people/data.ts'
import { type Database, openDatabase, type Tx } from '../../src/platform/db/database.ts'
import { loginsOf } from '../../src/platform/db/logins.ts'

const note = (port: string) => path.resolve(`node_modules/.cache/e2e/database-${port}`)

type Place = { owner: PoolConfig; secret: string }
/** Written by the browser tests' server: where its database listens, and the installation's secret. */
export const noteDatabase = (port: string, place: Place): void => writeFileSync(note(port), JSON.stringify(place), { mode: 0o600 })

const open = new Map<string, Database>()
const databaseOf = (base: string): Database => {
  const { port } = new URL(base)
  const known = open.get(port)
  if (known) return known
  const { owner, secret }: Place = JSON.parse(readFileSync(note(port), 'utf8'))
  const made = openDatabase(loginsOf(owner, secret), { max: 1 })
  open.set(port, made)
  return made
}

/** Rows that a test puts straight into the database of the server, where calls would take too long. */
export const inDatabase = <T>(base: string, work: (tx: Tx) => Promise<T>): Promise<T> => databaseOf(base).asSystem('rows of a test', work)

const opened = (base: string, email: string) =>
  databaseOf(base).asSystem('a session of a test', async tx => {
    const user = await userByEmail(tx, email)
    if (!user) throw new Error(`nobody is called ${email}`)
    const Family = randomUUID()
    const token = await openSession(tx, { Kind: 'User', UserId: user.id, Family })
    return {
      acId: user.id,
      token,
      cookie: await openRenewal(tx, { UserId: user.id, Family, Keep: false, http: { ip: '127.0.0.1', device: null } }),
    }
  })

/** A token of somebody, without a sign-in: an account may sign in ten times a minute, and many tests are the same person. */
export const tokenOf = async (base: string, email: string): Promise<string> => (await opened(base, email)).token

/** Makes a browser one in which somebody signed in before: its next page finds the session by the cookie, as after a reload. */
export const signedInBefore = async (context: BrowserContext, base: string, email: string): Promise<{ acId: string }> => {
  const { acId, cookie } = await opened(base, email)
  await context.addCookies([{ name: 'lintel', value: cookie, url: base, httpOnly: true, sameSite: 'Strict' }])
  return { acId }
}
