import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { decodePng } from '../../src/features/codes/picture/decode.server.ts'
import { GetQrCode, SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { findViolations } from '../support/axe.ts'
import { callsOf, newBuilding, northgate } from '../support/calls.ts'
import { itemOf, setPinsOf } from '../support/hubs.ts'
import { consoleErrors, expectToast, settled, signIn, somewhere, test } from '../support/people.ts'
import { preview } from '../support/qrPages.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'
const button = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const addButton = async (page: Page, type: string) => {
  await page.getByRole('button', { name: 'Add a button' }).click()
  await page.getByRole('dialog', { name: 'What the button does' }).getByRole('option', { name: type, exact: true }).click()
  const opened = button(page, type).getByRole('button', { name: new RegExp(type), expanded: true }) // else its fields are those of the one before
  await expect(opened.first()).toBeVisible()
}

test('a hub is composed in the editor, printed, scanned, pressed, and seen in statistics [B-CONST-080] [B-BEHAV-018] [B-CALL-045]', async ({
  page,
  browser,
  baseURL: base,
}) => {
  test.setTimeout(150_000)
  const baseURL = base ?? ''
  const errors = consoleErrors(page)
  const call = await callsOf(baseURL, 'admin')
  const gId = await northgate(call)
  const bId = await newBuilding(call, gId, `Hub ${Date.now()}`)
  await setPinsOf(call, { gId, bId }, { Security: '4711' })
  await signIn(page, 'admin')
  const visitor = preview(page).frameLocator('iframe')

  await test.step('composed: buttons from the catalogue, named, put in order, one for staff, one taken back', async () => {
    await page.goto(`/qrcode/${gId}/${bId}`)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lobby hub')
    await page.getByRole('combobox', { name: 'Location' }).click()
    await page.getByRole('option', { name: 'Lobby', exact: true }).click()
    await page.getByRole('radiogroup', { name: 'What a scan opens' }).getByText('Hub', { exact: true }).click()
    await addButton(page, 'Feedback')
    await page.getByLabel('Name of the button (English)').fill('Tell us')
    await addButton(page, 'Phone call')
    await expect(button(page, 'Phone call').getByText(/^Not ready: /)).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click() // says which is not ready, and opens it
    await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Phone number' }).fill('617 555 0142')
    await page.getByLabel('Name of the button (English)').fill('Call the desk')
    await expect(button(page, 'Call the desk').getByText('Ready')).toBeVisible()
    await addButton(page, 'Comment card')
    await page.getByLabel('Name of the button (English)').fill('Shift log')
    await page.getByRole('radio', { name: 'Staff only' }).check()
    await button(page, 'Shift log')
      .getByRole('button', { name: /Shift log/, expanded: true })
      .first()
      .click()
    await page.getByRole('button', { name: 'Move up: Call the desk' }).click()
    await expect(visitor.getByRole('listitem')).toHaveText(['Call the desk', 'Tell us'])
    await page.getByRole('button', { name: 'Remove: Tell us' }).click()
    await expect(visitor.getByRole('listitem')).toHaveText(['Call the desk'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(visitor.getByRole('listitem')).toHaveText(['Call the desk', 'Tell us'])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast(page, 'Successfully saved')
    await expect(page).toHaveURL(/\/qrcode\/[^/]+\/[^/]+\/[0-9a-f-]{36}/)
  })

  const path = await test.step('printed: its picture is read by a decoder that is not ours', async () => {
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download PNG' }).click()
    const text = (await decodePng(readFileSync(await (await started).path()))) ?? ''
    expect(text.toLowerCase()).toContain(`${baseURL}/q/`.toLowerCase())
    return new URL(text).pathname
  })

  await test.step('scanned and pressed: by a visitor, and by staff with their PIN', async () => {
    const context = await browser.newContext({ baseURL, userAgent: phone, viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': somewhere() })
    const visit = await context.newPage()
    await visit.goto(path)
    await expect(visit.getByRole('listitem')).toHaveText(['Call the desk', 'Tell us'])
    await visit.getByRole('link', { name: 'Tell us' }).click()
    await expect(visit.getByRole('heading', { level: 1 })).toHaveText('How satisfied are you with the lobby?')
    await visit.goBack()
    await visit.getByRole('link', { name: 'For staff' }).click()
    const pin = visit.getByLabel('PIN')
    await expect(pin).toHaveAttribute('inputmode', 'numeric')
    await pin.fill('1234')
    await visit.getByRole('button', { name: 'Open' }).click()
    await expect(visit.getByText('This PIN does not open this page.')).toBeVisible()
    await visit.getByLabel('PIN').fill('4711')
    await visit.getByRole('button', { name: 'Open' }).click()
    await visit.getByRole('link', { name: 'Shift log' }).click()
    await expect(visit.locator('form')).toBeVisible()
    await context.close()
  })

  await test.step('the page of a PIN in the portal is painted before its scripts', async () => {
    const slow = await browser.newContext({ baseURL })
    await slow.route('**/*.js', route => route.abort())
    const page = await slow.newPage()
    await page.goto('/pin/0000000000000000')
    await expect(page.getByRole('heading', { level: 1, name: 'Enter your PIN' })).toBeVisible()
    await slow.close()
  })

  await test.step('its PIN signs in to the page that the code leads its team to', async () => {
    const { Address } = await call(SaveQrCode, {
      GroupId: gId,
      BuildingId: bId,
      QrName: 'Workshop',
      Location: 'Lobby',
      Item: itemOf('RequestList', 'Requests', { ShownTo: 'Staff' }),
    }).then(({ QrCodeId }) => call(GetQrCode, { gId, QrCodeId }))
    const context = await browser.newContext({ baseURL, userAgent: phone, viewport: { width: 390, height: 844 } })
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': somewhere() })
    const staff = await context.newPage()
    await staff.goto(`/q/${Address}`)
    await staff.getByRole('link', { name: 'Enter your PIN' }).click()
    await staff.getByLabel('PIN').fill('4711')
    await staff.getByRole('button', { name: 'Open' }).click()
    await staff.getByRole('link', { name: 'Open', exact: true }).click()
    await expect(staff.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible()
    await settled(staff)
    expect(await findViolations(staff)).toEqual([])
    await context.clearCookies()
    await staff.evaluate(() => sessionStorage.clear())
    await staff.goto(`/staff/${Address}?next=/requests`)
    await expect(staff.getByRole('link', { name: 'Enter your PIN' })).toBeVisible()
    expect(await findViolations(staff)).toEqual([])
    await context.close()
  })

  await test.step('its pages are accessible', async () => {
    const context = await browser.newContext({ baseURL, userAgent: phone, viewport: { width: 390, height: 844 } })
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': somewhere() })
    const visit = await context.newPage()
    for (const at of [path, `${path}/pin`]) {
      await visit.goto(at)
      if (at !== path) await expect(visit.getByLabel('PIN')).toBeVisible()
      expect(await findViolations(visit), at).toEqual([])
    }
    await context.close()
  })

  await test.step('seen in statistics: which buttons, how often', async () => {
    await page.goto(`/scans/qrName?gId=${gId}&bId=${bId}`)
    await settled(page)
    await page
      .getByRole('main')
      .getByRole('list', { name: 'QR codes' })
      .getByRole('button', { name: /Lobby hub/ })
      .click()
    const log = page.getByRole('dialog')
    for (const name of ['Tell us', 'Shift log']) await expect(log.getByRole('row', { name: new RegExp(`${name} 1 `) })).toBeVisible()
  })
  expect(errors).toEqual([])
})
