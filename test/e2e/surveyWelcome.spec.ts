import { expect } from '@playwright/test'
import { settled, signIn, signInAt, test } from '../support/people.ts'
import { makeSurveyOut } from '../support/surveyOut.ts'

test('a link without a survey says that there is none to answer; Customer Survey stands in the menu of its group [C-RULE-032, A-ROUTE-023, C-ROUTE-066]', async ({
  page,
}) => {
  await page.goto(`/surveyWelcome/contentSurvey/${crypto.randomUUID()}`)
  await settled(page)
  await expect(
    page.getByText('The survey form for your building is not available at this point. Please contact your customer rep.'),
  ).toBeVisible()
  await signInAt(page, 'executive', '/')
  await settled(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Customer Survey' }).click()
  await page.waitForURL('**/customerSurvey*')
  await settled(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Survey' })).toBeVisible()
  await page.goto('/contentSurvey')
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a welcome page that cannot be loaded says why, instead of that there is no survey, and can be tried again', async ({
  page,
  baseURL,
}) => {
  const { link } = await makeSurveyOut(baseURL ?? '', `Quay House ${Date.now()}`)
  await page.route('**/csm/Survey/GetSurveyWelcome?*', route => route.abort())
  await page.goto(link)
  await expect(page.getByText('There is no connection. Please check your network and try again.')).toBeVisible()
  await expect(page.getByText(/is not available at this point/)).toHaveCount(0)
  await page.unroute('**/csm/Survey/GetSurveyWelcome?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quay House')
})

test('the pages of customers have no menu, whoever opens them [A-ROUTE-037] [A-ROUTE-038]', async ({ page, baseURL }) => {
  const { link } = await makeSurveyOut(baseURL ?? '', `Quay Menu ${Date.now()}`)
  await signIn(page, 'gm')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu).toBeVisible()
  for (const path of [link, '/multipleContentSurvey/00000000-0000-7000-8000-000000000000']) {
    await page.goto(path)
    await settled(page)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(menu).toHaveCount(0)
  }
})
