import { expect, type Page } from '@playwright/test'
import { GetAccountingConfig } from '../../src/features/property/accounting/contract.ts'
import { GetProductCategories } from '../../src/features/property/adoption/contract.ts'
import { GetPropertyContacts } from '../../src/features/property/contacts/contract.ts'
import { GetPinCodes, GetProperty } from '../../src/features/property/propertyPage/contract.ts'
import { GetBuildingQuestionnaire } from '../../src/features/property/questionnaire/contract.ts'
import { pick, selection, useAdmin } from '../support/buildingPages.ts'
import { pdf } from '../support/hostile.ts'
import { settled, test } from '../support/people.ts'
import { edit, indexOf, main, save, upload } from '../support/sectionPages.ts'

const admin = useAdmin()
const fill = (page: Page, label: string, value: string) => page.getByRole('textbox', { name: label }).fill(value)
const added = [
  'Building PIN',
  'Branding',
  'Content',
  'Building Contacts',
  'Product Add-Ons',
  'Building Terms & Conditions',
  'COI Information',
  'Resident Index',
  'White Label',
  'Accounting Section',
]

test('a building is created through every section, and its last ones are filled in on its page [A-BEHAV-009]', async () => {
  test.setTimeout(240_000)
  const name = `Whole ${Date.now()}`
  const page = await admin.open('/propertyAdd')

  await test.step('basic info', async () => {
    await fill(page, 'Building Name (English)', name)
    await pick(page, 'Building Vertical', 'Industrial')
    await pick(page, 'State', 'Massachusetts')
    await fill(page, 'Address Line 1', '9 Whole Street')
    await fill(page, 'City', 'Boston')
    await fill(page, 'Zip Code', '02110')
    await fill(page, 'Building Email', 'front@whole.example')
    await fill(page, 'Total Square ft.', '120000')
  })
  await test.step('every section that a new building may have', async () => {
    for (const title of added) await page.getByRole('button', { name: `Fill in now: ${title}` }).click()
    await page.getByRole('textbox', { name: 'Cleaning', exact: true }).fill('4821')
    await fill(page, 'HTML footer', 'Front desk: lobby')
    await fill(page, 'LinkedIn', 'https://www.linkedin.com/company/whole')
    await page.getByRole('checkbox', { name: 'Google Place ID', exact: true }).check()
    await fill(page, 'Place ID at Google', 'ChIJ-whole')
    await upload(page, 'Supplier check-in terms', { name: 'terms.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) })
    await page.getByRole('button', { name: 'Add coverage' }).click()
    await page.getByRole('button', { name: 'Add field' }).click()
    await fill(page, 'Field 1 name', 'House Rules')
    await pick(page, 'Field 1 type', 'Text')
    await page.getByRole('checkbox', { name: 'Has Owner' }).check()
    await fill(page, 'Owner Name', 'Quayside Capital')
    await fill(page, 'GL Code', '6100')
    await fill(page, 'Tax Rate', '6.25')
    const contact = page.getByRole('region', { name: 'Contact 1' })
    await contact.getByRole('textbox', { name: 'Name' }).fill('Rosa Quintero')
    await contact.getByRole('combobox', { name: 'Role' }).click()
    await page.getByRole('option', { name: 'Security', exact: true }).click()
    await contact.getByRole('textbox', { name: 'Phone' }).fill('6175550142')
    await contact.getByRole('textbox', { name: 'Email' }).fill(`rosa.${Date.now()}@whole.example`)
    await contact.getByRole('combobox', { name: 'Team' }).click()
    await page.getByRole('option', { name: 'Security', exact: true }).click()
  })
  await page.getByRole('button', { name: 'Create building' }).click()
  await expect.poll(() => selection(page)).toMatchObject({ selectedPropertyName: name })
  const bId = String((await selection(page)).selectedPropertyId)

  await test.step('what only a building that stands has', async () => {
    await page.goto(`/propertyAdd/${bId}/${indexOf('Upsells')}?gId=${admin.gId}`)
    await settled(page)
    await edit(page, 'Upsells')
    await page.getByRole('button', { name: 'Add note on Wi-Fi Join' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Active' }).check()
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Signs hang')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(main(page).getByText('1 of 26 active')).toBeVisible()
    await page.goto(`/propertyAdd/${bId}/${indexOf('PropertyCharacteristics')}?gId=${admin.gId}`)
    await settled(page)
    await edit(page, 'Property Characteristics')
    await fill(page, 'Year built', '1998')
    await save(page)
  })
  await test.step('all of it is there', async () => {
    for (const summary of ['1 PIN', '1 link', '1 in use', '1 document', '1 coverage', '1 field', 'Quayside Capital', '1 of 26 active'])
      await expect(main(page).getByText(summary, { exact: true })).toBeVisible()
    const { Sections, ...property } = await admin.call(GetProperty, { eId: bId, gId: admin.gId })
    expect(Sections).toMatchObject({
      Branding: { HtmlPage: { Footer: expect.stringContaining('Front desk: lobby') } },
      Content: { LinkedInUrl: 'https://www.linkedin.com/company/whole' },
      ProductAddOns: { HasGooglePlaceId: true, GooglePlaceId: 'ChIJ-whole' },
      BuildingTermsAndConditions: { SupplierCheckInTerms: expect.stringMatching(/./) },
      COIInformation: { Coverage: [expect.anything()] },
      ResidentIndex: { Fields: [{ Name: 'House Rules', Type: 'Text' }] },
      WhiteLabel: { HasOwner: true, Label: 'Quayside Capital' },
    })
    expect(property).toMatchObject({
      Name: { en: name },
      BuildingType: 'Industrial',
      City: 'Boston',
      Zip: '02110',
      TotalSquareFeet: 120_000,
    })
    const terms = await page.request.get(Sections.BuildingTermsAndConditions?.SupplierCheckInTerms ?? '')
    expect([terms.status(), (await terms.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    const place = { gId: admin.gId, bId }
    const { PinCodes } = await admin.call(GetPinCodes, place)
    expect(PinCodes.filter(({ Code }) => Code)).toMatchObject([{ Type: 'Cleaning', Code: '4821' }])
    expect((await admin.call(GetAccountingConfig, place)).GLCodes).toMatchObject({ GLCode: '6100', TaxRate: 6.25 })
    const products = Object.values((await admin.call(GetProductCategories, place)).ProductCategories).flat()
    expect(products.filter(({ State }) => State)).toMatchObject([{ Text: 'Wi-Fi Join', State: 'Active', Notes: [{ Note: 'Signs hang' }] }])
    const { PropertyCHARQuestions } = await admin.call(GetBuildingQuestionnaire, place)
    const answers = PropertyCHARQuestions.flatMap(({ Questions }) => Questions).filter(({ Value }) => Value)
    expect(answers).toMatchObject([{ FieldText: { en: 'Year built' }, Value: 1998 }])
    const { Contacts } = await admin.call(GetPropertyContacts, { filter: { gId: admin.gId, bId } })
    expect(Contacts.map(({ FullName, Role }) => [FullName.en, Role])).toEqual([['Rosa Quintero', 'Security']])
  })
  await page.close()
})
