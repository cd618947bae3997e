import { expect, type Page } from '@playwright/test'
import { definitions } from '../../src/features/codes/functionalities/definitions.ts'
import { GetQrCode, SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { GetVacancyLeads } from '../../src/features/insight/requestReports/contract.ts'
import { callsOf, newBuilding, northgate } from '../support/calls.ts'
import { consoleErrors, expectToast, settled, signInAt, somewhere, test } from '../support/people.ts'
import { sendByHand } from '../support/visitForm.ts'

type FunctionalityType =
  | 'Vacancy'
  | 'FieldMarketing'
  | 'LeadCapture'
  | 'EVRequest'
  | 'RoomRental'
  | 'Maintenance'
  | 'Support'
  | 'SupplierCheckin'

/** A building with a code of each type; gives the addresses of their pages. */
const openBuilding = async (base: string, types: readonly FunctionalityType[]) => {
  const call = await callsOf(base, 'admin')
  const gId = await northgate(call)
  const bId = await newBuilding(call, gId, `Leads ${Date.now()}`)
  const pages = new Map<string, { path: string; QrCodeId: string }>()
  for (const FunctionalityType of types) {
    const { Label, Icon, QrType, sample } = definitions[FunctionalityType]
    const Item = { Name: { en: Label.en, es: Label.es }, Icon, FunctionalityType, QrType, TemplateFormData: { ...Object(sample) } }
    const QrName = `Sign of ${FunctionalityType}`
    const { QrCodeId } = await call(SaveQrCode, { GroupId: gId, BuildingId: bId, QrName, Location: 'Lobby', Item })
    const { Address } = await call(GetQrCode, { gId, QrCodeId })
    pages.set(FunctionalityType, { path: `/q/${Address}`, QrCodeId })
  }
  return { call, gId, bId, pageOf: (type: FunctionalityType) => pages.get(type) ?? { path: '', QrCodeId: '' } }
}

const send = async (page: Page, path: string, asks: Readonly<Record<string, string>>) => {
  await page.goto(path)
  await sendByHand(page, asks)
  await expect(page).toHaveURL(/thanks|\/r\//)
}
const heads = (page: Page) => page.getByRole('columnheader').allTextContents()
const headsOf = async (page: Page, wanted: readonly string[]) =>
  expect.poll(async () => (await heads(page)).map(one => one.trim()).filter(Boolean)).toEqual(expect.arrayContaining([...wanted]))

test('a lead from the scan to won, in the report of its building and in the report of its day [C-ROUTE-008] [C-ROUTE-023] [C-SCREEN-011] [C-COLUMN-004] [C-COLUMN-006]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { call, gId, bId, pageOf } = await openBuilding(baseURL ?? '', ['Vacancy'])
  const visitor = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  await send(visitor, pageOf('Vacancy').path, { ...definitions.Vacancy.asks, Q004: 'Could we see the corner suite?' })
  await visitor.close()
  const errors = consoleErrors(page)
  await signInAt(page, 'admin', `/analytics/dashboard/vacancyLead?gId=${gId}&bId=${bId}`)
  await settled(page)
  await headsOf(page, ['QR Name', 'Date', 'Name', 'Phone', 'Email', 'Request Details', 'Stage'])
  const row = page.getByRole('row', { name: /Could we see the corner suite/ })
  await row.getByRole('button', { name: 'Sign of Vacancy', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Jo Harper' })
  await expect(dialog.getByRole('link', { name: 'jo@harbor.example' })).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Stage' }).click()
  await page.getByRole('option', { name: 'Lost' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Required', { exact: true })).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Stage' }).click()
  await page.getByRole('option', { name: 'Contacted' }).click()
  await dialog.getByRole('textbox', { name: 'Next step' }).fill('Show the suite')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'The lead was saved.')
  await expect(row).toContainText('Contacted')
  await expect(row).toContainText('Show the suite')
  await row.getByRole('button', { name: 'Sign of Vacancy', exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Stage' }).click()
  await page.getByRole('option', { name: 'Won' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Won')
  const { VacancyLeads } = await call(GetVacancyLeads, { filter: { gId, bId } })
  expect(VacancyLeads[0]).toMatchObject({ Stage: 'Won', NextStep: '' })

  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Daily report' }).click()
  await expect(page).toHaveURL(new RegExp(`/report/Vacancy/${pageOf('Vacancy').QrCodeId}\\?.*day=2`)) // the day on which the lead was sent
  await settled(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Daily Report: Vacancy' })).toBeVisible()
  await headsOf(page, ['Full name', 'Email', 'Phone No.', 'Status', 'Date'])
  await expect(page.getByRole('row', { name: /Jo Harper/ })).toContainText('Won')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)

  await page.getByRole('button', { name: 'Subscribe' }).click()
  const drawer = page.getByRole('dialog', { name: 'Add Subscriber' })
  await expect(drawer.getByRole('textbox', { name: 'Dashboard/Report Name' })).toHaveValue(/^Daily Report: Vacancy: /)
  await expect(drawer.getByRole('combobox', { name: 'Hour' })).toHaveValue('8:00 PM')
  await drawer.getByRole('button', { name: 'Send me a test' }).click()
  await expectToast(page, 'The test is on its way to your email.')
  await page.goto(`/report/Vacancy/${gId}?gId=${gId}`) // no sign has this id
  await expect(page.getByText('This sign is not there.')).toBeVisible()
  expect(errors).toEqual([])
})

test('reports of what visitors sent, tab by tab: their columns, the way into a sign and back, the period set back [C-SCREEN-015] [C-RULE-016] [C-STATE-001] [C-BEHAV-027] [C-BEHAV-028] [C-BEHAV-030] [C-COLUMN-007] [C-COLUMN-008] [C-COLUMN-009] [C-COLUMN-010] [C-COLUMN-011] [C-COLUMN-012] [C-COLUMN-014] [C-CONST-008] [C-ROUTE-024] [C-SCREEN-016] [C-CONST-009]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const types = ['FieldMarketing', 'LeadCapture', 'EVRequest', 'RoomRental', 'Maintenance', 'Support', 'SupplierCheckin'] as const
  const { gId, bId, pageOf } = await openBuilding(baseURL ?? '', types)
  const visitor = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  for (const type of types) await send(visitor, pageOf(type).path, { ...definitions[type].asks })
  await visitor.close()
  await signInAt(page, 'admin', `/analytics/reports?gId=${gId}&bId=${bId}`)
  await settled(page)
  const tabs = page.getByRole('tablist', { name: 'Reports' })
  expect((await tabs.getByRole('tab').allTextContents()).map(one => one.trim())).toEqual([
    'Vacancy-Lead',
    'Field Marketing',
    'Lead Capture',
    'EV Request Report',
    'Maintenance',
    'QR Support Report',
    'Room Rental',
  ])
  const openTab = async (name: string, wanted: readonly string[]) => {
    await tabs.getByRole('tab', { name }).click()
    await settled(page)
    await expect(page.getByRole('button', { name: /Last 90 Days/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible()
    await headsOf(page, wanted)
  }
  await openTab('Field Marketing', ['Field Marketing Name', 'Floor', 'Location', 'Leads'])
  await openTab('EV Request Report', ['EV Location', 'Floor', 'Installation Note', 'No. of Requests'])
  await openTab('Lead Capture', ['Lead Capture Name', 'Floor', 'Leads'])
  await page.getByRole('button', { name: 'Sign of LeadCapture', exact: true }).click()
  await headsOf(page, ['Name', 'Phone', 'Email', 'Submit Date', 'Unit', 'Company', 'Stage'])
  await expect(page.getByRole('heading', { level: 2, name: 'Sign of LeadCapture' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await headsOf(page, ['Lead Capture Name', 'Floor', 'Leads'])
  await page.getByRole('button', { name: 'Sign of LeadCapture', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Sign of LeadCapture' })).toBeVisible()
  await openTab('Room Rental', ['Room Name', 'Unit', 'No. of Requests'])
  await expect(page.getByRole('heading', { level: 2, name: 'Sign of LeadCapture' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign of RoomRental', exact: true }).click()
  await headsOf(page, ['Name', 'Email', 'Mobile', 'Unit', 'Rental Date', 'Start Time', 'End Time', 'No. of People'])
  await openTab('Maintenance', [
    'Request Date',
    'Full Name',
    'Priority',
    'Location',
    'Unit',
    'Request Details',
    'Image',
    'Request Type',
    'Sub-Request Type',
  ])
  await openTab('QR Support Report', [
    'Account',
    'Property Name',
    'Request Date',
    'Full Name',
    'Email',
    'Mobile No.',
    'Company Name',
    'Priority',
    'Support Request Details',
    'Photo',
  ])
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  await page.getByRole('link', { name: 'Operations list' }).click()
  await settled(page)
  await expect(page.getByRole('radio', { name: 'Maintenance' })).toBeChecked()
  await page.getByText('Supplier CheckIn', { exact: true }).click()
  await settled(page)
  await expect(page.getByRole('columnheader', { name: 'Name', exact: true })).toHaveAttribute('aria-sort', 'ascending')
})
