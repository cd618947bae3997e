import { expect, type Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { useAdmin } from '../support/buildingPages.ts'
import { settled, test } from '../support/people.ts'

const admin = useAdmin()
const upsells = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('button', { name: 'Upsells', exact: true }) })
    .first()
const product = (page: Page, name: string) => upsells(page).getByRole('listitem').filter({ hasText: name }).first()
const clean = async (page: Page) => expect(await findViolations(page)).toEqual([])

test('products stand by category, read-only until Edit; a note sets the state, and the newest stands first [A-SCREEN-034, A-STATE-019, A-SCREEN-020]', async () => {
  const { bId } = await admin.building()
  const page = await admin.open(`/propertyAdd/${bId}/9`)
  const visitors = upsells(page).getByRole('region', { name: 'Visitor Experience' })
  await expect(visitors.getByRole('listitem')).toHaveCount(5)
  await expect(product(page, 'Wi-Fi Join')).toContainText('Not set')
  await expect(page.getByRole('button', { name: 'Add note on Wi-Fi Join' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit Upsells' }).click()
  const note = async (state: string, text: string) => {
    await page.getByRole('button', { name: 'Add note on Wi-Fi Join' }).click()
    await page.getByRole('dialog').getByRole('radio', { name: state }).check()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill(text)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await note('Interested', 'Asked for a sign in the lobby')
  await expect(product(page, 'Wi-Fi Join')).toContainText('Interested')
  await note('Active', 'Two signs hang')
  await expect(product(page, 'Wi-Fi Join')).toContainText('Active')
  await page.getByRole('button', { name: '2 notes on Wi-Fi Join' }).click()
  const notes = product(page, 'Wi-Fi Join').getByRole('listitem')
  await expect(notes).toHaveText([
    /Active.*Two signs hang.*Priya Raghunathan · \d\d\/\d\d\/\d{4}/s,
    /Interested.*Asked for a sign in the lobby/s,
  ])
  await clean(page)
  await page.getByRole('button', { name: 'Done: Upsells' }).click()
  await expect(page.getByRole('button', { name: 'Add note on Wi-Fi Join' })).toHaveCount(0)
  await page.reload()
  await settled(page)
  await expect(product(page, 'Wi-Fi Join')).toContainText('Active')
  await expect(upsells(page).getByText('1 of 26 active')).toBeVisible()
  await page.close()
})

test('Save needs both a state and a note [A-RULE-066]', async () => {
  const { bId } = await admin.building()
  const page = await admin.open(`/propertyAdd/${bId}/9`)
  await page.getByRole('button', { name: 'Edit Upsells' }).click()
  await page.getByRole('button', { name: 'Add note on Lookbook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Required')).toHaveCount(2)
  await clean(page)
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Only a text')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Required')).toHaveCount(1)
  await dialog.getByRole('radio', { name: 'Never' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(product(page, 'Lookbook')).toContainText('Never')
  await page.close()
})

test('the section is not part of a new building [A-SCREEN-020]', async () => {
  const page = await admin.open('/propertyAdd')
  await expect(page.getByRole('heading', { level: 2, name: 'Basic Info' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Upsells' })).toHaveCount(0)
  await page.close()
})
