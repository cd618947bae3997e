import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import type { GroupId } from '../../../core/ids.ts'
import { PrintError, type PrintOptions } from '../../../platform/pdf/printer.ts'
import { hashSecret } from '../../../platform/secrets.ts'
import { identify } from '../people/identity.server.ts'
import { exchangePrintToken } from '../people/printPage.server.ts'
import { member, session } from '../people/tables.ts'
import { linkedPapers } from './linkPage.server.ts'
import { linkPaper } from './links.server.ts'
import { type Paper, papers } from './model.ts'
import { type AskedPaper, printPaper } from './print.server.ts'

const terms = { may: 'AnalyticsDashboards', title: { en: 'Proof', es: 'Prueba', fr: 'Épreuve' } } as const
const ofBuilding: Paper = { ...terms, key: 'Proof', path: '/pdf/proof/{gId}/{bId}/{n?}', scope: 'building', linkDays: 7 }
const ofAccount: Paper = { ...terms, key: 'Statement', path: '/pdf/statement/{gId}', scope: 'account' }
papers.add(ofBuilding, ofAccount)

const printed: { path: string; seen: unknown; token: string }[] = []
const page = { fails: false }
const print = async (path: string, { token }: PrintOptions) => {
  const given = await token()
  const inPage = (await exchangePrintToken(world.services.db, given)) ?? ''
  const reader = await identify(world.services.db)(hashSecret(inPage))
  printed.push({ path, seen: reader?.members.map(({ Role, buildings }) => ({ Role, buildings })), token: inPage })
  if (page.fails) throw new PrintError('late', 'The page was not printed in time')
  return { bytes: Buffer.from('%PDF-1.7 test') }
}
const world = await openWorld()
// Stands for the browser: exchanges its token as the server does for the page, and notes as whom it would read.
const read = async (path: string, options: PrintOptions) => ({
  name: 'Proof.csv',
  contentType: 'text/csv',
  ...(await print(path, options)),
})
const services = { ...world.services, printer: { ...world.services.printer, print, read } }
const app = await openHttp(services, [linkedPapers(services)])
afterAll(() => app.close())
type Account = Awaited<ReturnType<typeof world.newAccount>>
const asked = ({ group, building, user }: Account, over: Partial<AskedPaper> = {}): AskedPaper => ({
  GroupId: group.id as GroupId, // made by the world
  UserId: user.id,
  path: `/pdf/proof/${group.id}/${building.id}`,
  language: 'en',
  ...over,
})
const sessionsOf = ({ group }: Account) =>
  world.services.db.asSystem('sessions of a test', tx =>
    tx.$count(session, sql`${session.GroupId} = ${group.id} and ${session.Kind} = 'Print'`),
  )
const change = ({ user }: Account, to: Partial<typeof member.$inferInsert>) =>
  world.services.db.asSystem('member of a test', tx => tx.update(member).set(to).where(eq(member.UserId, user.id)))
const codeOf = (printing: Promise<unknown>) =>
  printing.then(
    () => 'printed',
    error => error.code ?? error.message,
  )

describe('a paper that is printed for somebody', () => {
  test('is read with their rights in its building, and leaves no session', async () => {
    const account = await world.newAccount({ role: 'Manager', buildings: 2 })
    const file = await printPaper(services, asked(account))
    expect([file.contentType, file.bytes.toString()]).toEqual(['application/pdf', '%PDF-1.7 test'])
    expect(printed.pop()).toMatchObject({
      path: `/pdf/proof/${account.group.id}/${account.building.id}?lang=en`,
      seen: [{ Role: 'Manager', buildings: [account.building.id] }],
    })
    expect(await sessionsOf(account)).toBe(0)
  })

  test('leaves none when its page fails either', async () => {
    const account = await world.newAccount()
    page.fails = true
    expect(await codeOf(printPaper(services, asked(account)))).toBe('The page was not printed in time')
    page.fails = false
    expect(await identify(world.services.db)(hashSecret(printed.pop()?.token ?? ''))).toBeNull()
    expect(await sessionsOf(account)).toBe(0)
  })

  test('of an account shows those of its buildings that its reader sees', async () => {
    const account = await world.newAccount({ buildings: 3, access: 'first' })
    await printPaper(services, asked(account, { path: `/pdf/statement/${account.group.id}` }))
    expect(printed.pop()?.seen).toEqual([{ Role: 'Admin', buildings: [account.building.id] }])
  })

  test('is read by the provider’s people in any account', async () => {
    const [account, provider] = [await world.newAccount(), await world.newAccount({ global: true })]
    await printPaper(services, asked(account, { UserId: provider.user.id }))
    expect(printed.pop()?.seen).toMatchObject([{ buildings: [account.building.id] }])
  })

  test('is its numbers as a file, where these are asked for', async () => {
    const account = await world.newAccount()
    const file = await printPaper(services, asked(account, { form: 'csv', language: 'fr' }))
    expect([file.name, file.contentType]).toEqual(['Proof.csv', 'text/csv'])
    expect(printed.pop()?.path).toBe(`/pdf/proof/${account.group.id}/${account.building.id}?lang=fr&as=csv`)
    await printPaper(services, asked(account, { also: ['csv', 'xlsx'] }))
    expect(printed.pop()?.path).toMatch(/\?lang=en&as=pdf,csv,xlsx$/)
  })

  test('is refused to who has lost the permission, the building, the place in the account or the account by then', async () => {
    const account = await world.newAccount({ buildings: 2 })
    expect(await codeOf(printPaper(services, asked(account)))).toBe('printed')
    for (const lost of [
      { MemberRoleInGroup: 'Tenant' },
      { MemberRoleInGroup: 'Admin', AccessBuildingIds: [account.buildings[1]?.id ?? ''] },
      { AccessBuildingIds: null, Disabled: true },
    ]) {
      await change(account, lost)
      expect(await codeOf(printPaper(services, asked(account)))).toBe('usr.aut.npm')
    }
    await change(account, { Disabled: false })
    expect(await codeOf(printPaper(services, asked(account)))).toBe('printed')
    await world.services.db.asSystem('account of a test', tx =>
      tx.execute(sql`update account_group set archived_date = now() where id = ${account.group.id}`),
    )
    expect(await codeOf(printPaper(services, asked(account)))).toBe('usr.aut.npm')
    expect(await sessionsOf(account)).toBe(0)
  })

  test('is not there under another account, of another account’s building, or at another address', async () => {
    const [account, other] = [await world.newAccount(), await world.newAccount()]
    for (const path of [
      `/pdf/proof/${other.group.id}/${other.building.id}`,
      `/pdf/proof/${account.group.id}/${other.building.id}`,
      `/pdf/proof/${account.group.id}`,
      `/pdf/proof/${account.group.id}/${account.building.id}/../../login`,
      '/login',
      'https://evil.example/',
    ])
      expect([path, await codeOf(printPaper(services, asked(account, { path })))]).toEqual([path, 'sys.obj.nof'])
    expect(await codeOf(printPaper(services, asked(account, { UserId: other.user.id })))).toBe('usr.aut.npm')
  })
})

describe('a link to a paper', () => {
  const { config } = world.services
  const linkOf = (account: Account, now = new Date()) =>
    linkPaper(config, { ...asked(account), language: 'es' }, now).slice(config.baseUrl.length)
  const open = async (url: string, language = 'en') => {
    const { statusCode, headers, body } = await app.inject({ url, headers: { 'accept-language': language }, remoteAddress: from() })
    return { status: statusCode, type: String(headers['content-type']), body, headers }
  }
  let next = 0
  const from = () => `10.9.${Math.floor(next / 200)}.${++next % 200}`

  test('opens it without sign-in, as whoever has given it may read it then', async () => {
    const account = await world.newAccount()
    const { status, type, body, headers } = await open(linkOf(account))
    expect([status, type, body]).toEqual([200, 'application/pdf', '%PDF-1.7 test'])
    expect(headers['content-disposition']).toContain('Prueba.pdf')
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
    await change(account, { MemberRoleInGroup: 'Tenant' })
    const lost = await open(linkOf(account))
    expect([lost.status, lost.type]).toEqual([410, 'text/html; charset=utf-8'])
    expect(lost.body).toContain('Este documento ya no está disponible')
  })

  test('that has expired says so, in the language of the paper', async () => {
    const account = await world.newAccount()
    const before = new Date(Date.now() - 7 * 86_400_000 - 1)
    const { status, body } = await open(linkOf(account, before))
    expect([status, body.includes('<h1>Este enlace ha caducado</h1>')]).toEqual([410, true])
    expect((await open(linkOf(account, new Date(Date.now() - 6 * 86_400_000)))).status).toBe(200)
  })

  test('that was changed, cut, or made for something else is refused in words, and leads nowhere', async () => {
    const account = await world.newAccount()
    const link = linkOf(account)
    const [claims = '', mark = ''] = link.slice('/paper/'.length).split('.')
    const elsewhere = Buffer.from(JSON.stringify(['', '', 'https://evil.example', 'en', Date.now() + 1000])).toString('base64url')
    for (const bad of [
      `/paper/${elsewhere}.${mark}`,
      link.slice(0, -3),
      `/paper/${claims}`,
      '/paper/',
      '/paper/https://evil.example',
      `${link}.x`,
    ]) {
      const { status, body, headers } = await open(bad, 'fr-CA')
      expect([bad, status, headers.location]).toEqual([bad, 404, undefined])
      expect(body).toContain('<h1>Ce lien n’est pas valable</h1>')
      expect(body).not.toContain('evil')
    }
  })

  test('is made only for papers that may be given on', async () => {
    const account = await world.newAccount()
    const path = `/pdf/statement/${account.group.id}`
    expect(() => linkPaper(config, { ...asked(account), path }, new Date())).toThrow('no paper that is given on')
  })

  test('opens only so often a minute from one address, and tells when it could not be made', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 60_000) * 60_000 + 1000 }) // one minute holds all of it
    const account = await world.newAccount()
    const link = linkOf(account)
    page.fails = true
    const late = await open(link)
    expect([late.status, late.body.includes('The paper could not be made just now')]).toEqual([503, true])
    page.fails = false
    const often = () => app.inject({ url: '/paper/x.y', remoteAddress: '10.8.0.1' })
    for (let i = 0; i < 20; i++) expect((await often()).statusCode).toBe(404)
    const many = await often()
    expect([many.statusCode, many.body.includes('That was too often')]).toEqual([429, true])
    expect(many.headers['retry-after']).toBeDefined()
    vi.useRealTimers()
  })
})
