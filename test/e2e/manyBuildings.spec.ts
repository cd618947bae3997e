import { expect } from '@playwright/test'
import { CreateGroup } from '../../src/features/property/administration/contract.ts'
import { GetPropertyList } from '../../src/features/property/buildings/contract.ts'
import { AddPropertyContact, GetPropertyContacts } from '../../src/features/property/contacts/contract.ts'
import { newContact } from '../../src/features/property/contacts/rules.ts'
import { GetImport, RunImport, UploadBuildings } from '../../src/features/property/imports/contract.ts'
import { type Caller, callsOf } from '../support/calls.ts'
import { buildingCells, xlsxFile } from '../support/importFiles.ts'
import { settled, signInAt, test } from '../support/people.ts'

const MANY = 5000
const COUNT = `document.querySelectorAll('*').length`

/** An account of its own with 5,000 buildings, brought in by a file as a customer would. */
const accountOfMany = async (call: Caller): Promise<string> => {
  const name = `Many ${Date.now().toString(36)}`
  const primary = {
    PrimaryUserDisplayName: 'Ines Prado',
    PrimaryUserEmail: `${name.replace(' ', '-').toLowerCase()}@many.example`,
    PrimaryUserPhoneNumber: '16175550143',
  }
  const place = {
    AddressLine1: '1 Pier Road',
    City: 'Boston',
    State: 'MA',
    Zip: '02110',
    Country: 'USA',
    ContactPhoneNumber: '16175550142',
    ContactEmail: 'desk@many.example',
  }
  const { acId: GroupId } = await call(CreateGroup, { Group: { GroupName: { en: name, es: name }, ...place, ...primary } })
  const rows = Array.from({ length: MANY }, (_, i) => buildingCells(`M${i}`, { 'Building Name': `Pier ${String(i).padStart(4, '0')}` }))
  const { acId: ImportId } = await call(UploadBuildings, {
    GroupId,
    FileName: 'many.xlsx',
    base64: (await xlsxFile(rows)).toString('base64'),
  })
  await call(RunImport, { GroupId, ImportId, Existing: 'Update', Wrong: 'Refuse' })
  await expect.poll(async () => (await call(GetImport, { gId: GroupId, ImportId })).Status, { timeout: 60_000 }).toBe('Completed')
  return GroupId
}

test('with 5,000 buildings the lists stay paged, the pickers draw what is in view, and every building can be chosen', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const call = await callsOf(baseURL ?? '', 'admin')
  const gId = await accountOfMany(call)
  await signInAt(page, 'admin', `/properties?gId=${gId}&size=100`)
  await settled(page)
  const rows = page.getByRole('main').getByRole('table').locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(100)
  expect(await page.evaluate<number>(COUNT)).toBeLessThan(10_000)

  await test.step('the picker of the top bar draws a part, and finds on the server what it has not loaded', async () => {
    const picker = page.getByRole('banner').getByRole('combobox', { name: /building/i })
    const options = page.getByRole('listbox').getByRole('option')
    await picker.click()
    await expect(options.first()).toBeVisible()
    expect(await options.count()).toBeLessThan(40)
    await picker.fill('no such pier')
    await expect(page.getByText('Nothing found')).toBeVisible()
    await picker.fill('pier 4321')
    await expect(options).toHaveText([/Pier 4321/])
    await picker.press('Enter')
    await expect(picker).toHaveValue('Pier 4321')
    await page.reload()
    await settled(page)
    await expect(picker).toHaveValue('Pier 4321')
  })

  await test.step('a building far back is named when only its address is known', async () => {
    const { Properties } = await call(GetPropertyList, { filter: { gId, text: 'Pier 3210' } })
    await page.goto(`/contacts?gId=${gId}&bId=${Properties[0]?.id}`)
    await settled(page)
    await expect(page.getByRole('banner').getByRole('combobox', { name: /building/i })).toHaveValue('Pier 3210')
  })

  await test.step('so do the fields of forms, and name what was chosen when they open again', async () => {
    await page.goto(`/contacts?gId=${gId}&tab=vendors`)
    await settled(page)
    await page.getByRole('button', { name: 'Add vendor' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Vendor Name' }).fill('Casco Bay Lifts')
    const field = dialog.getByRole('combobox', { name: 'Buildings' })
    await field.fill('pier 4999')
    await page.getByRole('option', { name: 'Pier 4999 (M4999, Boston)' }).click()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('link', { name: 'Casco Bay Lifts' }).or(page.getByText('Casco Bay Lifts')).first().click()
    await expect(page.getByRole('dialog').getByText('Pier 4999 (M4999, Boston)')).toBeVisible()
    await page.goto(`/library/qrcodelist?gId=${gId}`)
    await settled(page)
    const filter = page.getByRole('main').getByRole('combobox', { name: 'Building' })
    await filter.fill('pier 4998')
    await page.getByRole('option', { name: /Pier 4998/ }).click()
    await expect(page.getByRole('banner').getByRole('combobox', { name: /building/i })).toHaveValue('Pier 4998')
    await expect(filter).toHaveValue('Pier 4998')
  })

  await test.step('the list of contacts is paged', async () => {
    const { Properties } = await call(GetPropertyList, { filter: { gId, text: 'Pier 3210' } })
    const BuildingId = Properties[0]?.id ?? ''
    const { Contact, ...empty } = newContact()
    for (let i = 0; i < 120; i++) {
      const one = { ...Contact, Name: `Person ${i}`, Role: 'Cleaning', Team: 'Cleaning', Phone: '16175550113', Email: `p${i}@many.example` }
      await call(AddPropertyContact, { GroupId: gId, BuildingId, ...empty, Contact: one })
    }
    expect((await call(GetPropertyContacts, { filter: { gId, bId: BuildingId } })).Total).toBe(120)
    await page.goto(`/contacts?gId=${gId}&bId=${BuildingId}`)
    await settled(page)
    await expect(rows).toHaveCount(25)
    expect(await page.evaluate<number>(COUNT)).toBeLessThan(10_000)
  })
})
