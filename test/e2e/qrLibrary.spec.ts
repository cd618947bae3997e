import { expect } from '@playwright/test'
import type { Input } from '../../src/core/call.ts'
import { languages } from '../../src/core/words.ts'
import { GetQrCode, SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { type Caller, callsOf, newBuilding, northgate } from '../support/calls.ts'
import { expectToast, settled, signIn, signInAt, test } from '../support/people.ts'
import { chooseType, makeCode, preview } from '../support/qrPages.ts'
import { demoIds } from '../support/screens.ts'

/** Another user saves a code as it is, but for these fields. */
const saveAgain = async (call: Caller, at: { gId: string; QrCodeId: string }, change: Partial<Input<typeof SaveQrCode>>) => {
  const { BuildingId, Version, QrName, Location, Items } = await call(GetQrCode, at)
  const [item] = Items
  if (!item) throw new Error('the code does nothing')
  const { TemplateId: _id, CanSave: _canSave, ...Item } = item
  const { CanSave: _formCanSave, ...TemplateFormData } = Item.TemplateFormData
  const code = { GroupId: at.gId, QrCodeId: at.QrCodeId, BuildingId, Version, QrName, Location }
  await call(SaveQrCode, { ...code, Item: { ...Item, TemplateFormData }, ...change } as Input<typeof SaveQrCode>) // types as the server gave them
}

test('the QR Library counts its codes and leads to their list; the list leads back [A-ROUTE-014, A-ROUTE-015, B-ROUTE-001, B-ROUTE-002, B-SCREEN-012]', async ({
  page,
}) => {
  await signIn(page, 'executive')
  let count = ''
  // Again where another test has made such a code between the two pages.
  await expect(async () => {
    await page.goto('/library')
    await expect(page.getByRole('heading', { level: 1, name: 'QR Library' })).toBeVisible()
    const card = page.getByRole('main').getByRole('link', { name: /Wi-Fi/ })
    await expect(card).toContainText(/\d/)
    count = /\d+/.exec((await card.textContent())?.replace('Wi-Fi join', '') ?? '')?.[0] ?? ''
    await card.click()
    await expect(page).toHaveURL(/\/library\/qrcodelist\?.*qrtype=Wifi/)
    await expect(page.getByRole('heading', { level: 1, name: 'QR codes' })).toBeVisible()
    await expect(page.getByText(`${count} QR codes`)).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByRole('columnheader').first()).toHaveText('Name')
  await expect(page.getByRole('cell', { name: 'Wi-Fi join', exact: true })).toHaveCount(Math.min(25, Number(count)))
  const back = page.getByRole('navigation', { name: /breadcrumb/i }).getByRole('link')
  await expect(back.last()).toHaveText('QR Library')
  await page.goto('/library/qrcodelist?qrtype=EquipmentInspection')
  await back.filter({ hasText: 'Equipment/Location Library' }).click()
  await expect(page).toHaveURL(/equipmentLocationLibrary/)
  await page.goto('/library/qrcodelist')
  await back.last().click()
  await expect(page).toHaveURL(/\/library(\?|$)/)
})

test('at 1440 px the list over all buildings fits its page in every language', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'executive')
  for (const language of languages) {
    await page.evaluate(chosen => localStorage.setItem('lintel-language', chosen), language)
    await page.goto('/library/qrcodelist?size=100')
    await settled(page)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const table = await page.getByRole('table').boundingBox()
    const place = await page.getByRole('table').locator('..').boundingBox()
    expect(table?.width, language).toBeLessThanOrEqual(place?.width ?? 0)
  }
})

test('after somebody else has saved the code, their changes stand in the fields that were not touched, and saving again loses nothing', async ({
  page,
  baseURL,
}) => {
  const { gId, bId } = await demoIds(baseURL ?? '')
  const call = await callsOf(baseURL ?? '', 'executive')
  const name = `Shared ${Date.now()}`
  await signIn(page, 'gm')
  await makeCode(page, { gId, bId }, name)
  await expect(page).toHaveURL(/[0-9a-f-]{36}\/[0-9a-f-]{36}\/[0-9a-f-]{36}/)
  const QrCodeId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Floor' }).fill('7')
  await page.getByRole('textbox', { name: 'SSID' }).fill('Guests of mine')
  await saveAgain(call, { gId, QrCodeId }, { Unit: '7B', InstallationNote: 'Moved by a colleague' })

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Their changes stand in the fields that you have not touched' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Unit' })).toHaveValue('7B')
  await expect(page.getByRole('textbox', { name: 'Floor' })).toHaveValue('7')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
  const code = await call(GetQrCode, { gId, QrCodeId })
  expect(code).toMatchObject({ Floor: '7', Unit: '7B', InstallationNote: 'Moved by a colleague' })
  expect(code.Items[0]?.TemplateFormData).toMatchObject({ SSID: 'Guests of mine' })
})

test('Select Buildings copies a code to the chosen buildings and tells what became of each [B-SCREEN-005]', async ({ page, baseURL }) => {
  const call = await callsOf(baseURL ?? '', 'admin')
  const gId = await northgate(call)
  const stamp = Date.now()
  const [from, to] = [await newBuilding(call, gId, `Copied ${stamp}`), await newBuilding(call, gId, `Receives ${stamp}`)]
  await signIn(page, 'admin')
  await makeCode(page, { gId, bId: from }, `Guest Wi-Fi ${stamp}`)
  await page.getByRole('button', { name: 'Copy to buildings…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Select Buildings' })
  const copy = dialog.getByRole('button', { name: 'Copy', exact: true })
  await expect(copy).toBeDisabled()
  await dialog.getByLabel('Buildings').and(page.locator('input:visible')).fill(`Receives ${stamp}`)
  await page.getByRole('option', { name: new RegExp(`Receives ${stamp}`) }).click()
  await page.keyboard.press('Escape')
  await copy.click()
  const result = page.getByRole('dialog', { name: '1 code copied' })
  await expect(result.getByRole('listitem')).toHaveText(new RegExp(`Receives ${stamp}.*Copied as sign \\d+`))
  await result.getByRole('link', { name: `Receives ${stamp}` }).click()
  await expect(page).toHaveURL(new RegExp(`/qrcode/${gId}/${to}/`))
  await expect(page.getByRole('heading', { level: 1, name: `Guest Wi-Fi ${stamp}` })).toBeVisible()
})

test('a picture that cannot be fetched is told by an error toast, and the page stays as it is', async ({ page, baseURL }) => {
  const { gId, bId, qrId } = await demoIds(baseURL ?? '')
  await signIn(page, 'gm')
  await page.route('**/csm/QrCode/GetQrPicture?**', route =>
    route.fulfill({
      status: 503,
      headers: { 'x-error-code': 'sys.srv.una' },
      json: { error: { code: 'sys.srv.una', message: 'Service Unavailable', requestId: 'x' } },
    }),
  )
  await page.goto(`/qrcode/${gId}/${bId}/${qrId}`)
  await preview(page).getByRole('button', { name: 'Download PNG' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Service Unavailable' })).toBeVisible()
  await expect(preview(page).getByRole('button', { name: 'Download PNG' })).toBeEnabled()
})

test('Save right after the choice of a type waits for its template; of two choices the last one counts', async ({ page, baseURL }) => {
  const { gId, bId } = await demoIds(baseURL ?? '')
  await signIn(page, 'gm')
  let first = true
  await page.route('**/csm/QrCode/GetTemplateDefault?**', async route => {
    await new Promise(resolve => setTimeout(resolve, first ? 2500 : 800))
    first = false
    await route.continue()
  })
  await page.goto(`/qrcode/${gId}/${bId}`)
  await settled(page)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Quick ${Date.now()}`)
  await page.getByLabel('Location').first().click()
  await page.getByRole('option', { name: 'Lobby', exact: true }).click()
  await chooseType(page, 'Static URL')
  await chooseType(page, 'Feedback')
  await expect(page.getByText('Asks for a score', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Successfully saved')
  await page.waitForTimeout(2000)
  await expect(page.getByText('How satisfied are you with the lobby?')).toBeVisible()
})

test('a template default that cannot be fetched is told by an error toast [B-RULE-115]', async ({ page, baseURL }) => {
  const { gId, bId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'gm', `/qrcode/${gId}/${bId}`)
  await page.route('**/csm/QrCode/GetTemplateDefault?**', route =>
    route.fulfill({
      status: 503,
      headers: { 'x-error-code': 'sys.srv.una' },
      json: { error: { code: 'sys.srv.una', message: 'Service Unavailable', requestId: 'x' } },
    }),
  )
  await chooseType(page, 'Wi-Fi join')
  await expect(page.getByRole('alert').filter({ hasText: 'Service Unavailable' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'SSID' })).toHaveCount(0)
})
