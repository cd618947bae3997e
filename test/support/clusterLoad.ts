import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { SignIn } from '../../src/features/base/people/contract.ts'
import { GetPropertyList } from '../../src/features/property/buildings/contract.ts'
import { AddVendor } from '../../src/features/property/contacts/contract.ts'
import type { World } from '../world.ts'
import { callAt } from './processes.ts'

type LoadedAccount = Awaited<ReturnType<World['newAccount']>>
/** One call as its caller saw it. `status` 0: no answer at all. Times in milliseconds since the load began. */
export type Seen = {
  account: string
  what: 'read' | 'write' | 'signIn'
  at: number
  took: number
  status: number
  code: string
  retryAfter: string
}
/** A vendor that was asked for under one key until somebody said yes. */
export type Written = { account: string; name: string; answered: boolean }

/**
 * People of several accounts read, write and sign in at a server until they are stopped; a write that was not answered with yes is asked for again
 * under its key, so that each is there once in the end.
 */
export const startClusterLoad = (base: string, accounts: readonly LoadedAccount[]) => {
  const began = performance.now()
  const [seen, journal]: [Seen[], Written[]] = [[], []]
  let stopped = false
  const loop = async (pause: number, step: () => Promise<unknown>) => {
    while (!stopped) {
      await step()
      await sleep(pause)
    }
  }
  const see = async (account: LoadedAccount, what: Seen['what'], asking: () => ReturnType<typeof callAt>): Promise<boolean> => {
    const at = performance.now() - began
    const {
      status,
      code = '',
      headers,
    } = await asking().catch(error => ({ status: 0, code: String(error), headers: {} as Record<string, string> }))
    seen.push({
      account: account.group.id,
      what,
      at,
      took: performance.now() - began - at,
      status,
      code,
      retryAfter: headers['retry-after'] ?? '',
    })
    return status === 200
  }
  const reading = (account: LoadedAccount) =>
    loop(20, () =>
      see(account, 'read', () =>
        callAt(base, GetPropertyList, { filter: { gId: account.group.id }, sort: { field: 'Name', order: 'ASC' } }, account),
      ),
    )
  const writing = (account: LoadedAccount) =>
    loop(30, async () => {
      const one = { account: account.group.id, name: randomUUID(), answered: false }
      journal.push(one)
      const headers = { 'idempotency-key': randomUUID() }
      const input = { GroupId: account.group.id, VendorName: one.name, Buildings: [account.building.id] }
      while (!one.answered) {
        one.answered = await see(account, 'write', () => callAt(base, AddVendor, input, { token: account.token, headers }))
        if (!one.answered) await sleep(200)
        if (stopped) break
      }
    })
  const signingIn = (account: LoadedAccount) =>
    loop(8000, () => see(account, 'signIn', () => callAt(base, SignIn, { UserName: account.user.email, Password: account.user.password })))
  const all = accounts.flatMap(one => [reading(one), reading(one), writing(one), signingIn(one)])
  return {
    seen: seen as readonly Seen[],
    now: () => performance.now() - began,
    stop: async () => {
      stopped = true
      await Promise.all(all)
      return { seen: seen as readonly Seen[], journal: journal as readonly Written[] }
    },
  }
}
