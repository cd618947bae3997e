import { expect, type Page } from '@playwright/test'

/** What stands beside the form of a code. */
export const preview = (page: Page) => page.getByRole('complementary', { name: 'Preview' })
/** Chooses what a code does from the catalogue of types. */
export const chooseType = async (page: Page, type: string) => {
  await page.getByRole('button', { name: /^(Choose|Change what it does)$/ }).click()
  await page.getByRole('dialog', { name: 'What it does' }).getByRole('option', { name: type, exact: true }).click()
}
/** A new code of one's own, saved. */
export const makeCode = async (page: Page, place: { gId: string; bId: string }, name: string) => {
  await fillCode(page, place, name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** The form of a new code with all that it needs, not saved. */
export const fillCode = async (page: Page, { gId, bId }: { gId: string; bId: string }, name: string) => {
  await page.goto(`/qrcode/${gId}/${bId}`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('combobox', { name: 'Location' }).click()
  await page.getByRole('option', { name: 'Lobby', exact: true }).click()
  await chooseType(page, 'Wi-Fi join')
  await page.getByRole('textbox', { name: 'SSID' }).fill('Guests')
  await page
    .getByLabel(/^Password/)
    .and(page.locator('input'))
    .fill('harbour-guests')
}
