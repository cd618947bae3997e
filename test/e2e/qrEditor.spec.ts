import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { GetQrCode } from '../../src/features/codes/qr/contract.ts'
import { callsOf } from '../support/calls.ts'
import { consoleErrors, receivedMails, settled, signIn, signInAt, test } from '../support/people.ts'
import { chooseType, makeCode, preview } from '../support/qrPages.ts'
import { demoIds } from '../support/screens.ts'

test('the QR editor: name and place, what it does, its style; saved by one call; read-only until Edit [B-ROUTE-014, B-BEHAV-018, B-BEHAV-008]', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const errors = consoleErrors(page)
  const ids = await demoIds(baseURL ?? '')
  const name = `Editor ${Date.now()}`
  const saved: string[] = []
  page.on('request', one => one.method() === 'POST' && /QrCode\/(?!Preview)/.test(one.url()) && saved.push(new URL(one.url()).pathname))
  await signIn(page, 'gm')
  await makeCode(page, ids, name)
  await expect(page).toHaveURL(new RegExp(`/qrcode/${ids.gId}/${ids.bId}/[0-9a-f-]{36}`))
  expect(saved).toEqual(['/csm/QrCode/SaveQrCode'])
  for (const part of ['Where it hangs', 'What it does', 'Style'])
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveCount(0)

  await test.step('its style is chosen and stays', async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const [color, verdict] = [page.getByRole('textbox', { name: 'Color of the code' }), preview(page)]
    await color.fill('')
    await color.pressSequentially('#ffd')
    await color.pressSequentially('4') // no color any more: nothing is praised meanwhile
    await expect(verdict.getByText('Judged as soon as every color is complete')).toBeVisible()
    await color.press('Tab')
    await expect(page.getByText('A color is written like #aa3300 or #a30')).toBeVisible()
    await color.fill('')
    await color.pressSequentially('ffd')
    await color.press('Tab')
    await expect(color).toHaveValue('#ffffdd')
    await expect(verdict.getByText('Phones will not read it')).toBeVisible()
    await verdict.getByRole('button', { name: /^Use #/ }).click()
    await expect(verdict.getByText('Phones read it well')).toBeVisible()
    await color.fill('')
    await color.pressSequentially('#0b5d3b')
    await expect(color).toHaveValue('#0b5d3b')
    await page.getByRole('combobox', { name: 'Body shape' }).click()
    await page.getByRole('option', { name: 'Square', exact: true }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
    await page.reload()
    await settled(page)
    await expect(preview(page).getByRole('img', { name: /QR code that opens/ })).toHaveAttribute('src', /%230b5d3b/i)
    await page.getByRole('button', { name: 'Style', exact: true }).click()
    await expect(page.getByText('Square', { exact: true })).toBeVisible()
  })

  await test.step('the page that visitors get stands beside the form as it is typed, and what is tried there stays there', async () => {
    const sent: string[] = []
    page.on('request', one => /\/q\//.test(one.url()) && sent.push(one.url()))
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await chooseType(page, 'Feedback')
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    const visitor = preview(page).frameLocator('iframe')
    await expect(visitor.getByRole('heading', { level: 1, name: 'How satisfied are you with the lobby?' })).toBeVisible()
    await expect(visitor.getByText('Lobby', { exact: true })).toBeVisible()
    await page.getByLabel('Name that visitors see (English)').fill('Front desk')
    await page.getByLabel('Name that visitors see (Spanish)').fill('Recepción')
    await page.getByLabel('First question: a score of 1 to 5 (Spanish)').fill('¿Le gustó la recepción?')
    await expect(visitor.getByText('Front desk')).toBeVisible()
    await visitor.getByRole('link', { name: 'ES' }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: '¿Le gustó la recepción?' })).toBeVisible()
    await expect(visitor.getByText('Recepción', { exact: true })).toBeVisible()
    await preview(page).getByText('English', { exact: true }).click()
    await visitor.getByText('5', { exact: true }).first().click()
    await visitor.getByRole('button', { name: 'Send' }).click()
    await expect(visitor.getByText('Thank you for your feedback!')).toBeVisible()
    expect(sent).toEqual([])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const toast = page.getByRole('status').filter({ hasText: 'Successfully saved' })
    for (const offer of ['Download', 'Print']) await expect(toast.getByRole('button', { name: offer })).toBeVisible()
    await expect(toast.getByRole('link', { name: 'Open' })).toHaveAttribute('href', /\/q\/[0-9A-Z]{16}$/)
    await expect(preview(page).getByRole('link', { name: 'Open' })).toHaveAttribute('target', '_blank')
  })

  await test.step('its picture comes as PNG, SVG, EPS and PDF', async () => {
    const starts = { PNG: '\u0089PNG', SVG: '<svg', EPS: '%!PS', PDF: '%PDF' }
    await expect(preview(page).getByRole('button', { name: /^Download / })).toHaveCount(4)
    for (const [format, begin] of Object.entries(starts)) {
      const started = page.waitForEvent('download')
      await preview(page)
        .getByRole('button', { name: `Download ${format}` })
        .click()
      const download = await started
      expect(download.suggestedFilename().toLowerCase()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`))
      expect(readFileSync(await download.path(), 'latin1').slice(0, 200)).toContain(begin)
    }
  })

  await test.step('the list shows it as a QR code, where it hangs', async () => {
    await page.goto(`/library/qrcodelist?bId=${ids.bId}&text=${encodeURIComponent(name)}`)
    const row = page.getByRole('row', { name: new RegExp(name) })
    await expect(row.getByRole('cell', { name: 'QR code', exact: true })).toBeVisible()
    await expect(row.getByRole('cell', { name: 'Lobby', exact: true })).toBeVisible()
  })
  expect(errors).toEqual([])
})

test('the panel of a code mails it, to contacts of the building and other addresses; Send waits for one of either [B-SCREEN-009, B-RULE-064]', async ({
  page,
  baseURL,
}) => {
  const ids = await demoIds(baseURL ?? '')
  const name = `Mailed ${Date.now()}`
  const to = `signs-${Date.now()}@harborline.example`
  await signIn(page, 'gm')
  await makeCode(page, ids, name)
  await expect(preview(page).getByRole('img', { name: /QR code that opens/ })).toBeVisible()
  await preview(page).getByRole('button', { name: 'Email' }).click()
  const dialog = page.getByRole('dialog', { name: `Email ${name}` })
  const send = dialog.getByRole('button', { name: 'Send' })
  const addresses = dialog.getByLabel('Other email addresses')
  await expect(send).toBeDisabled()
  for (const blank of ['   ', ' , ; ,']) {
    await addresses.fill(blank)
    await expect(send).toBeDisabled()
  }
  await addresses.fill('')
  const contacts = dialog.getByRole('combobox', { name: 'Contacts of the building' })
  await contacts.click()
  const [first] = await page.getByRole('option').allTextContents()
  const known = first?.split(' · ')[1] ?? ''
  await page.getByRole('option').first().click()
  await expect(send).toBeEnabled()
  await contacts.press('Escape')
  await contacts.press('Backspace')
  await expect(send).toBeDisabled()
  await contacts.click()
  await page.getByRole('option').first().click()
  await contacts.press('Escape')
  await addresses.fill('not an address')
  await send.click()
  await expect(dialog.getByText('Invalid email')).toBeVisible()
  await addresses.fill(to)
  await send.click()
  await expect(page.getByText('The QR code is on its way to 2 people')).toBeVisible()
  for (const one of [known, to])
    await expect
      .poll(() => receivedMails().filter(mail => mail.includes(one) && mail.includes(name) && mail.includes('image/png')).length, {
        timeout: 30_000,
      })
      .toBe(1)
})

test('a second code of the same name is told of below the name, and may have it', async ({ page, baseURL }) => {
  const { gId, bId, qrId } = await demoIds(baseURL ?? '')
  const call = await callsOf(baseURL ?? '', 'executive')
  const { QrName, SignId } = await call(GetQrCode, { gId, QrCodeId: qrId })
  await signInAt(page, 'gm', `/qrcode/${gId}/${bId}`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(QrName.toUpperCase())
  await expect(page.getByText(new RegExp(`Sign ${SignId} \\(.+\\) of this building has the same name`))).toBeVisible()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`${QrName} too`)
  await expect(page.getByText('has the same name')).toHaveCount(0)
})
