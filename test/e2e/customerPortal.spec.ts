import { expect } from '@playwright/test'
import { settled, signInAt, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'

test('the marketing page shows figures, scores, the best, worst and most scanned places; the customer portal shows a building’s signs, the page behind one of them, and links to what is missing [A-ROUTE-012] [A-BEHAV-017] [A-BEHAV-018]', async ({
  page,
  baseURL,
}) => {
  const { bId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'marketing', `/marketing?bId=${bId}`)
  await settled(page)
  const parts = ['Codes in use', 'Best rated places', 'Places to look at', 'Most scanned codes']
  for (const name of parts) await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Customer portal' }).click()
  await expect(page).toHaveURL(/\/marketing\/customerPortal/)
  await settled(page)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.locator('[aria-current="page"]')).toHaveText('QR Library')
  const signs = page.getByRole('main').getByRole('button', { name: / scans?$/ })
  await expect(signs.nth(1)).toBeVisible()
  const second = (await signs.nth(1).locator('b').textContent()) ?? ''
  await signs.nth(1).click()
  await expect(page.getByRole('img', { name: `The page of ${second} on a phone` })).toBeVisible()
  await page.getByRole('link', { name: 'Fill in: Social and marketing links' }).click()
  await expect(page).toHaveURL(new RegExp(`/propertyAdd/${bId}/3`))
})
