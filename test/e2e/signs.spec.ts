import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { SaveQrBuilders } from '../../src/features/codes/generator/contract.ts'
import { GetQrCode, RetireQrCode } from '../../src/features/codes/qr/contract.ts'
import { openZip } from '../../src/platform/files/zipGuard.ts'
import { findViolations } from '../support/axe.ts'
import { callsOf } from '../support/calls.ts'
import { codesIn } from '../support/codesIn.ts'
import { renderPdf } from '../support/pdfPages.ts'
import { settled, signInAt, test } from '../support/people.ts'
import { demoIds } from '../support/screenIds.ts'

test('a sign with two codes is picked step by step, drawn, saved, and both of its codes are read from the file [B-BEHAV-005] [B-ROUTE-003] [B-ROUTE-019] [B-ROUTE-020] [B-SCREEN-018] [B-BEHAV-038] [B-BEHAV-039] [B-RULE-072]', async ({
  page,
  baseURL,
}) => {
  const { bId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'executive', `/library?bId=${bId}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /2-QR library/ })
    .click()
  await page.getByRole('button', { name: 'New 2-QR sign' }).click()
  await expect(page.getByRole('heading', { name: 'Build a New 2 QR Code', level: 1 })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Content' })).toBeVisible()
  const pick = async (label: RegExp | string, option: RegExp | string) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option }).first().click()
  }
  await expect(page.getByRole('combobox', { name: '2QR Type' })).toHaveCount(0)
  await pick('Location', 'Lobby')
  await pick('2QR Type', 'Feedback and Wi-Fi')
  await pick(/^QR Code1/, /Lobby Feedback/)
  await expect(page.getByRole('img', { name: 'Lobby Feedback' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Material' })).toHaveCount(0)
  await pick(/^QR Code2/, /Guest Wi-Fi/)
  await expect(page.getByRole('img', { name: 'Sign as it is printed' })).toBeVisible()
  await page.getByRole('button', { name: 'Create 2QR' }).click()
  await expect(page.getByText('Quantity, Print Template are Required').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Quantity' }).fill('12 signs')
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('12')
  await pick('Print Template', 'Large codes')
  await pick('Material', 'Acrylic')
  await expect(page.getByRole('combobox', { name: 'Size' })).toHaveValue('8 × 10')
  await pick('File format', 'pdf')
  await page.getByRole('textbox', { name: 'Text of FPO 1' }).fill('We are here for you')
  await settled(page)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Create 2QR' }).click()
  await expect(page).toHaveURL(/\/twoQREdit\/[0-9a-f-]{36}/)
  await expect(page.getByRole('button', { name: 'Edit 2QR' })).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()])
  const [sign] = await renderPdf(await readFile(await file.path()))
  expect(new Set(await codesIn(sign ?? new Uint8Array())).size).toBe(2)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/library\/twoQRLibrary/)
})

test('print settings of a code are chosen and saved, its sign is printed by a kit, and its state set [B-BEHAV-006] [B-COLUMN-003] [B-BEHAV-040] [B-BEHAV-041] [B-RULE-071] [B-BEHAV-042] [B-SCREEN-020]', async ({
  page,
  baseURL,
}) => {
  const { gId, bId } = await demoIds(baseURL ?? '')
  const call = await callsOf(baseURL ?? '', 'executive')
  const name = `Fountain ${Date.now()}`
  const row = { QrName: name, Floor: '1', Type: 'Parking', QrType: 'Maintenance', State: 'NA' }
  const { QrCodes } = await call(SaveQrBuilders, { GroupId: gId, BuildingId: bId, QrBuilders: [row] })
  const qrId = QrCodes[0]?.QrCodeId ?? ''
  await signInAt(page, 'executive', `/qrcode/${gId}/${bId}/${qrId}`)
  await page.getByRole('link', { name: 'Print settings' }).click()
  await expect(page.getByRole('heading', { name: `Print settings: ${name}`, level: 1 })).toBeVisible()

  // The best practice stands first, the others below a toggle; a ticked one needs its quantity.
  await expect(page.getByRole('checkbox', { name: 'Option 2' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Other Options' }).click()
  await expect(page.getByRole('checkbox', { name: 'Option 2' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Best Practice' }).check()
  const quantity = page.getByRole('textbox', { name: 'Quantity' })
  await quantity.fill('')
  await page.getByRole('button', { name: 'SAVE' }).click()
  await expect(page.getByText('Please input Quantity').first()).toBeVisible()
  await quantity.fill('2')
  await page.getByRole('textbox', { name: 'Headline on the sign' }).fill('Is the fountain clean?')
  await page.getByRole('button', { name: /^VIEW: .*Acrylic/ }).click()
  await expect(page.getByRole('img', { name: 'Sign as it is printed' })).toBeVisible()

  // Another one is found by its surface.
  await page.getByRole('button', { name: 'Add another option' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alternative Selection' })
  await dialog.getByRole('combobox', { name: 'Surface' }).press('ArrowDown')
  await page.getByRole('option', { name: 'Floor' }).click()
  await page.keyboard.press('Escape')
  await dialog
    .getByRole('button', { name: /^Choose: Floor graphic, 12 × 12/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'SAVE' }).click()
  await expect(page.getByText('Successfully saved').first()).toBeVisible()
  await settled(page)
  expect(await findViolations(page)).toEqual([])

  // The list of signs makes the kit, and says what became of them.
  await page.goto(`/library/signs?bId=${bId}`)
  await page.getByRole('main').getByRole('searchbox').fill(name)
  await expect(page.getByText('2 signs', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await page.getByRole('button', { name: 'Download Print Kit' }).click()
  const kit = page.waitForEvent('download', { timeout: 60_000 })
  await page.getByRole('dialog').getByRole('button', { name: 'Download Print Kit' }).click()
  const files = await openZip(await readFile(await (await kit).path()))
  const names = [...(files?.keys() ?? [])]
  expect(names.filter(one => one.startsWith('signs/'))).toHaveLength(2)
  const { Link } = await call(GetQrCode, { gId, QrCodeId: qrId })
  for (const one of names.filter(file => file.startsWith('signs/'))) {
    const [sign] = await renderPdf(files?.get(one) ?? new Uint8Array(), 150)
    expect(await codesIn(sign ?? new Uint8Array()), one).toEqual([Link])
  }
  await page
    .getByRole('row', { name: new RegExp(name) })
    .first()
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Set the state' }).click()
  await page.getByRole('menuitem', { name: 'Ordered' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ordered' }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) }).filter({ hasText: 'Ordered' })).toHaveCount(1)
  await call(RetireQrCode, { GroupId: gId, QrCodeId: qrId })
})

test('the provider’s staff see the signs of all accounts, those of hubs and of single codes, and buildings with their sums [A-ROUTE-032] [B-ROUTE-010] [B-ROUTE-011] [B-ROUTE-012] [B-ROUTE-013] [B-BEHAV-017]', async ({
  page,
}) => {
  await signInAt(page, 'admin', '/masterLibrary/printLibrary')
  const rows = page.getByRole('main').getByRole('row')
  await expect(rows.filter({ hasText: 'Harborline' }).first()).toBeVisible()
  for (const [tab, address] of [
    ['Hubs', 'printHubLibrary'],
    ['QR codes', 'printQRLibrary'],
    ['Programs', 'programLibrary'],
  ] as const) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/masterLibrary/${address}`))
    await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true')
    await expect(rows.nth(1)).toBeVisible()
  }
  await expect(rows.filter({ hasText: 'Anchor Street East' })).toHaveCount(1)
  await page.getByRole('tab', { name: 'All', exact: true }).click()
  await rows.filter({ hasText: 'Harborline' }).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: /^Print settings: / })).toBeVisible()
})
