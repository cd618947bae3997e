import { expect, type Page } from '@playwright/test'
import { settled, signInAt, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'

const main = (page: Page) => page.getByRole('main')
const heads = (page: Page, table: string) => main(page).getByRole('table', { name: table, exact: true }).getByRole('columnheader')

test('an event opens with its rating, comments and registrants; a button leads back, and the chosen one is kept [C-BEHAV-022] [C-BEHAV-023] [C-BEHAV-024] [C-STATE-003] [C-COLUMN-002] [C-COLUMN-003] [C-CONST-006] [A-BEHAV-075]', async ({
  page,
  baseURL,
}) => {
  const { bId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'executive', `/analytics/dashboard/registrantList?bId=${bId}`)
  await expect(heads(page, 'Events')).toHaveText(['Title', 'Start Date', 'End Date', 'Location', 'No. of Registrants'])
  await main(page).getByRole('button', { name: 'Tenant town hall' }).click()
  await expect(page).toHaveURL(/registrantList\/[0-9a-f-]{36}/)
  await expect(heads(page, 'Event Registrants')).toHaveText(['Name', 'Rating', 'Attended', 'Phone No.', 'Email Address'])
  for (const name of ['Average rating', 'Comments']) await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible()
  await page.goto('/analytics/dashboard/registrantList') // the browser keeps which one was chosen
  await expect(page).toHaveURL(/registrantList\/[0-9a-f-]{36}/)
  await main(page).getByRole('button', { name: 'Back' }).click()
  await expect(main(page).getByRole('table', { name: 'Events' })).toBeVisible()
  await page.reload()
  await expect(main(page).getByRole('table', { name: 'Events' })).toBeVisible()
})

test('reviews on Google stand beside our own feedback, of the account and of one building; comments are narrowed by stars [C-SCREEN-006] [C-SCREEN-007] [C-SCREEN-008] [C-RULE-009] [C-RULE-010] [C-COLUMN-001] [C-BEHAV-021] [C-CONST-003]', async ({
  page,
  baseURL,
}) => {
  const { bId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'executive', '/portfolioAnalytics/globalDashboard/globalGoogleRatingReport')
  await settled(page)
  for (const name of [
    'Google review',
    'Lintel Feedback',
    'Portfolio Word Cloud',
    'Top 5 Properties',
    'Bottom 5 Properties',
    'Resident Comments',
  ])
    await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible()
  for (const name of ['Number Of Reviews', 'Average Rating', 'Highest Rated Building', 'Lowest Rated Building'])
    await expect(main(page).getByRole('article', { name, exact: true })).toHaveCount(2)
  const comments = main(page).getByRole('table', { name: 'Resident Comments' })
  await expect(comments.getByRole('columnheader')).toHaveText(['Date of Review', 'Star Rating', 'Source', 'Building', 'Comment'])
  await main(page).getByRole('combobox', { name: 'Stars' }).click()
  await expect(page.getByRole('option')).toHaveCount(6)
  await page.getByRole('option').nth(5).click()
  await expect.poll(async () => new Set(await comments.locator('tbody td:nth-child(2)').allTextContents())).toEqual(new Set(['1']))
  await page.goto(`/analytics/dashboard/googleRatingReport?bId=${bId}`)
  await settled(page)
  await expect(main(page).getByRole('heading', { name: 'Building Sentiment', exact: true })).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Top 5 Properties', exact: true })).toHaveCount(0)
})

test('the paper of reviews has the addresses of the documents, of a building and of the account [C-ROUTE-085] [C-ROUTE-086]', async ({
  page,
  baseURL,
}) => {
  const { gId, bId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'executive', '/')
  await page.goto(`/pdfGoogleReviewReport/${bId}`)
  await expect(page).toHaveURL(new RegExp(`/pdfDashboard/SocialReputationReport/${gId}/${bId}/\\d+/\\d+$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Review analytics' })).toBeVisible()
  await page.goto(`/pdfSocialReputation/${gId}`)
  await expect(page).toHaveURL(new RegExp(`/pdfDashboard/SocialReputationReport/${gId}/all/`))
  await expect(page.getByRole('heading', { level: 1, name: 'Review analytics' })).toBeVisible()
})

test('a page is judged from the user menu; the dashboard shows it and answers', async ({ page, baseURL }) => {
  const { bId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'executive', `/contacts?bId=${bId}`)
  await settled(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click()
  await page.getByRole('button', { name: 'How is this page?' }).click()
  const dialog = page.getByRole('dialog', { name: 'How is this page?' })
  await dialog.getByText('2 ★').click()
  const said = `I miss a map here, ${Date.now()}.`
  await dialog.getByLabel('What should we change?').fill(said)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status').getByText('Thank you. We have your answer.')).toBeVisible()
  await page.goto(`/analytics/dashboard/inAppFeedbackReport?bId=${bId}`)
  const row = main(page).getByRole('row', { name: said })
  await expect(row).toContainText('/contacts')
  await row.getByRole('button').click()
  const answer = page.getByRole('dialog', { name: /^Answer / })
  await answer.getByLabel('Your answer').fill('It comes in spring.')
  await answer.getByRole('button', { name: 'Send' }).click()
  await expect(row).toContainText('Answered by')
})

test('the overview of the account says where it got worse and what to do first, and leads to what was said', async ({ page }) => {
  await signInAt(page, 'executive', '/portfolioAnalytics')
  await settled(page)
  await expect(main(page).getByRole('heading', { name: 'What to do first' })).toBeVisible()
  await expect(main(page).getByRole('listitem').filter({ hasText: /\d/ }).first()).toBeVisible()
  await main(page).getByRole('table', { name: 'Where it got worse' }).getByRole('button').first().click()
  await expect(page).toHaveURL(/feedbackOverall/)
})

test('a restroom opens with its topics, words and comments [C-SCREEN-010] [C-CONST-005]', async ({ page, baseURL }) => {
  const { bId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'executive', `/reportBathroomService/${bId}`)
  await main(page).getByRole('table', { name: 'Restrooms, the worst first' }).getByRole('button').first().click()
  await expect(page).toHaveURL(/reportBathroomService\/[0-9a-f-]{36}\/[0-9a-f-]{36}/)
  for (const name of ['All Topics', 'Sentiment Analysis', 'Comments'])
    await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible()
})

test('what a dashboard shows stands in its address, and in a saved view with its days', async ({ page }) => {
  const name = `Service ${Date.now()}`
  await signInAt(page, 'executive', '/portfolioAnalytics/globalDashboard/globalResidentFeedback')
  await settled(page)
  await main(page).getByRole('combobox', { name: 'Stage' }).click()
  await page.getByRole('option', { name: 'Service' }).click()
  await main(page)
    .getByRole('button', { name: /Last 90 Days/ })
    .click()
  await page.getByRole('button', { name: 'Last 30 Days' }).click()
  await expect(page).toHaveURL(/range=Last\+30\+Days/)
  await expect(page).toHaveURL(/stage=Service/)
  await main(page).getByRole('button', { name: 'Saved views' }).click()
  await page.getByLabel('Save this view as').fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.goto('/portfolioAnalytics/globalDashboard/globalResidentFeedback')
  await settled(page)
  await expect(main(page).getByRole('combobox', { name: 'Stage' })).toHaveValue('')
  await main(page).getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page).toHaveURL(/range=Last\+30\+Days/)
  await expect(main(page).getByRole('combobox', { name: 'Stage' })).toHaveValue('Service')
  await expect(main(page).getByRole('button', { name: /Last 30 Days/ })).toBeVisible()
})
