import { expect } from '@playwright/test'
import { walkRoundAgain } from '../../src/features/field/inspections/testing.ts'
import { stopOf } from '../../src/features/field/rounds/testing.ts'
import { settled, signInAt, test } from '../support/people.ts'
import { openBuilding } from '../support/roundBuilding.ts'
import { demoIds } from '../support/screenIds.ts'

test('rounds are judged by type, in a building and in the account: their cards, their tables, their paper [C-ROUTE-015] [C-ROUTE-051] [C-ROUTE-047] [C-ROUTE-082] [C-SCREEN-020] [C-CONST-012]', async ({
  page,
  baseURL,
}) => {
  const { gId, bId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'executive', `/analytics/dashboard/roundAnalytics?gId=${gId}&bId=${bId}`)
  await expect(page.getByRole('heading', { name: 'Engineering Rounds', level: 1 })).toBeVisible()
  for (const card of ['Rounds', 'Stops', 'Measurement', 'Tolerance Errors'])
    await expect(page.getByText(card, { exact: true }).first()).toBeVisible()
  for (const table of ['Round Performance', 'Team Performance', 'Department Exceptions'])
    await expect(page.getByRole('heading', { name: table })).toBeVisible()
  await page.getByRole('button', { name: 'Morning plant round' }).first().click()
  await expect(page).toHaveURL(/roundSummaries.*rId=/)
  for (const [type, title] of [
    ['Cleaning', 'Cleaning Rounds'],
    ['Engineering', 'Engineering Rounds'],
    ['Inspection', 'Inspection Rounds'],
    ['PreventativeMaintenance', 'Preventative Maintenance'],
  ] as const) {
    await page.goto(`/analytics/dashboard/roundAnalytics/${type}?gId=${gId}&bId=${bId}`)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await page.goto(`/portfolioAnalytics/globalDashboard/globalPortfolioRoundAnalytics/${type}?gId=${gId}`)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  }
  await page.goto(`/portfolioAnalytics/globalDashboard/globalSecurityPatrol?gId=${gId}`)
  await expect(page.getByRole('heading', { name: 'Security Patrols', level: 1 })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Building' })).toBeVisible()
  await settled(page)
  const day = 86_400_000
  await page.goto(`/pdf/SecurityPatrol/${gId}/0/${bId}/${Date.now() - 30 * day}/${Date.now()}/Patrols`)
  await expect(page).toHaveURL(/pdfDashboard\/SecurityPatrols/)
  await expect(page.getByRole('heading', { name: 'Security Patrols', level: 1 })).toBeVisible()
})

test('the team stands person by person, in a building and in the account, and on paper [C-ROUTE-029] [C-ROUTE-055] [C-ROUTE-084]', async ({
  page,
  baseURL,
}) => {
  const { gId, bId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'executive', `/analytics/dashboard/teamPerformance?gId=${gId}&bId=${bId}`)
  await expect(page.getByRole('heading', { name: 'Team performance', level: 1 })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Caroline Pettibone' })).toBeVisible()
  await page.goto(`/portfolioAnalytics/globalDashboard/globalTeamPerformance?gId=${gId}`)
  await expect(page.getByRole('heading', { name: 'Walks by person' })).toBeVisible()
  await page.goto(`/pdfTeamPerformance/${gId}/${bId}/${Date.now() - 30 * 86_400_000}/${Date.now()}`)
  await expect(page).toHaveURL(/pdfDashboard\/TeamPerformance/)
  await expect(page.getByRole('heading', { name: 'Team performance', level: 1 })).toBeVisible()
})

test('inspections stand by date in a building, and as a matrix of buildings in the account [C-ROUTE-018] [C-ROUTE-044] [C-SCREEN-019]', async ({
  page,
  baseURL,
}) => {
  const { gId, bId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'executive', `/analytics/dashboard/inspectionReport?gId=${gId}&bId=${bId}`)
  for (const tile of ['Completed', 'Remaining', 'On time']) await expect(page.getByText(tile, { exact: true }).first()).toBeVisible()
  for (const head of ['Inspection Type', 'Date', 'Status'])
    await expect(page.getByRole('columnheader', { name: head, exact: true })).toBeVisible()
  await page.goto(`/portfolioAnalytics/globalDashboard/globalInspectionReport?gId=${gId}`)
  await expect(page.getByRole('columnheader', { name: 'Fire extinguisher inspection' })).toBeVisible()
  await page.getByRole('button', { name: 'Anchor Street East' }).click()
  await expect(page).toHaveURL(/analytics\/dashboard\/inspectionReport/)
})

test('the trend of a piece asks for the equipment, then shows its readings question by question [C-ROUTE-034] [C-SCREEN-024] [C-MSG-003]', async ({
  page,
  baseURL,
}) => {
  const { gId, bId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'executive', `/analytics/dashboard/equipmentTrend?gId=${gId}&bId=${bId}`)
  await expect(page.getByText('Please select equipment')).toBeVisible()
  await page.getByRole('combobox', { name: 'Type of equipment' }).click()
  await page.getByRole('option', { name: /^Chiller/ }).click()
  await page.getByRole('combobox', { name: 'Equipment', exact: true }).click()
  await page.getByRole('option', { name: 'Chiller CH-1' }).click()
  await expect(page.getByRole('heading', { name: 'Readings: Supply temperature, °F' })).toBeVisible()
  for (const head of ['Date', 'Reading', 'Trend', 'Error', 'Engineer'])
    await expect(page.getByRole('columnheader', { name: head, exact: true }).first()).toBeVisible()
})

test('errors of rounds: charts, a table that sorts by time, what is said without a photo and without a row [B-SCREEN-036] [B-RULE-014] [B-MSG-006] [B-MSG-008]', async ({
  page,
  baseURL,
}) => {
  const { gId, bId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'executive', `/library/roundErrors?gId=${gId}&bId=${bId}`)
  for (const chart of ['Errors by day', 'Errors by equipment']) await expect(page.getByRole('heading', { name: chart })).toBeVisible()
  const times = () => page.locator('tbody tr td:first-child').allTextContents()
  const inOrder = async () => (await times()).map(text => Date.parse(text))
  await settled(page)
  const newest = await inOrder()
  expect(newest.length).toBeGreaterThan(5)
  expect(newest).toEqual(newest.toSorted((a, b) => b - a)) // descending at first
  await page.getByRole('columnheader', { name: 'Time' }).getByRole('button').click()
  await expect.poll(inOrder).toEqual(newest.toSorted((a, b) => a - b))
  await expect(page.getByText('No Photo').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Type of equipment' }).click()
  await page.getByRole('option', { name: 'Escalator' }).click()
  await expect(page.getByText('No Data to Display')).toBeVisible()
  await expect(page.getByText('Please make a different filter selection')).toBeVisible()
})

test('a building without errors says so; its inspections stand 25 on a page [B-MSG-061] [C-CONST-011]', async ({ page, baseURL }) => {
  const { call, gId, bId, room, make } = await openBuilding(baseURL ?? '')
  const place = { call, group: { id: gId }, building: { id: bId } } as unknown as Parameters<typeof walkRoundAgain>[0] // what a walk needs of an account
  const { RoundId } = await make('Good walk', { Stops: [stopOf('Pump 1', room)] })
  await walkRoundAgain(place, RoundId, [{ Pressure: 4 }])
  await Promise.all(Array.from({ length: 26 }, (_, i) => make(`Extinguishers ${i}`, { RoundType: 'Inspection', InspectionType: 'Roof' })))
  await signInAt(page, 'admin', `/analytics/dashboard/roundAnalytics?gId=${gId}&bId=${bId}`)
  await expect(page.getByText('No exceptions')).toBeVisible()
  await page.goto(`/analytics/dashboard/inspectionReport?gId=${gId}&bId=${bId}`)
  const rows = page.getByRole('table').filter({ hasText: 'Inspection Type' }).getByRole('row')
  await expect(rows, 'a head and 25 inspections').toHaveCount(26)
})
