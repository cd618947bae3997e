import { expect, type Page } from '@playwright/test'
import { GetAccountingConfig, SaveAccountingConfig } from '../../src/features/property/accounting/contract.ts'
import { EditProperty, GetProperty } from '../../src/features/property/propertyPage/contract.ts'
import { noContent } from '../../src/features/property/propertyPage/sections/Content/rules.ts'
import { findViolations } from '../support/axe.ts'
import { useAdmin } from '../support/buildingPages.ts'
import { expectToast, test } from '../support/people.ts'

const admin = useAdmin()
const conflictNote = (page: Page) => page.getByRole('alert').filter({ hasText: 'Check and save again' })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).last().click()

test('the second of two people in a section is told, sees what the first has saved beside their own text, and loses nothing', async () => {
  const { bId } = await admin.building()
  const page = await admin.open(`/propertyAdd/${bId}/3`)
  await page.getByRole('button', { name: 'Edit Content' }).click()
  await field(page, 'Facebook').fill('https://facebook.example/mine')
  await field(page, 'Vimeo').fill('https://vimeo.example/mine')
  const place = { GroupId: admin.gId, EntityId: bId, BuildingId: bId }
  const { Version } = await admin.call(GetProperty, { gId: admin.gId, eId: bId })
  const theirs = { ...noContent, FacebookUrl: 'https://facebook.example/theirs', InstagramUrl: 'https://instagram.example/theirs' }
  await admin.call(EditProperty, { ...place, Version, Content: theirs })

  await save(page)
  await expect(conflictNote(page)).toBeVisible()
  await expect(field(page, 'Vimeo')).toHaveValue('https://vimeo.example/mine')
  await expect(field(page, 'Facebook')).toHaveValue('https://facebook.example/mine')
  await expect(field(page, 'Facebook')).toHaveAccessibleDescription(/Somebody else has saved: https:\/\/facebook\.example\/theirs/)
  await expect(field(page, 'Instagram')).toHaveValue('https://instagram.example/theirs')
  await expect(field(page, 'Instagram')).toHaveAccessibleDescription('Somebody else has changed this meanwhile. Before: nothing')
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Use theirs: Facebook' }).click()
  await expect(field(page, 'Facebook')).toHaveValue('https://facebook.example/theirs')
  await expect(page.getByRole('button', { name: 'Use theirs: Facebook' })).toHaveCount(0)
  await save(page)
  await expectToast(page, 'Successfully saved')
  expect((await admin.call(GetProperty, { gId: admin.gId, eId: bId })).Sections.Content).toMatchObject({
    ...theirs,
    VimeoUrl: 'https://vimeo.example/mine',
  })
  await page.getByRole('button', { name: 'Edit Content' }).click()
  await expect(page.getByText('Somebody else has')).toHaveCount(0)
  await page.close()
})

test('and so it is in a section that is saved by a call of its own', async () => {
  const { bId } = await admin.building()
  const place = { GroupId: admin.gId, BuildingId: bId }
  const read = () => admin.call(GetAccountingConfig, { gId: admin.gId, bId })
  const configured = async (GLCode: string, TaxRate: number) => {
    const { MaterialCost, GLCodes, Version } = await read()
    const { Fields: GLFields, InvoiceType } = GLCodes
    const { Fields: MCFields, MobileAction } = MaterialCost
    await admin.call(SaveAccountingConfig, { ...place, Version, MCFields, MobileAction, GLFields, InvoiceType, GLCode, TaxRate })
  }
  await configured('6000', 5)
  const page = await admin.open(`/propertyAdd/${bId}/13`)
  await page.getByRole('button', { name: /^Edit Account/ }).click()
  await field(page, 'GL Code').fill('7000')
  await configured('8000', 8.25)

  await save(page)
  await expect(conflictNote(page)).toBeVisible()
  await expect(field(page, 'GL Code')).toHaveValue('7000')
  await expect(field(page, 'GL Code')).toHaveAccessibleDescription(/Somebody else has saved: 8000/)
  await expect(field(page, 'Tax Rate')).toHaveValue('8.25%')
  await expect(field(page, 'Tax Rate')).toHaveAccessibleDescription('Somebody else has changed this meanwhile. Before: 5')
  await save(page)
  await expectToast(page, 'Successfully saved!')
  expect((await read()).GLCodes).toMatchObject({ GLCode: '7000', TaxRate: 8.25 })
  await page.close()
})
