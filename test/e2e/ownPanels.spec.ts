import { expect, type Page } from '@playwright/test'
import { definitions } from '../../src/features/codes/functionalities/definitions.ts'
import { GetQrCode, SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { GetPropertyList, GetPropertyLocation } from '../../src/features/property/buildings/contract.ts'
import { AddPropertyContact, GetPropertyContacts } from '../../src/features/property/contacts/contract.ts'
import { pick, useAdmin } from '../support/buildingPages.ts'
import { address } from '../support/contactPages.ts'
import { png } from '../support/hostile.ts'
import { test } from '../support/people.ts'
import { chooseType } from '../support/qrPages.ts'
import { contactOf } from '../support/write.ts'

const admin = useAdmin()

/** The form of a new code of a type, named and placed. */
const openNew = async (bId: string, type: string): Promise<Page> => {
  const page = await admin.open(`/qrcode/${admin.gId}/${bId}`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`${type} ${Date.now()}`)
  await pick(page, 'Location', 'Lobby')
  await chooseType(page, type)
  return page
}
/** Saves a new code: its own page takes the place of the form. */
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/\/qrcode(\/[0-9a-f-]{36}){3}/)
}
const savedCode = (page: Page) => {
  const QrCodeId = /[0-9a-f-]{36}$/.exec(new URL(page.url()).pathname)?.[0] ?? ''
  return admin.call(GetQrCode, { gId: admin.gId, QrCodeId })
}

test('a front desk contact is one of the building’s or a new one, who becomes a contact [B-SCREEN-003] [B-STATE-001] [B-STATE-002] [A-CONST-035]', async () => {
  const { bId } = await admin.building()
  const known = contactOf('Ada Finch')
  await admin.call(AddPropertyContact, { GroupId: admin.gId, BuildingId: bId, ...known })
  const page = await openNew(bId, 'Front desk contact')
  const existing = page.getByRole('combobox', { name: 'Existing contact' })
  const [name, email] = [page.getByLabel('Name (English)'), page.getByRole('textbox', { name: 'Email', exact: true })]
  await existing.click()
  await page.getByRole('option', { name: /^Ada Finch/ }).click()
  await expect(name).toHaveValue('Ada Finch')
  await expect(email).toHaveValue(known.Contact.Email)

  await page.getByRole('button', { name: 'Add a new contact' }).click()
  await expect(existing).toHaveCount(0)
  await expect(name).toHaveValue('')
  await name.fill('Nobody')
  await page.getByRole('group', { name: 'New contact' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(existing).toHaveValue('')
  await expect(name).toHaveValue('')

  await page.getByRole('button', { name: 'Add a new contact' }).click()
  const keep = page.getByRole('button', { name: 'Save contact' })
  const newEmail = address()
  await name.fill('Zora Quill')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('6175550144')
  await email.fill(newEmail)
  await expect(keep).toBeDisabled()
  await page.getByRole('combobox', { name: 'Role' }).click()
  await expect(page.getByRole('option')).toHaveText(['Employee', 'Manager', 'Marketing'])
  await page.getByRole('option', { name: 'Marketing' }).click()
  await keep.click()
  await expect(existing).toHaveValue(`Zora Quill · ${newEmail}`)
  await save(page)
  const { Contacts } = await admin.call(GetPropertyContacts, { filter: { gId: admin.gId, bId } })
  expect(Contacts.map(({ FullName, Role }) => [FullName.en, Role])).toContainEqual(['Zora Quill', 'Marketing'])
  const { Items } = await savedCode(page)
  expect(Items[0]?.TemplateFormData).toMatchObject({
    Name: { en: 'Zora Quill' },
    PhoneNumber: '16175550144',
    Email: newEmail,
    UserId: Contacts.find(({ Role }) => Role === 'Marketing')?.UserId,
  })
  await page.close()
})

test('an HTML page is written, kept as a template, written over another one, and given a picture [B-SCREEN-001] [B-SCREEN-002] [B-RULE-003]', async () => {
  const { bId } = await admin.building()
  const title = `House rules ${Date.now()}`
  const page = await openNew(bId, 'HTML page')
  const content = page.getByRole('textbox', { name: 'Content' })
  const keep = page.getByRole('button', { name: 'Save as template' })
  const dialog = page.getByRole('dialog', { name: 'Save HTML Template' })
  const yes = dialog.getByRole('button', { name: 'Save', exact: true })
  await expect(keep).toBeDisabled()
  await content.fill('Be kind.')
  await keep.click()
  await expect(yes).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Name' }).fill(title)
  await yes.click()
  await expect(dialog).toHaveCount(0)

  await content.fill('Be quiet.')
  await keep.click()
  await dialog.getByRole('radio', { name: 'Overwrite existing' }).click()
  await expect(yes).toBeDisabled()
  await dialog.getByRole('combobox', { name: 'Template' }).click()
  await page.getByRole('option', { name: title }).click()
  await yes.click()
  await expect(dialog).toHaveCount(0)

  await content.fill('Something else')
  await page.getByRole('combobox', { name: 'Use a template' }).click()
  await page.getByRole('option', { name: title }).click()
  await page.getByRole('button', { name: 'Replace' }).click()
  await expect(content).toHaveText('Be quiet.')

  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const picture = page.getByRole('dialog', { name: 'Add a picture' })
  await picture.locator('input[type=file]').setInputFiles({ name: 'roof.png', mimeType: 'image/png', buffer: Buffer.from(png(640, 360)) })
  await picture.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(picture.getByText('Required')).toBeVisible() // what it shows
  await picture.getByRole('textbox', { name: 'What it shows' }).fill('The roof terrace')
  await picture.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(content.getByRole('img', { name: 'The roof terrace' })).toBeVisible()
  await save(page)
  const { Items, Address } = await savedCode(page)
  const written = /^<p>Be quiet.<\/p><img src="\/files\/[\w/.-]+" alt="The roof terrace" width="640" height="360" \/><p><\/p>$/
  expect(Items[0]?.TemplateFormData.HtmlContent).toMatch(written)
  await page.goto(`/q/${Address}`)
  await expect(page.getByRole('img', { name: 'The roof terrace' })).toHaveJSProperty('naturalWidth', 640)
  await page.close()
})

test('a map takes its place from the location of the building, where it has one [B-RULE-006]', async () => {
  const { Properties } = await admin.call(GetPropertyList, { filter: { gId: admin.gId, text: 'Kestrel' } })
  const placed = Properties[0]?.id ?? ''
  const { Latitude, Longitude } = await admin.call(GetPropertyLocation, { gId: admin.gId, eId: placed })
  const page = await openNew(placed, 'Map')
  await expect(page.getByText(`${Latitude}, ${Longitude}`)).toBeVisible()
  await page.close()
  const { bId } = await admin.building()
  const unplaced = await openNew(bId, 'Map')
  await expect(unplaced.getByText('The building has no location yet')).toBeVisible()
  await pick(unplaced, 'What the page finds', 'Coffee')
  await save(unplaced)
  expect((await savedCode(unplaced)).Items[0]?.TemplateFormData).toMatchObject({ Latitude: null, DestinationType: 'cafe' })
  await unplaced.close()
})

for (const [type, impact] of [
  ['AEDInspection', 'It will impact ALL AED QR Codes.'],
  ['FireExtinguisherInspection', 'It will impact ALL Fire Extinguisher QR Codes for the building.'],
] as const)
  test(`edited fields of ${type} are those of all its codes, after a question [B-STATE-010] [B-MSG-009] [B-MSG-010] [B-MSG-011]`, async () => {
    const { bId } = await admin.building()
    const { Icon, QrType, sample } = definitions[type]
    const Item = { Name: { en: type }, Icon, FunctionalityType: type, QrType, TemplateFormData: { ...sample } }
    const made = () => admin.call(SaveQrCode, { GroupId: admin.gId, BuildingId: bId, QrName: type, Location: 'Lobby', Item })
    const [edited, other] = [await made(), await made()]
    const page = await admin.open(`/qrcode/${admin.gId}/${bId}/${edited.QrCodeId}`)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const second = page.getByRole('group', { name: 'Field 2' })
    await second.getByRole('button', { name: /Field 2 · Q002/ }).click()
    await second.getByRole('textbox', { name: 'Label' }).fill('Is all well?')
    const dialog = page.getByRole('dialog', { name: 'Are you sure you want to make edits?' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog.getByText(impact)).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
    for (const { QrCodeId } of [edited, other]) {
      const { Version, Items } = await admin.call(GetQrCode, { gId: admin.gId, QrCodeId })
      expect([Version, JSON.stringify(Items[0]?.TemplateFormData.Fields).includes('Is all well?')]).toEqual([2, true])
    }
    await page.close()
  })
