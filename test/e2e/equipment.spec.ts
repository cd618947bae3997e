import { expect, test } from '@playwright/test'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { GetEquipment, GetEquipments } from '../../src/features/field/equipment/contract.ts'
import { callsOf } from '../support/calls.ts'
import { xlsxFile } from '../support/importFiles.ts'
import { newReader } from '../support/newPerson.ts'
import { signInAt } from '../support/people.ts'
import { demoIds } from '../support/screenIds.ts'

test('a property manager adds a pump, finds it by its filters, ticks its ladder, takes the list along, resets the baseline, and adds a room [B-ROUTE-004] [B-ROUTE-005] [B-ROUTE-006] [B-SCREEN-015] [B-SCREEN-016] [B-BEHAV-024] [B-BEHAV-025] [B-BEHAV-031] [B-BEHAV-034] [B-BEHAV-035] [B-BEHAV-027] [B-BEHAV-029] [B-BEHAV-036]', async ({
  page,
}) => {
  await signInAt(page, 'pm', '/library')
  await page.getByRole('link', { name: /Equipment\/Location Library/ }).click()
  await expect(page).toHaveURL(/\/library\/equipmentLocationLibrary/)
  await expect(page.getByRole('heading', { name: 'Equipment/Location Library', level: 1 })).toBeVisible()

  // Add leads to a code that marks equipment; its type is chosen already.
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page).toHaveURL(/\/qrcode\//)
  const name = `Booster pump ${Date.now()}`
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('combobox', { name: 'Location' }).click()
  await page.getByRole('option', { name: 'Rooftop' }).click()
  await expect(page.getByRole('switch', { name: /marks a piece of equipment/ })).toBeChecked()
  await page.getByRole('combobox', { name: 'Type', exact: true }).click()
  await page.getByRole('option', { name: 'Pump', exact: true }).click()
  await page.getByLabel('Serial number').fill('SN-4711')
  await page.getByLabel('Tolerance min.').fill('60')
  await page.getByLabel('Tolerance max.').fill('40')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Tolerance max should be greater than Tolerance min')).toBeVisible()
  await page.getByLabel('Tolerance max.').fill('85')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

  // Its page, then the list: filters with counts, a chip, Clear All.
  await page.getByRole('link', { name: 'Equipment page' }).click()
  await expect(page.getByText('60 to 85')).toBeVisible()
  await page.getByRole('link', { name: 'Equipment/Location Library' }).click()
  await page.getByRole('button', { name: /^Filters/ }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByRole('combobox', { name: 'Type', exact: true }).click()
  await page.getByRole('option', { name: /^Pump\s*\d+$/ }).click()
  await page.keyboard.press('Escape')
  const chip = page.getByRole('button', { name: /Type: Pump/ })
  await expect(chip).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('checkbox', { name: `Ladder: ${name}` }).click()
  await expect(row.getByRole('checkbox', { name: `Ladder: ${name}` })).toBeChecked()
  await row.getByRole('checkbox', { name: /^Select / }).check()
  await page.getByRole('button', { name: 'Download Print Kit' }).click()
  await expect(page.getByRole('dialog', { name: 'Print kit of 1 sign' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Print Proof' })).toHaveAttribute('href', /\/printProof\?.*qrType=EquipmentInspection/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Customer PO' }).click()
  const order = page.getByRole('dialog', { name: 'Customer PO' })
  await order.getByRole('textbox', { name: 'Number of the purchase order' }).fill('PO 12/7')
  await order.getByRole('button', { name: 'Make the order' }).click()
  await expect(page.getByRole('dialog', { name: 'PO PO 12/7.pdf' }).getByText('of 1', { exact: true })).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(chip).toBeHidden()

  await page.getByRole('button', { name: 'Actions' }).click()
  const csv = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download CSV' }).click()
  expect((await csv).suggestedFilename()).toMatch(/\.csv$/)

  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Data Integrity Reset' }).click()
  const reset = page.getByRole('dialog', { name: 'Data Integrity Reset' })
  await expect(reset.getByRole('button', { name: 'Reset' })).toBeDisabled()
  await reset.getByRole('checkbox').click()
  await reset.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByText('Permanently Delete Success')).toBeVisible()

  await row.getByText('SN-4711').click()
  await expect(page).toHaveURL(/\/qrcode\/[^/]+\/[^/]+\/[^/]+/)
  await page.goto('/library/mechanicalSpaceLibrary')
  await page.getByRole('button', { name: 'Add space' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(`Tank room ${Date.now()}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('cell', { name: /Tank room/ }).first()).toBeVisible()
})

test('the integrity of a building’s data: three cards, a table, bars of four measures; a bar leads to the equipment in which it is missing [C-SCREEN-023]', async ({
  page,
  baseURL,
}) => {
  const { bId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'executive', `/analytics/dashboard/dataIntegrityDashboard?bId=${bId}`)
  for (const name of ['Baseline', 'Current', 'Improvement']) await expect(page.getByRole('article', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: /By type/ }).getByRole('columnheader', { name: 'Gaps' })).toBeVisible()
  await page.getByRole('button', { name: 'Show as table: Baseline against current' }).click()
  const bars = page.getByRole('article').filter({ hasText: 'Baseline against current' })
  for (const name of ['Manufacturer Name', 'Part number', 'Tolerance', 'Photo'])
    await expect(bars.getByRole('row').filter({ hasText: name })).toBeVisible()
  await bars.getByRole('button', { name: 'Tolerance' }).click()
  await expect(page).toHaveURL(/equipmentL\w*ibrary.*missing=Tolerance/i)
  await expect(page.getByRole('button', { name: /Data integrity: No tolerance/ })).toBeVisible()
})

test('photos of many pieces come in one ZIP, each to the piece whose sign it names; what belongs to none, is no photo or fails is told, and only what failed is sent again', async ({
  page,
  baseURL,
}) => {
  const { gId, bId } = await demoIds(baseURL ?? '')
  const call = await callsOf(baseURL ?? '', 'executive')
  const { Equipments } = await call(GetEquipments, { filter: { gId, bId, Missing: 'Photo' } })
  const [piece] = Equipments
  if (!piece) throw new Error('every piece has a photo')
  const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#356' } })
    .png()
    .toBuffer()
  const zip = zipSync({
    [`site/${piece.SignId}.png`]: png,
    [`site/${piece.SignId}-2.png`]: png,
    'site/nobody.png': png,
    'site/plan.heic': png,
    '__MACOSX/._nobody.png': png,
  })
  await signInAt(page, 'executive', `/library/equipmentLibrary?bId=${bId}`)
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Add photos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add photos' })
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: /Photos or ZIP/ }).click()
  await (await chooser).setFiles({ name: 'photos.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) })
  await expect(dialog.getByRole('row', { name: `${piece.SignId}.png ${piece.EquipmentName}` })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /nobody.png No piece has this sign ID or name/ })).toHaveCount(1)
  await expect(dialog.getByRole('row', { name: 'plan.heic Not a photo. Use .jpg, .png or .webp' })).toBeVisible()
  // One of two fails: the next try sends that one alone.
  let sent = 0
  await page.route('**/ImportEquipment/AddPhotos', route => (++sent === 2 ? route.fulfill({ status: 500 }) : route.continue()))
  await dialog.getByRole('button', { name: 'Add 2 photos' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Not added:')
  await dialog.getByRole('button', { name: 'Add 1 photo' }).click()
  await expect(dialog).toHaveCount(0)
  const { Equipment } = await call(GetEquipment, { gId, bId: piece.BuildingId, QrCodeId: piece.QrCodeId })
  expect(Equipment.UploadFiles.map(one => one.Name).toSorted()).toEqual([`${piece.SignId}-2.png`, `${piece.SignId}.png`])
})

test('who reads the library without ManageLibraries has no actions, no Add, no ladder to tick, no ticks, no way into a row and none to the questions [B-PERM-001]', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const { email, gId, bId } = await newReader(base, ['ManagePropertyInfo'])
  const name = `Pump ${Date.now()}`
  const item = { Name: { en: name }, Icon: 'tools', FunctionalityType: 'EquipmentInspection', QrType: 'EquipmentInspection' } as const
  await (await callsOf(base, 'admin'))(SaveQrCode, {
    GroupId: gId,
    BuildingId: bId,
    QrName: name,
    Location: 'Rooftop',
    Item: { ...item, TemplateFormData: { Notice: { en: '', es: '' } } },
    Facets: { Equipment: { StopType: 'Equipment', Type: 'Pump' } },
  })
  await signInAt(page, email, `/library/equipmentLibrary?gId=${gId}&bId=${bId}`)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toBeVisible()
  for (const button of ['Actions', 'Add', 'Edit questions'])
    await expect(page.getByRole('button', { name: button, exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Edit questions' })).toHaveCount(0)
  await expect(row.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0)
  await expect(row.getByRole('checkbox', { name: /^Ladder/, disabled: false })).toHaveCount(0)
  await expect(row.locator('a[href*="/qrcode/"]')).toHaveCount(0)
  await page.goto(`/equipmentQuestion?gId=${gId}&bId=${bId}`)
  await expect(page.getByRole('button', { name: /^Edit Question: / })).toHaveCount(0)
})

test('questions of a type: yes or no and on or off bring their answers, a row that is not whole blocks, deleting asks [B-ROUTE-017] [B-BEHAV-037] [B-STATE-003] [B-STATE-004] [B-STATE-005] [B-STATE-006] [B-RULE-012] [B-RULE-013] [B-BEHAV-048] [B-BEHAV-049] [B-MSG-003]', async ({
  page,
}) => {
  await signInAt(page, 'pm', '/equipmentQuestion')
  await page.getByPlaceholder('Search types').fill('Sump')
  await page.getByRole('button', { name: 'Edit Question: Sump pump' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Questions' })
  const save = dialog.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeDisabled()
  await expect(dialog.getByText('Tap to Take Photo')).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'Select question 1' })).toBeDisabled()

  const add = async (type: string) => {
    await dialog.getByRole('button', { name: 'Add field' }).click()
    await page.getByRole('dialog', { name: 'Type of field' }).getByRole('button', { name: type, exact: false }).first().click()
  }
  await add('On or off')
  const first = dialog.getByRole('group', { name: /^Field 1/ })
  await expect(first.getByLabel('Label')).toHaveValue('Is the power on or off?')
  await first.getByRole('switch', { name: 'Report an error' }).click()
  await save.click()
  await expect(first.getByText('Error Value is Required')).toBeVisible()
  await first.getByRole('combobox', { name: 'Error value' }).click()
  await page.getByRole('option', { name: 'OFF' }).click()
  await add('Number')
  const second = dialog.getByRole('group', { name: /^Field 2/ })
  await second.getByLabel('Label').fill('Pressure')
  await save.click()
  await expect(page.getByText('Saved successfully.')).toBeVisible()

  await page.getByRole('button', { name: 'Edit Question: Sump pump' }).click()
  await dialog.getByRole('checkbox', { name: 'Select question 2' }).click()
  await dialog.getByRole('button', { name: 'Delete (1)' }).click()
  const ask = page.getByRole('dialog', { name: 'Delete Question' })
  await expect(ask.getByText('Are you sure? This action cannot be undone.')).toBeVisible()
  await ask
    .getByRole('button', { name: /delete|yes|ok/i })
    .first()
    .click()
  await expect(dialog.getByRole('group', { name: /^Field 3/ })).toHaveCount(0)
})

test('a file of equipment: another type is refused, IMPORT waits for a file that was read, then every row is shown and brought in [B-BEHAV-033] [B-SCREEN-017] [B-STATE-009] [B-RULE-058]', async ({
  page,
}) => {
  await signInAt(page, 'executive', '/library/equipmentLocationLibrary')
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Bulk Import Equipment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Equipment' })
  const run = dialog.getByRole('button', { name: 'IMPORT', exact: true })
  await expect(run).toBeDisabled()
  const template = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download template' }).click()
  expect((await template).suggestedFilename()).toMatch(/\.xlsx$/)
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles({ name: 'equipment.csv', mimeType: 'text/csv', buffer: Buffer.from('Name') })
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(run).toBeDisabled()
  const name = `Booster ${Date.now()}`
  const row = ['ASE', name, 'Equipment', 'Pump', 'Rooftop']
  const buffer = await xlsxFile(
    [row, ['ASE', `${name} b`, 'Equipment', 'Teapot', 'Rooftop']],
    ['Building code', 'Name', 'Stop type', 'Type', 'QR location'],
  )
  await file.setInputFiles({
    name: 'equipment.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  })
  await expect(run).toBeEnabled()
  await run.click()
  await expect(page).toHaveURL(/\/library\/equipmentImport\//)
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
})
