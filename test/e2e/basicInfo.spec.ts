import { expect, type Page } from '@playwright/test'
import { buildingPicker, editButton, pick, selection, useAdmin } from '../support/buildingPages.ts'
import { settled, signIn, test, timeToast } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'

const admin = useAdmin()
const inputs = (page: Page) => page.getByRole('main').locator('input, textarea, select, [role=switch]')

test('without a building the page adds one, with a building it edits it; Basic Info is there in both [A-ROUTE-011] [A-STATE-015] [A-SCREEN-011]', async () => {
  const { name, bId } = await admin.building()
  const page = await admin.open('/propertyAdd')
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Building' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Basic Info' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Create building' })).toBeVisible()
  for (const path of [`/propertyAdd/${bId}`, `/propertyAdd/${bId}/0`]) {
    await page.goto(`${path}?gId=${admin.gId}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Basic Info', exact: true })).toHaveAttribute('aria-expanded', 'true')
    await expect(editButton(page)).toBeVisible()
  }
  await page.close()
})

test('the form is read-only until Edit; Cancel locks it again and discards the changes [A-STATE-004] [A-STATE-005] [A-STATE-006]', async () => {
  const { bId } = await admin.building()
  const page = await admin.open(`/propertyAdd/${bId}`)
  await expect(page.getByRole('main').getByText('415 Anchor Street')).toBeVisible()
  await expect(inputs(page)).toHaveCount(0)
  await editButton(page).click()
  const city = page.getByRole('textbox', { name: 'City' })
  await expect(page.getByRole('textbox', { name: 'Building Name (English)' })).toBeFocused()
  await expect(city).toBeEditable()
  await city.fill('Atlantis')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard Changes' }).click()
  await expect(inputs(page)).toHaveCount(0)
  await expect(page.getByText('Atlantis')).toHaveCount(0)
  await expect(editButton(page)).toBeFocused()
  await editButton(page).click()
  await expect(city).toHaveValue('Boston')
  await page.close()
})

test('a save locks the form and renames the selected building', async () => {
  const { name, bId } = await admin.building()
  const page = await admin.open(`/propertyAdd/${bId}`)
  await expect.poll(() => selection(page)).toMatchObject({ selectedPropertyId: bId, selectedPropertyName: name })
  await editButton(page).click()
  const code = `R${Date.now() % 1e9}`
  await page.getByRole('textbox', { name: 'Building Name (English)' }).fill(`${name} Renamed`)
  await page.getByRole('textbox', { name: 'Building Code' }).fill(code)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${name} Renamed` })).toBeVisible()
  await expect(inputs(page)).toHaveCount(0)
  await expect(editButton(page)).toBeFocused()
  await expect.poll(() => selection(page)).toMatchObject({ selectedPropertyName: `${name} Renamed`, buildingCode: code })
  const picker = buildingPicker(page)
  await expect(picker).toHaveValue(`${name} Renamed`)
  await page.close()
})

test('a toast stays for 2000 ms, that of a refused save for 3000 ms [A-CONST-044]', async () => {
  const { bId } = await admin.building()
  const page = await admin.open(`/propertyAdd/${bId}`)
  await page.mouse.move(2, 500) // a toast under the pointer stays
  await editButton(page).click()
  await page.getByRole('textbox', { name: 'City' }).fill('')
  const refused = timeToast(page, 'alert', 'Please fill in the required fields')
  await page.keyboard.press('Enter')
  expect(Math.round((await refused) / 1000)).toBe(3)
  await page.getByRole('textbox', { name: 'City' }).fill('Salem')
  const saved = timeToast(page, 'status', 'Successfully saved')
  await page.keyboard.press('Enter')
  expect(Math.round((await saved) / 1000)).toBe(2)
  await page.close()
})

test('without the permission the values are shown and nothing can be changed [A-PERM-007]', async ({ page, baseURL }) => {
  await signIn(page, 'chief')
  const { bId } = await demoIds(baseURL ?? '')
  await page.goto(`/propertyAdd/${bId}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Basic Info' })).toBeVisible()
  await settled(page)
  await expect(page.getByRole('main').getByText('Address Line 1')).toBeVisible()
  await expect(inputs(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0)
  await expect(
    page.getByText(/^You can read this\. Editing needs the permission “Global Manage Entities”; ask an administrator/),
  ).toBeVisible()
})

test('of an archived building everything can be read, and nothing edited until it is brought back', async () => {
  const { bId } = await admin.building()
  const page = await admin.open(`/propertyAdd/${bId}`)
  await expect(editButton(page)).toBeVisible()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page.getByText(/^Archived since/)).toBeVisible()
  await expect(page.getByRole('main').getByText('Address Line 1')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0)
  await expect(page.getByText(/^You can read this/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect(editButton(page)).toBeVisible()
  await page.close()
})

test('Back goes one step back [A-BEHAV-030]', async () => {
  const { bId } = await admin.building()
  const page = await admin.open('/settings')
  await page.goto(`/settings?gId=${admin.gId}&bId=${bId}`)
  await page.getByRole('link', { name: 'Building Info', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/propertyAdd/${bId}`))
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/settings\?/)
  await page.close()
})

test('a new tag comes from the prompt Add New Tag and is chosen [A-SCREEN-045]', async () => {
  const { bId } = await admin.building()
  const page = await admin.open(`/propertyAdd/${bId}`)
  const tag = `Tag ${Date.now()}`
  await editButton(page).click()
  await pick(page, 'Building Type', 'Multiple')
  await page.getByRole('button', { name: 'Add New Tag' }).click()
  const prompt = page.getByRole('dialog', { name: 'Add New Tag' })
  await prompt.getByRole('textbox').fill(tag)
  await prompt.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'Property Tag' })).toHaveValue(tag)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main').getByText(tag)).toBeVisible()
  await expect.poll(() => selection(page)).toMatchObject({ propertyTag: { Name: tag } })
  await page.close()
})

test('after another’s save the second one is told, sees their changes beside its own, and loses neither', async () => {
  const { bId } = await admin.building()
  const [one, two] = [await admin.open(`/propertyAdd/${bId}`), await admin.open(`/propertyAdd/${bId}`)]
  for (const page of [one, two]) await editButton(page).click()
  await one.getByRole('textbox', { name: 'Market' }).fill('Market of one')
  await two.getByRole('textbox', { name: 'Region' }).fill('Region of two')
  await one.getByRole('button', { name: 'Save' }).click()
  await expect(one.getByRole('main').getByText('Market of one')).toBeVisible()
  await two.getByRole('button', { name: 'Save' }).click()
  await expect(two.getByRole('alert').filter({ hasText: 'Their changes stand in the fields' })).toBeInViewport()
  await expect(two.getByRole('button', { name: 'Save' })).toBeFocused()
  await expect(two.getByRole('textbox', { name: 'Market' })).toHaveValue('Market of one')
  await expect(two.getByRole('textbox', { name: 'Region' })).toHaveValue('Region of two')
  await two.getByRole('button', { name: 'Save' }).click()
  await expect(editButton(two)).toBeVisible()
  for (const text of ['Market of one', 'Region of two']) await expect(two.getByRole('main').getByText(text)).toBeVisible()
  await Promise.all([one.close(), two.close()])
})
