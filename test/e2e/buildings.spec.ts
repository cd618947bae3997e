import { type BrowserContext, expect, type Page } from '@playwright/test'
import { GetPropertyList } from '../../src/features/property/buildings/contract.ts'
import { buildingPicker, useAdmin } from '../support/buildingPages.ts'
import { callsOf, newBuilding } from '../support/calls.ts'
import { settled, signIn, signInAt, somewhere, test } from '../support/people.ts'

const admin = useAdmin()
let gm: BrowserContext
const prefix = `List ${Date.now()}`

test.beforeAll(async ({ browser }) => {
  const bare = { AddressLine2: null, Region: null, Market: null }
  for (let n = 1; n <= 11; n++) await newBuilding(admin.call, admin.gId, `${prefix} ${String(n).padStart(2, '0')}`, n === 1 ? bare : {})
  gm = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  await signIn(await gm.newPage(), 'gm')
})
test.afterAll(() => gm.close())

const address = (text: string) => `/properties?${new URLSearchParams({ gId: admin.gId, text })}`
const ownList = () => admin.open(`/properties?text=${encodeURIComponent(prefix)}`)
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })

test('users who manage entities land on the list; its columns are those of the document, with score and scans before the links [A-ROUTE-003] [A-COLUMN-001]', async () => {
  const page = await gm.newPage()
  const [first] = gm.pages()
  expect(new URL(first?.url() ?? '').pathname).toBe('/properties')
  await page.goto('/properties')
  await expect(page.getByRole('heading', { level: 1, name: 'Buildings' })).toBeVisible()
  await settled(page)
  const headers = await page.getByRole('columnheader').allInnerTexts()
  expect(headers.map(text => text.trim()).filter(Boolean)).toEqual([
    'Building Name',
    'Property Tag',
    'Building Type',
    'Address',
    'Vertical',
    'Region',
    'Market',
    'Score',
    'Scans',
    'Quick Links',
  ])
})

test('a click on a row opens the building’s settings, its name the building’s home [A-BEHAV-035] [A-ROUTE-010]', async () => {
  const page = await ownList()
  await rowOf(page, `${prefix} 02`).getByText('415 Anchor Street').click()
  await expect(page).toHaveURL(/\/propertyAdd\/[0-9a-f-]{36}\?/)
  await expect(page.getByRole('heading', { level: 1, name: `${prefix} 02` })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: `${prefix} 02`, exact: true }).click()
  await expect(page).toHaveURL(/\/\?(.*&)?bId=/)
  await expect(page.getByRole('heading', { level: 1, name: `${prefix} 02` })).toBeVisible()
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page).toHaveURL(/\/propertyAdd\//)
  await page.close()
})

test('the quick links lead to property info, QR codes, contacts and feedback of the row [A-SCREEN-039]', async () => {
  const page = await gm.newPage()
  await page.goto('/properties')
  const row = rowOf(page, 'Anchor Street West')
  const idOf = async (name: string) =>
    /bId=([0-9a-f-]+)/.exec((await page.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '')?.[1] ?? 'none'
  const leads = async (name: RegExp) => (await row.getByRole('link', { name }).getAttribute('href')) ?? ''
  const id = await idOf('Anchor Street West')
  expect(await leads(/^Property info/)).toContain(`/propertyAdd/${id}`)
  expect(await leads(/^QR codes/)).toMatch(new RegExp(`/library/qrcodelist\\?.*bId=${id}`))
  expect(await leads(/^Contacts/)).toMatch(new RegExp(`/contacts\\?.*bId=${id}`))
  await row.getByRole('link', { name: /^Analytics/ }).click()
  await expect(page).toHaveURL(new RegExp(`/analyticsFeedback/${id}`))
  await page.close()
})

test('a building is added only with GlobalManageEntities', async ({ page: other }) => {
  const own = await ownList()
  await expect(own.getByRole('button', { name: 'Create New Building' })).toBeVisible()
  await signInAt(other, 'chief', '/propertyAdd')
  await expect(other.getByText("You don't have permission to this page")).toBeVisible()
  await own.close()
})

test('no row is No Data, an empty cell is N/A [A-RULE-006] [A-RULE-007]', async () => {
  const page = await ownList()
  await expect(rowOf(page, `${prefix} 01`).getByRole('cell', { name: 'N/A', exact: true })).toHaveCount(3) // tag, region, market
  await expect(rowOf(page, `${prefix} 02`).getByRole('cell', { name: 'N/A', exact: true })).toHaveCount(1)
  await expect(page.getByText('No Data', { exact: true })).toHaveCount(0)
  await page.goto(address('no building is called so'))
  await expect(page.getByText('No Data', { exact: true })).toBeVisible()
  await page.close()
})

test('a building without a name is NA [C-RULE-078]', async () => {
  const page = await admin.newPage()
  await page.route('**/csm/Entity/GetPropertyList?*', async route => {
    const reply = await route.fetch()
    const body = await reply.json()
    for (const row of body.data.Properties) if (row.Name.en === `${prefix} 03`) row.Name = { en: '' }
    await route.fulfill({ response: reply, json: body })
  })
  await page.goto(address(prefix))
  await expect(page.getByRole('link', { name: 'NA', exact: true })).toHaveCount(1)
  await page.close()
})

test('a page has 10 rows unless 25, 50 or 100 are chosen [A-CONST-051]', async () => {
  const page = await ownList()
  const size = page.getByLabel('Rows per page')
  expect(await size.locator('option').allInnerTexts()).toEqual(['10', '25', '50', '100'])
  await expect(page.getByRole('row')).toHaveCount(11)
  await size.selectOption('25')
  await expect(page.getByRole('row')).toHaveCount(12)
  await page.close()
})

test('a failed load of the accounts or the buildings ends the loading [A-RULE-083]', async () => {
  const page = await admin.newPage()
  const failing = {
    status: 500,
    headers: { 'x-error-code': 'sys.int.err' },
    json: { error: { code: 'sys.int.err', message: 'Broken.', requestId: '1' } },
  }
  let answered = 0
  for (const name of ['Group/GetGroups', 'Entity/GetPropertyList'])
    await page.route(`**/csm/${name}?*`, route => {
      answered++
      return route.fulfill(failing)
    })
  await page.goto(`/properties?gId=${admin.gId}`)
  await expect(page.getByText('The list could not be loaded.')).toBeVisible()
  await expect.poll(() => answered).toBeGreaterThanOrEqual(3) // the accounts, the buildings of the picker, the rows
  await expect(page.getByLabel('Loading')).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.unroute(`**/csm/Entity/GetPropertyList?*`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.close()
})

test('an account’s only building leads from the list to its QR codes; who then opens the list stays there [A-STATE-027]', async ({
  page,
  baseURL,
}) => {
  const call = await callsOf(baseURL ?? '', 'pm')
  await signIn(page, 'pm')
  await expect(page).toHaveURL(/\/library\/qrcodelist\?/)
  await expect(buildingPicker(page)).toBeDisabled()
  const bId = new URL(page.url()).searchParams.get('bId')
  const own = new URL(page.url()).searchParams.get('gId') ?? ''
  const { Properties } = await call(GetPropertyList, { filter: { gId: own } })
  expect(Properties.map(({ id }) => id)).toEqual([bId])
  await page.getByRole('navigation').getByRole('link', { name: 'Buildings', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Create New Building' })).toBeVisible()
  await expect(page).toHaveURL(/\/properties\?/)
})
