import { expect } from '@playwright/test'
import { GetProperty } from '../../src/features/property/propertyPage/contract.ts'
import { selection, useAdmin } from '../support/buildingPages.ts'
import { newBuilding } from '../support/calls.ts'
import { test } from '../support/people.ts'
import { edit, indexOf, inputs, main, save } from '../support/sectionPages.ts'

const admin = useAdmin()

/** A form of each way of saving: the building, its branding, what EditProperty takes, and calls of a section's own. */
const forms = [
  ['BasicInfo', 'Basic Info', 'City', 'Salem'],
  ['Branding', 'Branding', 'Color of the code', '#8a1c1c'],
  ['Content', 'Content', 'LinkedIn', 'https://www.linkedin.com/company/whole'],
  ['PropertyCharacteristics', 'Property Characteristics', 'Year built', '1998'],
  ['AccountingSection', 'Accounting Section', 'GL Code', '6100'],
] as const

test('in the forms of a building, its branding, its settings and its accounting Cancel locks the form and discards; a save reads the selected building again [A-STATE-007] [A-STATE-017]', async () => {
  test.setTimeout(120_000)
  const name = `Forms ${Date.now()}`
  const bId = await newBuilding(admin.call, admin.gId, name, { BuildingType: 'Industrial' }) // which alone has characteristics
  const page = await admin.newPage()
  for (const [key, title, label, value] of forms)
    await test.step(title, async () => {
      await page.goto(`/propertyAdd/${bId}/${indexOf(key)}?gId=${admin.gId}`)
      const field = page.getByRole('textbox', { name: label, exact: true })
      await edit(page, title)
      const before = await field.inputValue()
      await field.fill(value)
      await main(page).getByRole('button', { name: 'Cancel', exact: true }).click()
      await page.getByRole('button', { name: 'Discard Changes' }).click()
      await expect(inputs(page)).toHaveCount(0)
      await expect(main(page).getByText(value, { exact: true })).toHaveCount(0)
      await edit(page, title)
      await expect(field).toHaveValue(before)
      await field.fill(value)
      if (key === 'AccountingSection') await page.getByRole('textbox', { name: 'Tax Rate' }).fill('6.25')
      const read = page.waitForResponse(reply => reply.url().includes(`/csm/${GetProperty.path}?`) && reply.ok())
      await save(page)
      await read
      await expect.poll(() => selection(page)).toMatchObject({ selectedPropertyId: bId, selectedPropertyName: name })
    })
  await page.getByRole('button', { name: 'Basic Info', exact: true }).click()
  await edit(page, 'Basic Info')
  await page.getByRole('textbox', { name: 'Building Name (English)' }).fill(`${name} Renamed`)
  await save(page)
  await expect.poll(() => selection(page)).toMatchObject({ selectedPropertyName: `${name} Renamed` })
  await page.close()
})
