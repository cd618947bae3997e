import { gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { newQrCode } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { smallMost } from '../../../core/smallForms.ts'
import { buildingSection } from '../../property/buildings/tables.ts'
import { longestHtml } from '../branding/model.ts'
import { newBranding } from '../branding/rules.ts'
import { longestContent } from '../functionalities/types/htmlPage/definition.ts'
import { qrItem } from '../qr/tables.ts'
import { loadBundle } from './bundle.server.ts'
import { scanPart } from './scanPart.server.ts'

// Pages that tell, as they are built and sent.
const bundle = await loadBundle()
const world = await openWorld()
const app = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => app.close())
const { db } = world.services

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'
const open = async (url: string) => (await app.inject({ method: 'GET', url, headers: { 'user-agent': phone } })).body
type Wanted = Parameters<typeof newQrCode>[2]
const made = async (wanted: Wanted) => {
  const account = await world.newAccount()
  const { Address, QrCodeId } = await newQrCode(world, account, wanted)
  return { path: `/q/${Address}`, QrCodeId, account }
}
const linksIn = (html: string) =>
  [...html.matchAll(/<a class="(?:way|button)" href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'))
const random = (length: number) =>
  `<p>${Array.from({ length }, () => Math.random().toString(36).slice(2, 8))
    .join(' ')
    .slice(0, length - 7)}</p>`

describe('an HTML page', () => {
  const hostile = '<h1 onclick="x()" style="color:red">Rules</h1><script>x()</script><p>Be <b>kind</b>.</p><img src=x onerror=x()>'
  const clean = '<h2>Rules</h2><p>Be <strong>kind</strong>.</p>'

  test('is kept clean and shown below the page’s own heading', async () => {
    const { path, QrCodeId } = await made({ Type: 'HtmlPage', Form: { HtmlContent: hostile }, QrName: 'House rules' })
    const { rows } = await db.system.query('select template_form_data from qr_item where qr_code_id = $1', [QrCodeId])
    expect(rows[0].template_form_data.HtmlContent).toBe('<h1>Rules</h1><p>Be <strong>kind</strong>.</p>')
    const html = await open(path)
    expect(html).toContain(clean)
    expect(html.match(/<h1[^>]*>[^<]*/g)).toEqual(['<h1 class="seldom">House rules'])
  })

  test('is cleaned again when it is shown, whatever is stored', async () => {
    const { path, QrCodeId } = await made({ Type: 'HtmlPage' })
    const stored = { HtmlContent: hostile, CanSave: true }
    await db.asSystem('test', tx => tx.update(qrItem).set({ TemplateFormData: stored }).where(eq(qrItem.QrCodeId, QrCodeId)))
    const html = await open(path)
    expect(html).toContain(clean)
    expect(html).not.toMatch(/onclick|onerror|<img src=|color:red|x\(\)/)
  })

  test('stays within 30 kB with the longest content, header and footer and the largest pictures', async () => {
    const { path, account } = await made({ Type: 'HtmlPage', Form: { HtmlContent: random(longestContent) } })
    const HtmlPage = { Header: random(longestHtml), Footer: random(longestHtml) }
    const values = {
      GroupId: account.group.id,
      BuildingId: account.building.id,
      Section: 'Branding',
      Payload: { ...newBranding(), HtmlPage },
    }
    await db.asSystem('test', tx => tx.insert(buildingSection).values(values))
    const html = await open(path)
    expect(html.match(/class="words"/g)).toHaveLength(2)
    expect(gzipSync(html).length + gzipSync(bundle.script).length + smallMost.small + smallMost.icon).toBeLessThanOrEqual(30_000)
  })
})

describe('the page of a front desk contact', () => {
  test('calls, texts and writes by the buttons that are on', async () => {
    const { path } = await made({ Type: 'FrontDeskContact' })
    const html = await open(path)
    expect(html).toContain('<h1>Dana Whitfield</h1>')
    expect(linksIn(html)).toEqual(['tel:+16175550142', 'sms:+16175550142', 'mailto:frontdesk@anchorstreet.example'])
    const off = await made({ Type: 'FrontDeskContact', Form: { PhoneCallEnable: false, SendEmailEnable: false } })
    expect(linksIn(await open(off.path))).toEqual(['sms:+16175550142'])
  })

  test('shows a small form of the picture', async () => {
    const AvatarUrl = '/files/1f0c8a9e-0000-4000-8000-000000000001/1f0c8a9e-0000-4000-8000-000000000002/dana.png'
    const { path } = await made({ Type: 'FrontDeskContact', Form: { AvatarUrl } })
    expect(await open(path)).toContain(`src="${AvatarUrl.replace('/dana', '/small/dana')}"`)
  })
})

test('the page of a map leads to two maps and loads nothing of theirs', async () => {
  const { path } = await made({ Type: 'Map' })
  const html = await open(`${path}?lang=es`)
  expect(linksIn(html).map(href => new URL(href ?? '').origin)).toEqual(['https://www.google.com', 'https://maps.apple.com'])
  expect(html).toContain('<h1>Restaurantes cerca de aquí</h1>')
  expect(html).not.toMatch(/(src|action|data)="https?:/)
})
