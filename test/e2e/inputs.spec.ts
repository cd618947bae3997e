import { expect, type Page } from '@playwright/test'
import { settled, signIn, test } from '../support/people.ts'

/** From the list of buildings to what the visitors of the first say. */
const toFeedback = async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Analytics/ })
    .first()
    .click()
}

test('a wrong address among several puts the focus where it is typed, not on the button that removes a chip', async ({ page }) => {
  await signIn(page, 'gm2')
  await toFeedback(page)
  await page.getByRole('button', { name: 'EMAIL' }).click()
  const dialog = page.getByRole('dialog')
  const typed = dialog.getByRole('textbox').or(dialog.getByRole('combobox')).first()
  await typed.fill('nobody')
  await typed.press('Enter')
  await dialog.getByRole('button', { name: /send/i }).click()
  await expect(dialog.getByText('Invalid Email', { exact: true })).toBeVisible()
  await expect(typed).toBeFocused()
})

test('a week runs from Sunday to Saturday in calendars [A-CONST-067]', async ({ page }) => {
  await signIn(page, 'gm2')
  await toFeedback(page)
  await settled(page)
  await page.getByRole('button', { name: /^Date / }).click()
  const days = page.getByRole('table').first().locator('thead th')
  await expect(days.first()).toBeVisible()
  const first = await page.getByRole('table').first().locator('tbody tr').nth(1).getByRole('button').first().getAttribute('aria-label')
  expect(new Date(first ?? '').getDay()).toBe(0)
  expect(await days.allInnerTexts()).toEqual(['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'])
})
