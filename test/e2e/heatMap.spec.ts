import { expect, type Page } from '@playwright/test'
import { feedback } from '../../src/features/codes/answers/tables.ts'
import { findViolations } from '../support/axe.ts'
import { settled, signIn, signInAt, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'
import { inDatabase } from '../support/sessions.ts'

const main = (page: Page) => page.getByRole('main')

test('an executive compares buildings on the heat map, goes down to the comment behind a cell and hands it to the GM', async ({
  page,
  browser,
  baseURL,
}) => {
  const { gId, bId } = await demoIds(baseURL ?? '')
  const Text = `The dryer has been broken since ${Date.now()}`
  const place = { GroupId: gId, BuildingId: bId, QrType: 'Feedback', EntityType: 'Restroom', Score: 1, Terms: [] }
  await inDatabase(baseURL ?? '', tx => tx.insert(feedback).values({ ...place, Text, SubmitDate: new Date() }))
  await signInAt(page, 'executive', '/portfolioAnalytics/globalDashboard/globalReport')
  await settled(page)
  const map = main(page).getByRole('region', { name: 'Scores by building and entity type' })
  const heads = await map.getByRole('columnheader').allTextContents()
  const row = map.getByRole('row', { name: /^Anchor Street East/ })
  await row
    .getByRole('cell')
    .nth(heads.indexOf('Restroom') - 1) // the first column names the row
    .getByRole('button')
    .click()
  await expect(page).toHaveURL(new RegExp(`/feedbackOverall/${bId}/Restroom`))

  const comment = main(page).getByRole('listitem').filter({ hasText: Text })
  await comment.first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'What was said' })).toBeVisible()
  await settled(page)
  expect(await findViolations(page)).toEqual([])
  const side = page.getByRole('complementary', { name: 'Handling' })
  await side.getByRole('combobox', { name: 'Assigned to' }).click()
  await page.getByRole('option', { name: /^Marcus Delgado/ }).click()
  await side.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Assigned', { exact: true })).toBeVisible()

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signIn(other, 'gm')
  await other.goto(`/feedback?gId=${gId}`)
  await expect(main(other).getByText(Text).first()).toBeVisible()
  await other.context().close()
})
