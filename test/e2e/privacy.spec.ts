import { expect } from '@playwright/test'
import { GetPersonalData } from '../../src/features/base/privacy/contract.ts'
import { definitions } from '../../src/features/codes/functionalities/definitions.ts'
import { GetRequests, MoveRequest } from '../../src/features/codes/inbox/contract.ts'
import { GetQrCode, SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { findViolations } from '../support/axe.ts'
import { callsOf, newBuilding, northgate } from '../support/calls.ts'
import { expectToast, settled, signInAt, somewhere, test } from '../support/people.ts'
import { sendByHand } from '../support/visitForm.ts'

test('a person asks what is kept of them: found by email, not erased while a request is open, then erased; the request stays', async ({
  page,
  browser,
  baseURL,
}) => {
  const call = await callsOf(baseURL ?? '', 'admin')
  const gId = await northgate(call)
  const bId = await newBuilding(call, gId, `Privacy ${Date.now()}`)
  const { Label, Icon, QrType, sample, asks } = definitions.EVRequest
  const Item = { Name: { en: Label.en }, Icon, FunctionalityType: 'EVRequest' as const, QrType, TemplateFormData: { ...Object(sample) } }
  const { QrCodeId } = await call(SaveQrCode, { GroupId: gId, BuildingId: bId, QrName: 'Charger', Location: 'Parking', Item })
  const { Address } = await call(GetQrCode, { gId, QrCodeId })
  const email = `jo.${Date.now()}@harbor.example`
  const visitor = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  await visitor.goto(`/q/${Address}`)
  await sendByHand(visitor, { ...asks, Q002: email })
  await visitor.close()

  await signInAt(page, 'admin', `/privacy?gId=${gId}`)
  await settled(page)
  const who = page.getByRole('textbox', { name: 'Email or phone number' })
  await who.fill('Jo Harper')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('Type an email or a phone number.')).toBeVisible()
  await who.fill(email)
  await page.getByRole('button', { name: 'Find' }).click()
  const records = page.getByRole('list', { name: 'Records of this person' })
  await expect(records.getByRole('listitem').filter({ hasText: 'Requests, bookings and leads' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Erase', exact: true })).toBeDisabled()
  await expect(page.getByText('Finish what is still being handled, and offboard a contact, before you erase.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  const { Requests } = await call(GetRequests, { filter: { gId, bId } })
  const RequestId = Requests[0]?.RequestId ?? ''
  await call(MoveRequest, { GroupId: gId, RequestId, Move: 'finish' })
  // With the mails to them, once those have gone out and no further one comes.
  const kept = async () => (await call(GetPersonalData, { gId, who: email })).Records
  const isStill = async () => {
    const before = await kept()
    await page.waitForTimeout(2_000)
    const now = await kept()
    return now.length === before.length && now.some(one => one.Kind === 'Mails') && now.every(one => !one.Open)
  }
  await expect.poll(isStill, { timeout: 40_000 }).toBe(true)
  const n = (await kept()).length
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await page.getByRole('dialog', { name: 'Erase this person?' }).getByRole('button', { name: 'Erase' }).click()
  await expectToast(page, `${n} records no longer name anybody.`)
  await expect(page.getByText('Nothing is kept of this person')).toBeVisible()
  await page.goto(`/requests/${gId}/${RequestId}`)
  await settled(page)
  await expect(page.getByText('A charger near bay 12.')).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)

  await page.goto(`/privacy?gId=${gId}`)
  const days = page.getByRole('textbox', { name: 'Check-ins: days' })
  await days.fill('20')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/30/).first()).toBeVisible()
  await days.fill('90')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Saved.')

  const responsible = `Northgate Holding ${Date.now()}`
  await page.getByRole('textbox', { name: 'Who is responsible' }).fill(responsible)
  await page.getByRole('textbox', { name: 'Email for visitors' }).fill('privacy@northgate.example')
  await page.getByRole('button', { name: 'Save what visitors read' }).click()
  await expectToast(page, 'Saved.')
  const reader = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  await reader.goto(`/q/${Address}`)
  await reader.getByRole('link', { name: 'Privacy' }).click()
  await expect(reader.getByText(`${responsible} runs this page`)).toBeVisible()
  await expect(reader.getByText('Write to privacy@northgate.example.')).toBeVisible()
  expect(await findViolations(reader)).toEqual([])
  await reader.getByRole('link', { name: 'Accessibility' }).click()
  await expect(reader.getByRole('heading', { name: 'What we aim for' })).toBeVisible()
  await reader.close()
})
