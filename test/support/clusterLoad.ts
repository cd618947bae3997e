import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { SignIn } from '../../src/features/base/people/contract.ts'
import { GetPropertyList } from '../../src/features/property/buildings/contract.ts'
import { AddVendor } from '../../src/features/property/contacts/contract.ts'
import type { World } from '../world.ts'
import { callAt } from './processes.ts'
import { sendPlainly } from './visitForm.ts'

/** `Address`: a printed code of the account, a comment card. */
type LoadedAccount = Awaited<ReturnType<World['newAccount']>> & { readonly Address: string }
/** One call as its caller saw it. `status` 0: no answer at all. Times in milliseconds since the load began. */
export type Seen = {
  account: string
  what: 'read' | 'write' | 'signIn' | 'scan' | 'form'
  at: number
  took: number
  status: number
  code: string
  retryAfter: string
}
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
type Answered = Pick<Awaited<ReturnType<typeof callAt>>, 'status' | 'headers'> & { code?: string | undefined }
/** A vendor that was asked for under one key until somebody said yes. */
export type Written = { account: string; name: string; answered: boolean }

/**
 * People of several accounts read, write and sign in, and visitors scan and send forms, at a server until they are stopped; a write that was not answered with yes is asked for again
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
  const see = async (account: LoadedAccount, what: Seen['what'], asking: () => Promise<Answered>): Promise<boolean> => {
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
  const headers = { 'user-agent': phone }
  /** A page of visitors as a call is seen; its words name no code. Where a form leads on, it is kept. */
  const visitorAnswer = async (reply: Response): Promise<Answered> => ({
    status: reply.status === 303 ? 200 : reply.status,
    code: reply.status === 503 ? 'sys.srv.una' : '',
    headers: Object.fromEntries(reply.headers),
  })
  const scanOnce = async (account: LoadedAccount): Promise<string | null> => {
    let html = ''
    const scanned = await see(account, 'scan', async () => {
      const reply = await fetch(`${base}/q/${account.Address}`, { headers })
      html = await reply.text()
      return visitorAnswer(reply)
    })
    return scanned ? html : null
  }
  const scanning = (account: LoadedAccount) => loop(50, () => scanOnce(account))
  // One address may send 30 forms a minute to a code.
  const answering = (account: LoadedAccount) =>
    loop(2500, async () => {
      const html = await scanOnce(account)
      if (html) await see(account, 'form', async () => visitorAnswer(await sendPlainly(base, html, { Q001: randomUUID() }, headers)))
    })
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
  const all = accounts.flatMap(one => [reading(one), reading(one), writing(one), signingIn(one), scanning(one), answering(one)])
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
