import { afterAll, describe, expect, test } from 'vitest'
import { signInWith } from '../../../../test/support/readers.ts'
import { openWorld, send } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { definitions, type FunctionalityType } from '../functionalities/definitions.ts'
import { feedbackWords } from '../functionalities/types/feedback/scanWords.ts'
import { wifiWords } from '../functionalities/types/wifi/scanWords.ts'
import { PreviewScanPage } from './contract.ts'
import { scanPart } from './scanPart.server.ts'

// The pages as they are built.
const world = await openWorld()
const app = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => app.close())
const { system } = world.services.db

const item = (type: FunctionalityType, change: object = {}, Name: { en: string; es?: string } = { en: definitions[type].Label.en }) => {
  const { Icon, QrType, sample } = definitions[type]
  return { Name, Icon, FunctionalityType: type, QrType, TemplateFormData: { ...Object(sample), ...change } }
}
const account = await world.newAccount({ role: 'GM' })
type Caller = Pick<typeof account, 'call'>
type Path = readonly string[]
/** Where the values of a form stand, groups and lists too. */
const listPaths = (value: unknown, at: Path = []): Path[] =>
  Object.entries(Object(value)).flatMap(([key, inner]) => {
    const path = [...at, key]
    return typeof inner === 'object' ? [path, ...listPaths(inner, path)] : [path]
  })
const putAt = (value: unknown, [key, ...rest]: Path, put: unknown): unknown => {
  if (key === undefined) return put
  const inner = putAt(Object(value)[key], rest, put)
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...Object(value), [key]: inner }
}
const preview = (Item: ReturnType<typeof item>, change: object = {}, who: Caller = account) =>
  who.call(PreviewScanPage, {
    GroupId: account.group.id,
    BuildingId: account.building.id,
    Location: 'Restroom',
    Floor: '3',
    Item,
    Language: 'en',
    Part: 'Page',
    ...change,
  })
const rowsOf = async (table: string) => Number((await system.query(`select count(*) as n from ${table}`)).rows[0].n)

describe('the page of a code as it is typed', () => {
  test('is the real one, in each language of its labels', async () => {
    const asked = item('Feedback')
    const [, ...rest] = asked.TemplateFormData.Questions
    const QuestionText = { en: 'Is the <b>soap</b> there?', es: '¿Hay jabón?' }
    const typed = item('Feedback', { Questions: [{ QuestionText, Choices: [] }, ...rest] })
    const english = await preview(typed)
    expect(english.LeadsTo).toBeNull()
    expect(english.Html).toContain('Is the &lt;b&gt;soap&lt;/b&gt; there?')
    expect(english.Html).toContain('<html lang="en">')
    expect(english.Html).toContain(feedbackWords.en.send)
    expect(english.Html).toContain('Building 1')
    const spanish = await preview(typed, { Language: 'es' })
    expect(spanish.Html).toContain('¿Hay jabón?')
    expect(spanish.Html).toContain(feedbackWords.es.send)
    const thanks = await preview(item('Feedback', { ThankYou: { en: 'See you!' } }), { Part: 'Thanks' })
    expect(thanks.Html).toContain('See you!')
  })

  test('shows the name that visitors see, and the place while that is only the type’s', async () => {
    const spot = async (Name: { en: string; es?: string }, Language = 'en') =>
      /<p class="spot">([^<]*)/.exec((await preview(item('Feedback', {}, Name), { Language })).Html)?.[1]
    expect(await spot({ en: 'By the mirror', es: 'Junto al espejo' }, 'es')).toBe('Junto al espejo')
    expect(await spot({ en: 'Feedback' })).toBe('Restroom, 3')
    expect(await spot({ en: 'Feedback', es: 'Opinión' }, 'es')).toBe('Baño, 3')
  })

  test('is shown while its form is not complete, and says where a code leads that has no page', async () => {
    expect((await preview(item('Wifi', { SSID: '', Password: '' }))).Html).toContain(wifiWords.en.titleSecured)
    expect(await preview(item('StaticUrl', { Url: 'https://a.example/x' }))).toEqual({ Html: '', LeadsTo: 'https://a.example/x' })
    expect(await preview(item('StaticUrl', { Url: 'https://' }))).toMatchObject({ LeadsTo: null, Html: expect.stringContaining('<h1>') })
  })

  test('of a form in no shape of its type is refused at its fields, and never fails', async () => {
    const wrong = [null, 1, 'x', [], {}, [null], [{}], -1, 8.65e15, true, '2026-99-99', '\u0000']
    const place = { GroupId: account.group.id, BuildingId: account.building.id, Location: 'Lobby', Floor: '1' }
    let turn = 0
    let caller: Pick<typeof account, 'token'> = account
    const statuses = new Set<number>()
    // Every eighth value of each type's form: families share their schemas.
    for (const [nth, [type, { sample }]] of Object.entries(definitions).entries())
      for (const path of listPaths(sample).filter((_path, i) => i % 8 === nth % 8)) {
        if (turn % 200 === 199) caller = await account.signInAs('GM') // a caller may ask so often in a minute
        const TemplateFormData = Object(putAt(sample, path, wrong[turn++ % wrong.length]))
        const Item = { ...item(type as FunctionalityType), TemplateFormData }
        const { status, body } = await send(world.app, PreviewScanPage, { ...place, Item, Language: 'en', Part: 'Page' }, caller.token)
        expect([200, 400], `${type} ${path.join('.')} ${JSON.stringify(TemplateFormData)} ${body}`).toContain(status)
        statuses.add(status)
      }
    expect(statuses).toEqual(new Set([200, 400]))
    const refused = await account.refuse(PreviewScanPage, { ...place, Language: 'en', Part: 'Page', Item: item('Wifi', { SSID: 5 }) })
    expect(refused.fields).toEqual([expect.objectContaining({ Field: 'Item.TemplateFormData.SSID' })])
  })

  test('keeps the password of a network from those who may not read it', async () => {
    const secret = item('Wifi', { Password: 'harbour-guests' })
    expect((await preview(secret)).Html).toContain('harbour-guests')
    const reader = await signInWith(world, account, ['ManagePropertyInfo'])
    expect((await preview(item('Wifi', { Password: '' }), {}, reader)).Html).toContain('••••••••')
  })

  test('leaves no scan, no audit row and no key, and carries no token that could answer', async () => {
    const tables = ['scan', 'scan_day', 'feedback', 'audit', 'idempotency']
    const before = await Promise.all(tables.map(rowsOf))
    const { Html } = await preview(item('Feedback'))
    expect(await Promise.all(tables.map(rowsOf))).toEqual(before)
    expect(Html).toContain('name="Key" value=""')
    expect(Html).not.toContain('data-token')
  })
})

describe('the frame of the editor', () => {
  test('holds nothing of anybody, sends nothing, and stands in our own pages only', async () => {
    const { statusCode, headers, body } = await app.inject('/scan/preview')
    expect(statusCode).toBe(200)
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "form-action 'none'",
        "frame-ancestors 'self'",
        "base-uri 'none'",
      ]),
    )
    expect(policy.join()).not.toMatch(/unsafe|connect-src|\*/)
    expect(body).toContain('<body></body>')
    const script = /<script src="([^"]+)" defer="">/.exec(body)?.[1] ?? ''
    const served = await app.inject(script)
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(served.body).not.toContain('sendBeacon')
  })

  test('does not loosen the pages themselves: nobody frames them', async () => {
    const { headers } = await app.inject('/q/NBSVCHC0DE123456')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})
