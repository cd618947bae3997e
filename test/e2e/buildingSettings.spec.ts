import { expect, type Locator, type Page } from '@playwright/test'
import { sections } from '../../src/features/buildings/sections/sections.ts'
import { pick, selection, useAdmin } from '../support/buildingPages.ts'
import { pdf, png } from '../support/hostile.ts'
import { settled, signIn, test } from '../support/people.ts'

const admin = useAdmin()
const main = (page: Page) => page.getByRole('main')
const indexOf = (key: string) => sections.findIndex(section => section.key === key)

/** A building of the test's own, with a section open. */
const openAt = async (key: string, bId?: string): Promise<{ page: Page; bId: string; name: string }> => {
  const made = bId ? { bId, name: '' } : await admin.building()
  return { page: await admin.open(`/propertyAdd/${made.bId}/${indexOf(key)}`), ...made }
}
const edit = (page: Page, title: string) => page.getByRole('button', { name: `Edit ${title}`, exact: true }).click()
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Successfully saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
}
const upload = async (page: Page, label: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
  await page.getByLabel(label, { exact: true }).setInputFiles(file)
}
const uploadBox = (page: Page, field: string): Locator => page.locator(`[data-field="${field}"]`)
const reload = async (page: Page) => {
  await page.reload()
  await settled(page)
}
const inputs = (page: Page) => main(page).locator('input:not([readonly]), textarea, select')

test('the sections stand in their places, each with its title; survey links only while editing [A-SCREEN-012, A-SCREEN-016, A-SCREEN-017, A-SCREEN-018, A-SCREEN-019, A-SCREEN-022, A-SCREEN-023]', async () => {
  const always = ['Building PIN', 'Product Add-Ons', 'Building Terms & Conditions', 'COI Information', 'Resident Index', 'White Label']
  const { page } = await openAt('BuildingPIN')
  await expect(page.getByRole('button', { name: 'Building PIN', exact: true })).toHaveAttribute('aria-expanded', 'true')
  for (const name of [...always, 'Customer Survey Links']) await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible()
  const editing = (await main(page).getByRole('heading', { level: 2 }).allInnerTexts()).map(title => title.trim())
  expect(editing.filter(title => [...always, 'Customer Survey Links'].includes(title))).toEqual([
    'Building PIN',
    'Product Add-Ons',
    'Customer Survey Links',
    'Building Terms & Conditions',
    'COI Information',
    'Resident Index',
    'White Label',
  ])
  await page.goto(`/propertyAdd?gId=${admin.gId}`)
  for (const name of always) await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 2, name: 'Customer Survey Links' })).toHaveCount(0)
  await page.close()
})

test('PINs take four digits, are hidden until shown, and open the building; the selected building is left alone [A-SCREEN-028, A-RULE-053, A-RULE-054, A-RULE-055, A-MSG-013, A-STATE-004]', async ({
  browser,
}) => {
  const { page, name } = await openAt('BuildingPIN')
  await expect(inputs(page)).toHaveCount(0)
  await edit(page, 'Building PIN')
  const gm = page.getByRole('textbox', { name: 'GM', exact: true })
  await gm.pressSequentially('1a2-')
  await expect(gm).toHaveValue('12')
  await expect(gm).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(uploadBox(page, 'BuildingPIN.PinCodes.1.Code').getByText('4-digit PIN', { exact: true })).toBeVisible()
  await expect(gm).toBeFocused()
  await gm.fill('')
  await gm.pressSequentially('123456')
  await expect(gm).toHaveValue('1234')
  await expect.poll(() => selection(page)).toMatchObject({ selectedPropertyName: name })
  const before = await selection(page)
  const reads: string[] = []
  page.on('request', request => void reads.push(new URL(request.url()).pathname))
  await save(page)
  expect(await selection(page)).toEqual(before)
  expect(reads.filter(path => path.endsWith('/GetProperty'))).toEqual([])
  await reload(page)
  const shown = page.getByRole('textbox', { name: 'GM', exact: true })
  await expect(shown).toHaveValue('••••••••')
  await page.getByRole('button', { name: 'Show GM' }).click()
  await expect(shown).toHaveValue('1234')
  const address = await page.getByRole('textbox', { name: 'PIN sign-in page' }).inputValue()
  expect(address).toMatch(/\/pin\/[0-9A-Z]{16}$/)
  const door = await browser.newPage()
  await door.goto(address)
  await door.getByRole('textbox').first().click()
  await door.keyboard.type('1234')
  await expect(door).not.toHaveURL(/\/pin\//)
  await door.close()
  await page.close()
})

test('a PIN that must be filled is asked for [A-RULE-056]', async () => {
  const { page } = await openAt('BuildingPIN')
  await edit(page, 'Building PIN')
  await page.getByRole('checkbox', { name: 'Security must be filled' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(uploadBox(page, 'BuildingPIN.PinCodes.3.Code').getByText('Required', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Security', exact: false }).first().fill('8642')
  await save(page)
  await page.close()
})

test('add-ons: a value is needed when ticked, disabled and cleared when not [A-SCREEN-031, A-FIELD-010]', async () => {
  const { page } = await openAt('ProductAddOns')
  await edit(page, 'Product Add-Ons')
  const url = page.getByRole('textbox', { name: 'Vanity URL address' })
  await expect(url).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Vanity URL', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Support Channel', exact: true }).check()
  await page.getByRole('textbox', { name: 'Support channel address' }).fill('https://chat.example/left')
  await page.getByRole('checkbox', { name: 'Support Channel', exact: true }).uncheck()
  await expect(page.getByRole('textbox', { name: 'Support channel address' })).toHaveValue('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(uploadBox(page, 'ProductAddOns.VanityUrl').getByText('Required', { exact: true })).toBeVisible()
  await url.fill('https://anchor.example')
  await page.getByRole('switch', { name: 'Enable AI Cover' }).check()
  await expect(page.getByText('This building has no tenants yet.')).toBeVisible()
  await save(page)
  await reload(page)
  await expect(main(page).getByRole('link', { name: 'https://anchor.example' })).toBeVisible()
  await expect(main(page).getByText('2 in use')).toBeVisible()
  await page.close()
})

test('two sections stand in edit at once; each saves by itself, the other keeps what is typed [A-STATE-016]', async () => {
  const { page } = await openAt('ProductAddOns')
  const part = (title: string) =>
    main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: title }) })
  const saveOf = (title: string) => part(title).getByRole('button', { name: 'Save', exact: true })
  await edit(page, 'Product Add-Ons')
  await page.getByRole('button', { name: 'White Label', exact: true }).click()
  await edit(page, 'White Label')
  await page.getByRole('textbox', { name: 'Building Engines building ID' }).fill('BE-20117')
  await page.getByRole('checkbox', { name: 'Has Owner' }).check()
  await page.getByRole('textbox', { name: 'Owner Name' }).fill('Quayside Capital')
  await saveOf('White Label').click()
  await expect(saveOf('White Label')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Building Engines building ID' })).toHaveValue('BE-20117')
  await saveOf('Product Add-Ons').click()
  await expect(saveOf('Product Add-Ons')).toHaveCount(0)
  await reload(page)
  await expect(part('Product Add-Ons')).toContainText('BE-20117')
  await expect(part('White Label')).toContainText('Quayside Capital')
  await page.close()
})

test('five survey links are copied, with the toast Copied [A-SCREEN-025, A-BEHAV-032, A-RULE-002, A-MSG-017]', async ({ baseURL }) => {
  const { page, bId } = await openAt('CustomerSurveyLinks')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const labels = ['Basic Info Survey', 'Connect Content Survey', 'Verify Content Survey', 'Content Proof', 'Sign proof']
  for (const label of labels) {
    const address = await page.getByRole('textbox', { name: label, exact: true }).inputValue()
    expect(address).toMatch(new RegExp(`^${baseURL}/surveyWelcome/\\w+/${bId}$`))
    await page.getByRole('button', { name: `COPY ${label}`, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Copied' }).first()).toBeVisible()
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(address)
  }
  await page.close()
})

test('terms take PDFs only, and /legal shows them [A-SCREEN-032, A-RULE-061, A-ROUTE-016, A-BEHAV-019]', async () => {
  const { page, bId } = await openAt('BuildingTermsAndConditions')
  const legal = await admin.open(`/legal?bId=${bId}`)
  await expect(legal.getByText('This building has no legal terms yet.')).toBeVisible()
  await edit(page, 'Building Terms & Conditions')
  await upload(page, 'Room Rental Terms', { name: 'rental.png', mimeType: 'image/png', buffer: png(8, 8) })
  const box = uploadBox(page, 'BuildingTermsAndConditions.RoomRentalTerms')
  await expect(box.getByRole('alert')).toBeVisible()
  await upload(page, 'Room Rental Terms', { name: 'rental.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ no PDF') })
  await expect(box.getByRole('alert')).toContainText('Incorrect file type')
  await upload(page, 'Room Rental Terms', { name: 'rental.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) })
  await expect(box.getByRole('button', { name: 'Remove' })).toBeVisible()
  await save(page)
  await expect(main(page).getByText('1 document')).toBeVisible()
  await legal.reload()
  await settled(legal)
  await expect(legal.getByRole('heading', { level: 1, name: 'Legal' })).toBeVisible()
  const [download] = await Promise.all([
    legal.waitForEvent('download'),
    legal.getByRole('link', { name: 'Download Room Rental Terms' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('rental.pdf')
  await legal.getByRole('link', { name: 'Edit Terms' }).click()
  await expect(legal).toHaveURL(new RegExp(`/propertyAdd/${bId}/${indexOf('BuildingTermsAndConditions')}`))
  await Promise.all([page.close(), legal.close()])
})

test('coverages and additional insured are added, removed, and keep their order [A-SCREEN-033, A-FIELD-014]', async () => {
  const { page } = await openAt('COIInformation')
  await edit(page, 'COI Information')
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Add Coverage' }).click()
  await page.getByRole('textbox', { name: 'Minimum Amount 3' }).fill('5000000')
  await page.getByRole('checkbox', { name: 'Coverage 3 is required' }).uncheck()
  await page.getByRole('button', { name: 'Remove coverage 1' }).click()
  await page.getByRole('button', { name: 'Add Additional Insured' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(uploadBox(page, 'COIInformation.Additional.0.Name').getByText('Required', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Additional Insured 1' }).fill('Harborline Holdings LLC')
  await page.getByRole('textbox', { name: 'Address 1' }).fill('415 Anchor Street, Boston')
  await save(page)
  await reload(page)
  await expect(page.getByRole('table', { name: 'Coverage' }).getByRole('row')).toHaveText([
    /Coverage\s*Minimum Amount\s*Required/,
    /Commercial General Liability\s*\$1,000,000\s*Yes/,
    /Commercial Automotive Liability\s*\$5,000,000\s*No/,
  ])
  await expect(page.getByRole('table', { name: 'Additional Insured' })).toContainText('Harborline Holdings LLC')
  await page.close()
})

test('the resident index is not saved while a field lacks a name or a type [A-SCREEN-036, A-RULE-067, A-CONST-006]', async () => {
  const { page } = await openAt('ResidentIndex')
  await edit(page, 'Resident Index')
  const button = page.getByRole('button', { name: 'Save', exact: true })
  await page.getByRole('button', { name: 'Use Template' }).click()
  await expect(page.getByRole('textbox', { name: 'Field 1 Name' })).toHaveValue('Welcome')
  await expect(button).toBeEnabled()
  await page.getByRole('button', { name: 'Add Field' }).click()
  await expect(button).toBeDisabled()
  await page.getByRole('textbox', { name: 'Field 12 Name' }).fill('Roof Terrace')
  await expect(button).toBeDisabled()
  await page.getByRole('combobox', { name: 'Field 12 Type' }).click()
  await expect(page.getByRole('option')).toHaveText(['Text', 'Text and video', 'Video'])
  await page.getByRole('option', { name: 'Video', exact: true }).click()
  await expect(button).toBeEnabled()
  await save(page)
  await reload(page)
  await expect(page.getByRole('table', { name: 'Fields' }).getByRole('row').last()).toHaveText(/Roof Terrace\s*Video/)
  await page.close()
})

test('the owner’s name is enabled only when Has Owner is ticked; the logo is a picture [A-SCREEN-037, A-RULE-009, A-RULE-060, A-FIELD-015]', async () => {
  const { page } = await openAt('WhiteLabel')
  await edit(page, 'White Label')
  const label = page.getByRole('textbox', { name: 'Owner Name' })
  await expect(label).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Has Owner' }).check()
  await label.fill('Quayside Capital')
  await upload(page, 'Owner Logo', { name: 'owner.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) })
  const box = uploadBox(page, 'WhiteLabel.LogoFile')
  await expect(box.getByRole('alert')).toBeVisible()
  await upload(page, 'Owner Logo', { name: 'owner.png', mimeType: 'image/png', buffer: png(64, 64) })
  await expect(box.getByRole('button', { name: 'Remove' })).toBeVisible()
  await save(page)
  await reload(page)
  await expect(main(page).getByText('Quayside Capital').last()).toBeVisible()
  await expect(main(page).getByRole('img', { name: 'owner.png' })).toBeVisible()
  await edit(page, 'White Label')
  await page.getByRole('checkbox', { name: 'Has Owner' }).uncheck()
  await expect(label).toBeDisabled()
  await expect(label).toHaveValue('')
  await page.close()
})

test('without the permission to edit, the sections are shown and nothing can be changed [A-PERM-026, A-PERM-027, A-PERM-029]', async ({
  page,
}) => {
  await signIn(page, 'gm')
  await page.getByRole('link', { name: 'Anchor Street East', exact: true }).first().click()
  await settled(page)
  for (const title of ['Building Terms & Conditions', 'COI Information', 'Product Add-Ons']) {
    await page.getByRole('button', { name: title, exact: true }).click()
    await expect(page.getByRole('button', { name: `Edit ${title}` })).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Building PIN', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Edit Building PIN' })).toBeVisible()
})

test('a new building takes along what is filled in now', async () => {
  const page = await admin.open('/propertyAdd')
  const name = `Filled ${Date.now()}`
  await page.getByRole('textbox', { name: 'Building Name (English)' }).fill(name)
  await pick(page, 'Building Vertical', 'Residential')
  await pick(page, 'State', 'Massachusetts')
  await page.getByRole('textbox', { name: 'Address Line 1' }).fill('1 Filled Street')
  await page.getByRole('textbox', { name: 'City' }).fill('Boston')
  await page.getByRole('textbox', { name: 'Zip Code' }).fill('02110')
  await page.getByRole('textbox', { name: 'Building Email' }).fill('front@filled.example')
  await page.getByRole('textbox', { name: 'Total Square ft.' }).fill('12000')
  for (const title of ['Building PIN', 'Product Add-Ons', 'COI Information', 'Resident Index', 'White Label'])
    await page.getByRole('button', { name: `Fill in now: ${title}` }).click()
  await page.getByRole('textbox', { name: 'Cleaning', exact: true }).fill('97')
  await page.getByRole('checkbox', { name: 'Google Place ID', exact: true }).check()
  await page.getByRole('textbox', { name: 'Place ID at Google' }).fill('ChIJ-filled')
  await page.getByRole('button', { name: 'Add Coverage' }).click()
  await page.getByRole('button', { name: 'Add Field' }).click()
  await page.getByRole('checkbox', { name: 'Has Owner' }).check()
  await page.getByRole('textbox', { name: 'Owner Name' }).fill('Quayside Capital')
  await page.getByRole('button', { name: 'Create Building' }).click()
  await expect(page.getByText('4-digit PIN', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Cleaning', exact: true }).fill('9753')
  await page.getByRole('textbox', { name: 'Field 1 Name' }).fill('House Rules')
  await page.getByRole('combobox', { name: 'Field 1 Type' }).click()
  await page.getByRole('option', { name: 'Text', exact: true }).click()
  await page.getByRole('button', { name: 'Create Building' }).click()
  await expect.poll(() => selection(page)).toMatchObject({ selectedPropertyName: name })
  const { selectedPropertyId } = await selection(page)
  await page.goto(`/propertyAdd/${String(selectedPropertyId)}/${indexOf('ResidentIndex')}?gId=${admin.gId}`)
  await settled(page)
  await expect(page.getByRole('table', { name: 'Fields' })).toContainText('House Rules')
  for (const summary of ['1 PIN', '1 in use', '1 coverage', '1 field', 'Quayside Capital'])
    await expect(main(page).getByText(summary, { exact: true })).toBeVisible()
  await page.close()
})
