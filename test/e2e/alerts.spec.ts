import { expect, type Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { settled, signInAt, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'

const main = (page: Page) => page.getByRole('main')

test('an alert is set from a dashboard, stands among one’s alerts, is paused and deleted', async ({ page, baseURL }) => {
  const { bId } = await demoIds(baseURL ?? '')
  const limit = (1 + (Date.now() % 90) / 100).toFixed(2)
  await signInAt(page, 'executive', `/analyticsFeedback/${bId}`)
  await settled(page)
  await main(page).getByRole('button', { name: 'Alert', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New alert' })
  await dialog.getByRole('textbox', { name: /^Below/ }).fill('9')
  await dialog.getByRole('button', { name: 'Save alert' }).click()
  await expect(dialog.getByRole('alert').or(dialog.getByText(/1 .*5/)).first()).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Below/ }).fill(limit)
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save alert' }).click()
  await expect(dialog).toHaveCount(0)

  await page.goto('/alerts')
  const row = main(page).getByRole('row', { name: new RegExp(`below ${Number(limit)}`) })
  await expect(row).toContainText('Anchor Street East')
  await expect(row).toContainText('in order')
  expect(await findViolations(page)).toEqual([])
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Pause for a week' }).click()
  await expect(row).toContainText(/paused until/)
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await page.goto('/portfolioAnalytics/globalDashboard/globalUpsellMatrix') // no figures of answers
  await settled(page)
  await expect(main(page).getByRole('button', { name: 'EMAIL' })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Alert', exact: true })).toHaveCount(0)
})
