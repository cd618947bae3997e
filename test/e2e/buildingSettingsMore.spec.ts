import { expect } from '@playwright/test'
import { pick, selection, useAdmin } from '../support/buildingPages.ts'
import { pdf, png } from '../support/hostile.ts'
import { newReader } from '../support/newPerson.ts'
import { settled, signInAt, test } from '../support/people.ts'
import { edit, fieldBox, indexOf, main, openAt, reload, save, upload } from '../support/sectionPages.ts'

const admin = useAdmin()

test('coverages and additional insured are added, removed, and keep their order [A-SCREEN-033, A-FIELD-014]', async () => {
  const { page } = await openAt(admin, 'COIInformation')
  await edit(page, 'COI Information')
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Add coverage' }).click()
  await page.getByRole('textbox', { name: 'Minimum amount 3' }).fill('5000000')
  await page.getByRole('checkbox', { name: 'Coverage 3 is required' }).uncheck()
  await page.getByRole('button', { name: 'Remove coverage 1' }).click()
  await page.getByRole('button', { name: 'Add additional insured' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(fieldBox(page, 'COIInformation.Additional.0.Name').getByText('Required', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Additional insured 1' }).fill('Harborline Holdings LLC')
  await page.getByRole('textbox', { name: 'Address 1' }).fill('415 Anchor Street, Boston')
  await save(page)
  await reload(page)
  await expect(page.getByRole('table', { name: 'Coverage' }).getByRole('row')).toHaveText([
    /Coverage\s*Minimum amount\s*Required/,
    /Commercial General Liability\s*\$1,000,000\s*Yes/,
    /Commercial Automotive Liability\s*\$5,000,000\s*No/,
  ])
  await expect(page.getByRole('table', { name: 'Additional insured' })).toContainText('Harborline Holdings LLC')
  await page.close()
})

test('the resident index is not saved while a field lacks a name or a type [A-SCREEN-036, A-RULE-067, A-CONST-006]', async () => {
  const { page } = await openAt(admin, 'ResidentIndex')
  await edit(page, 'Resident Index')
  const button = page.getByRole('button', { name: 'Save', exact: true })
  await page.getByRole('button', { name: 'Use template' }).click()
  await expect(page.getByRole('textbox', { name: 'Field 1 name' })).toHaveValue('Welcome')
  await expect(button).toBeEnabled()
  await page.getByRole('button', { name: 'Add field' }).click()
  await expect(button).toBeDisabled()
  await page.getByRole('textbox', { name: 'Field 12 name' }).fill('Roof Terrace')
  await expect(button).toBeDisabled()
  await page.getByRole('combobox', { name: 'Field 12 type' }).click()
  await expect(page.getByRole('option')).toHaveText(['Text', 'Text and video', 'Video'])
  await page.getByRole('option', { name: 'Video', exact: true }).click()
  await expect(button).toBeEnabled()
  await save(page)
  await reload(page)
  await expect(page.getByRole('table', { name: 'Fields' }).getByRole('row').last()).toHaveText(/Roof Terrace\s*Video/)
  await page.close()
})

test('the owner’s name is enabled only when Has Owner is ticked; the logo is a picture [A-SCREEN-037, A-RULE-009, A-RULE-060, A-FIELD-015]', async () => {
  const { page } = await openAt(admin, 'WhiteLabel')
  await edit(page, 'White Label')
  const label = page.getByRole('textbox', { name: 'Owner Name' })
  await expect(label).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Has Owner' }).check()
  await label.fill('Quayside Capital')
  await upload(page, 'Owner Logo', { name: 'owner.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) })
  const box = fieldBox(page, 'WhiteLabel.LogoFile')
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
  baseURL,
}) => {
  const sections = ['BuildingTermsAndConditions', 'COIInformation', 'ProductAddOns', 'BuildingPIN'] as const
  const { email, bId } = await newReader(baseURL ?? '', ['ManagePropertyInfo', 'ManagePin', ...sections])
  await signInAt(page, email, `/propertyAdd/${bId}`)
  await settled(page)
  await expect(page.getByRole('button', { name: 'Edit Building PIN' })).toBeVisible() // the first of the page stands open
  for (const title of ['Building Terms & Conditions', 'COI Information', 'Product Add-Ons']) {
    await page.getByRole('button', { name: title, exact: true }).click()
    await expect(page.getByRole('button', { name: `Edit ${title}` })).toHaveCount(0)
  }
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
  await page.getByRole('button', { name: 'Add coverage' }).click()
  await page.getByRole('button', { name: 'Add field' }).click()
  await page.getByRole('checkbox', { name: 'Has Owner' }).check()
  await page.getByRole('textbox', { name: 'Owner Name' }).fill('Quayside Capital')
  await page.getByRole('button', { name: 'Create building' }).click()
  await expect(page.getByText('4-digit PIN', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Cleaning', exact: true }).fill('9753')
  await page.getByRole('textbox', { name: 'Field 1 name' }).fill('House Rules')
  await page.getByRole('combobox', { name: 'Field 1 type' }).click()
  await page.getByRole('option', { name: 'Text', exact: true }).click()
  await page.getByRole('button', { name: 'Create building' }).click()
  await expect.poll(() => selection(page)).toMatchObject({ selectedPropertyName: name })
  const { selectedPropertyId } = await selection(page)
  await page.goto(`/propertyAdd/${String(selectedPropertyId)}/${indexOf('ResidentIndex')}?gId=${admin.gId}`)
  await settled(page)
  await expect(page.getByRole('table', { name: 'Fields' })).toContainText('House Rules')
  for (const summary of ['1 PIN', '1 in use', '1 coverage', '1 field', 'Quayside Capital'])
    await expect(main(page).getByText(summary, { exact: true })).toBeVisible()
  await page.close()
})
