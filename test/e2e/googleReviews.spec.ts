import { expect, type Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { settled, signInAt, test } from '../support/people.ts'

const main = (page: Page) => page.getByRole('main')
/** What an earlier try of the flow has left, since the account has one connection. */
const disconnectLeftOver = async (page: Page) => {
  await settled(page)
  const button = main(page).getByRole('button', { name: 'Disconnect' })
  if ((await button.count()) === 0) return
  await button.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
}

test('an executive connects Google, gives a location its building, sees what was fetched, and disconnects', async ({ page }) => {
  await signInAt(page, 'executive', '/portfolioAnalytics/globalDashboard/globalGoogleRatingReport')
  await settled(page)
  await main(page).getByRole('link', { name: 'Reviews on Google' }).click()
  await disconnectLeftOver(page)
  await expect(main(page).getByText('Not connected yet')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await main(page).getByRole('button', { name: 'Connect Google' }).click()

  await expect(main(page).getByText('Harborline Property')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await expect(main(page).getByText('One location has no building')).toBeVisible()
  await main(page)
    .getByRole('row', { name: /Harbor Point on Google/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Building of Harbor Point on Google' })
  await dialog.getByRole('combobox', { name: 'Building' }).click()
  await page.getByRole('option', { name: 'Anchor Street East' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(main(page).getByText('2 new reviews, 0 changed')).toBeVisible()
  await expect(main(page).getByText('One location has no building')).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])

  await page.goto('/googleReviews?error=access_denied')
  await expect(main(page).getByText('Google’s permission was not given. Nothing is connected.')).toBeVisible()
  await main(page).getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(main(page).getByText('Not connected yet')).toBeVisible()
})
