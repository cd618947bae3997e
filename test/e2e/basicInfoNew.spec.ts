import { expect } from '@playwright/test'
import { buildingPicker, pick, selection, useAdmin } from '../support/buildingPages.ts'
import { consoleErrors, expectToast, test } from '../support/people.ts'

const admin = useAdmin()

test('the form has the fields of a building; the type is Single or Multiple, Track Scan Data a switch [A-SCREEN-026] [A-CONST-002] [A-FIELD-006]', async () => {
  const page = await admin.open('/propertyAdd')
  const texts = [
    'Building Name (English)',
    'Building Name (Spanish)',
    'Account Name (English)',
    'Account Name (Spanish)',
    'Building Code',
    'Address Line 1',
    'Address Line 2',
    'City',
    'Zip Code',
    'Building Email',
    'Building Phone',
    'Website',
    'Total Square ft.',
    'Region',
    'Market',
    'Planned Engineering Hours',
  ]
  for (const name of texts) await expect(page.getByRole('textbox', { name })).toBeVisible()
  for (const name of ['Building Type', 'Property Tag', 'Building Vertical', 'Country', 'State'])
    await expect(page.getByRole('combobox', { name })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Track Scan Data' })).toBeChecked()
  await page.getByRole('button', { name: 'Add shift' }).click()
  for (const name of ['Shift 1 Start', 'Shift 1 End']) await expect(page.getByRole('combobox', { name })).toBeVisible()
  await page.getByRole('combobox', { name: 'Building Type' }).click()
  await expect(page.getByRole('option')).toHaveText(['Single', 'Multiple'])
  await page.close()
})

test('times are chosen in steps of 15 minutes with AM and PM [B-CONST-085]', async () => {
  const page = await admin.open('/propertyAdd')
  await page.getByRole('button', { name: 'Add shift' }).click()
  await page.getByRole('combobox', { name: 'Shift 1 Start' }).click()
  const options = await page.getByRole('option').allInnerTexts()
  expect(options).toHaveLength(96)
  expect([...options.slice(0, 5), options[47], options[48], options[52], options[95]]).toEqual([
    '12:00 AM',
    '12:15 AM',
    '12:30 AM',
    '12:45 AM',
    '01:00 AM',
    '11:45 AM',
    '12:00 PM',
    '01:00 PM',
    '11:45 PM',
  ])
  await page.getByRole('option', { name: '06:00 AM' }).click()
  await expect(page.getByRole('combobox', { name: 'Shift 1 Start' })).toHaveValue('06:00 AM')
  await page.close()
})

test('a building is made: what is missing is named and focused, then it is saved, becomes the selection, and its codes can be made [A-MSG-015, A-BEHAV-031]', async () => {
  const page = await admin.open('/propertyAdd')
  const errors = consoleErrors(page)
  const name = `Made ${Date.now()}`
  const create = page.getByRole('button', { name: 'Create building' })
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 8 }) // the button stands before the fields do
  await page.reload()
  await create.click()
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page.getByText('Please fill in the required fields')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Building Name (English)' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Building Name (English)' }).fill(name)
  await page.getByRole('textbox', { name: 'Building Code' }).fill(`M${Date.now() % 1e9}`)
  await pick(page, 'Building Vertical', 'Office')
  await pick(page, 'State', 'Massachusetts')
  await page.getByRole('textbox', { name: 'Address Line 1' }).fill('1 Made Street')
  await page.getByRole('textbox', { name: 'City' }).fill('Boston')
  await page.getByRole('textbox', { name: 'Zip Code' }).fill('0211')
  await page.getByRole('textbox', { name: 'Building Email' }).fill('front@made.example')
  await page.getByRole('textbox', { name: 'Total Square ft.' }).fill('12000')
  await create.click()
  await expect(page.getByText('Invalid Zip Code')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Zip Code' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Zip Code' }).fill('02110')
  await create.click()
  await expectToast(page, 'Successfully saved')
  await expect(page).toHaveURL(/\/propertyQrGenerator\?/)
  await expect(buildingPicker(page)).toHaveValue(name)
  await expect.poll(() => selection(page)).toMatchObject({ selectedPropertyName: name, buildingCode: expect.stringMatching(/^M\d+$/) })
  expect(errors).toEqual([])
  await page.close()
})

test('Cancel of a new building leads back to the list, and asks before anything is lost', async () => {
  const page = await admin.open('/properties')
  await page.getByRole('button', { name: 'Create New Building' }).click()
  await page.getByRole('textbox', { name: 'City' }).fill('Nowhere')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Nowhere')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard Changes' }).click()
  await expect(page).toHaveURL(/\/properties\?/)
  await page.close()
})
