import { expect, type Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { settled, signInAt, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'

const main = (page: Page) => page.getByRole('main')

test('a report is written in sentences, read, and opens as a PDF by its link [A-ROUTE-020] [C-ROUTE-091]', async ({
  page,
  baseURL,
  request,
}) => {
  const { bId } = await demoIds(baseURL ?? '')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAt(page, 'executive', `/analytics/reports/written?bId=${bId}`)
  await settled(page)
  await main(page).getByRole('button', { name: 'New report' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Answers of students, and of everybody who does not say who they are.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Write report' }).click()
  await expect(page).toHaveURL(/\/report\/Student\/[0-9a-f-]{36}/)
  for (const name of ['Property summary', 'Category analysis', 'Action items'])
    await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(main(page).getByText(/^\d+ answers came in 90 days\. They rate the building \d\.\d\d of 5\.$/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await main(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status').getByText(/^Link copied/)).toBeVisible()
  const link = await page.evaluate<string>('navigator.clipboard.readText()')
  const pdf = await request.get(new URL(link).pathname) // without sign-in
  expect(pdf.headers()['content-type']).toBe('application/pdf')

  await page.goto(page.url().replace('/Student/', '/Vacancy/')) // a daily report is another page
  await expect(page.getByRole('heading', { level: 1, name: 'Daily Report: Vacancy' })).toBeVisible()
})
