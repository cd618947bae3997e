import { expect } from '@playwright/test'
import { definitions } from '../../src/features/codes/functionalities/definitions.ts'
import { GetQrCode, SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { findViolations } from '../support/axe.ts'
import { callsOf, newBuilding, northgate } from '../support/calls.ts'
import { expectToast, settled, signInAt, somewhere, test } from '../support/people.ts'
import { sendByHand } from '../support/visitForm.ts'

test('a roof permit is asked for on a phone, approved for now, scanned and begun by a guard, ended, and stands in the report [C-ROUTE-021]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const call = await callsOf(baseURL ?? '', 'admin')
  const gId = await northgate(call)
  const bId = await newBuilding(call, gId, `Roof ${Date.now()}`)
  const { Label, Icon, QrType, sample, asks } = definitions.RoofAccess
  const Item = { Name: { en: Label.en }, Icon, FunctionalityType: 'RoofAccess' as const, QrType, TemplateFormData: { ...Object(sample) } }
  const { QrCodeId } = await call(SaveQrCode, { GroupId: gId, BuildingId: bId, QrName: 'Roof door', Location: 'Rooftop', Item })
  const { Address } = await call(GetQrCode, { gId, QrCodeId })

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  const visitor = await phone.newPage()
  await visitor.goto(`/q/${Address}`)
  await sendByHand(visitor, { ...asks })
  await expect(visitor.getByText('Waits for a decision')).toBeVisible()

  await signInAt(page, 'admin', `/analytics/dashboard/roofAccessAuthorizationReport?gId=${gId}&bId=${bId}`)
  await settled(page)
  const open = page.getByRole('table', { name: 'To decide, to come, going on' })
  await expect(open.getByText('Harbor Roofing')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await open.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: /^Approve permit/ })
  await expect(dialog.getByText(/^Asked for: 03\/31\/2027/)).toBeVisible()
  const now = new Date(Date.now() - 60_000)
  const clock = (at: Date) => new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'America/New_York' }).format(at)
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeZone: 'America/New_York' }).format(now)
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Day' }).fill(day)
  await dialog.getByRole('combobox', { name: 'From' }).fill(clock(now))
  await dialog.getByRole('combobox', { name: 'Until' }).fill(clock(new Date(now.getTime() + 2 * 3_600_000)))
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expectToast(page, 'The permit is approved.')

  await visitor.reload()
  const link = await visitor.getByRole('link', { name: 'Open your permit' }).getAttribute('href')
  await visitor.goto(link ?? '')
  await expect(visitor.getByRole('status')).toHaveText('Valid now')
  await expect(visitor.getByText('Jo Harper, Harbor Roofing')).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Begin' })).toHaveCount(0)
  expect(await findViolations(visitor)).toEqual([])

  // The guard scans the code: the same address, signed in.
  const guard = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await signInAt(guard, 'employee', link ?? '')
  await expect(guard.getByRole('status')).toHaveText('Valid now')
  await guard.close()
  await page.goto(link ?? '')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expectToast(page, 'Saved.')
  await page.getByRole('button', { name: 'End', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Over' })).toBeVisible()
  await visitor.getByRole('button', { name: 'Check again' }).click()
  await expect(visitor.getByRole('status')).toHaveText('Over')
  await phone.close()

  await page.goto(`/analytics/dashboard/roofAccessAuthorizationReport?gId=${gId}&bId=${bId}`)
  await settled(page)
  await expect(page.getByText('Nothing waits, and nobody is there')).toBeVisible()
  const all = page.getByRole('table', { name: 'All of the period' })
  await expect(all.getByText('Over', { exact: true })).toBeVisible()
})
