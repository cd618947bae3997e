import { afterAll, expect, test } from 'vitest'
import { newQrCode } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { openHttp } from '../../../app/http.ts'
import { SavePrivacyNotice, SaveRetention } from '../../base/privacy/contract.ts'
import { GetQrCode, SaveQrCode } from '../qr/contract.ts'
import { scanPart } from './scanPart.server.ts'

const world = await openWorld()
const app = await openHttp(world.services, [scanPart(world.services)])
afterAll(() => app.close())
const open = async (url: string) => {
  const reply = await app.inject({ method: 'GET', url })
  return { status: reply.statusCode, html: reply.body.replaceAll('&#x27;', "'").replaceAll(/<[^>]+>/g, '\n') }
}

test('behind every scan page: who is responsible, what is kept, how long, and where to write, as the account says', async () => {
  const account = await world.newAccount({ role: 'Executive' })
  const GroupId = account.group.id
  const { Address } = await newQrCode(world, account, { Type: 'Maintenance' })
  const page = await app.inject({ method: 'GET', url: `/q/${Address}?lang=es` })
  expect(page.headers['x-robots-tag']).toBe('noindex')
  expect(page.body).toContain(`href="/q/${Address}/privacy?lang=es"`)
  const before = await open(`/q/${Address}/privacy`)
  expect((await app.inject({ method: 'GET', url: `/q/${Address}/privacy?lang=es` })).body).toContain(
    `href="/q/${Address}/accessibility?lang=es"`,
  )
  expect(before.status).toBe(200)
  expect(before.html).toContain(`${account.group.name} runs this page`)
  expect(before.html).toContain('are taken out after 365 days')
  await account.call(SaveRetention, {
    GroupId,
    Version: 0,
    Kinds: [
      { Kind: 'Requests', Days: 90 },
      { Kind: 'Visits', Days: null },
    ],
  })
  const Text = { en: 'We are members of the <b>chamber</b>.', es: 'Somos miembros de la cámara.' }
  await account.call(SavePrivacyNotice, {
    GroupId,
    Version: 0,
    Responsible: 'Harbor Holding, 1 Pier Road',
    Email: 'privacy@harbor.example',
    Text,
  })
  const { html } = await open(`/q/${Address}/privacy`)
  for (const said of [
    'Harbor Holding, 1 Pier Road runs this page',
    'after 90 days',
    'until you ask to have them removed',
    'privacy@harbor.example',
    '&lt;b&gt;chamber',
  ])
    expect(html).toContain(said)
  expect((await open(`/q/${Address}/privacy?lang=es`)).html).toContain('Somos miembros de la cámara.')
  expect((await open(`/q/${Address}/accessibility?lang=fr`)).html).toContain('WCAG 2.2')
  expect((await open('/q/NOTTHERE/privacy')).status).toBe(404)
})

test('a form says what its sender agrees to, with the way to what is kept; a page without a form says nothing', async () => {
  const account = await world.newAccount({ role: 'Executive' })
  const at = { GroupId: account.group.id, BuildingId: account.building.id }
  const { Address, QrCodeId } = await newQrCode(world, account, { Type: 'Maintenance' })
  expect((await open(`/q/${Address}`)).html).not.toContain('You agree')
  const { Items, ...code } = await account.call(GetQrCode, { gId: at.GroupId, QrCodeId })
  const [kept] = Items
  if (!kept) throw new Error('no item')
  const { Name, Icon, QrType, TemplateFormData } = kept
  const Item = {
    Name,
    Icon,
    QrType,
    TemplateFormData,
    FunctionalityType: 'Maintenance' as const,
    Rules: { ShownTo: 'Everyone' as const, Pins: [], Hours: [], Consent: { en: 'You agree to be called.', es: 'Acepta que le llamemos.' } },
  }
  await account.call(SaveQrCode, { ...at, QrCodeId, Version: code.Version, QrName: code.QrName, Location: code.Location, Item })
  await expect.poll(async () => (await open(`/q/${Address}`)).html, { timeout: 8000 }).toContain('You agree to be called.')
  expect((await open(`/q/${Address}?lang=es`)).html).toContain('Acepta que le llamemos.')
})
