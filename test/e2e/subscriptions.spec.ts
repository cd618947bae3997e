import { expect, type Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { formatDay } from '../../src/core/days.ts'
import { runDue } from '../../src/features/insight/subscriptions/plan.server.ts'
import { callsOf, newBuilding, northgate } from '../support/calls.ts'
import { receivedMails, settled, signInAt, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'
import { inDatabase } from '../support/sessions.ts'

const main = (page: Page) => page.getByRole('main')

test('somebody of the provider subscribes the owner to a dashboard, gets a test of it by mail, and turns it off [A-ROUTE-021] [C-ROUTE-014] [C-COLUMN-022] [C-CONST-021] [C-BEHAV-054] [C-BEHAV-055] [C-BEHAV-056]', async ({
  page,
  baseURL,
}) => {
  const call = await callsOf(baseURL ?? '', 'admin')
  const gId = await northgate(call)
  const bId = await newBuilding(call, gId, `Quay ${Date.now()}`)
  await signInAt(page, 'admin', `/analytics/subscription?gId=${gId}&bId=${bId}`)
  await main(page).getByRole('button', { name: 'Add Subscriber' }).first().click()
  const drawer = page.getByRole('dialog')
  const rightEdge = async () => Math.round(await drawer.boundingBox().then(box => (box ? box.x + box.width : 0)))
  await expect.poll(rightEdge).toBe(page.viewportSize()?.width)
  await drawer.getByRole('combobox', { name: 'Report', exact: true }).click()
  await page.getByRole('option', { name: 'Scans by location' }).click()
  await drawer.getByText('Type name and email').click()
  await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill('Rosa Fields')
  await drawer.getByRole('textbox', { name: 'Email' }).fill('rosa@owner.example')
  await drawer.getByRole('textbox', { name: 'Job Title' }).fill('Owner')
  await drawer.getByRole('button', { name: 'Send me a test' }).click()
  await expect(page.getByRole('status').getByText('The test is on its way to your email.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(drawer).toHaveCount(0)

  const row = main(page).getByRole('row', { name: /Rosa Fields/ })
  await expect(row).toContainText('Weekly, Monday, 7:00 AM (')
  for (const name of ['Dashboard/Report Name', 'Schedule', 'Name', 'Email', 'Job Title'])
    await expect(main(page).getByRole('columnheader', { name, exact: true })).toBeVisible()
  await row.getByRole('switch', { name: 'Report to Rosa Fields' }).click({ force: true })
  await expect(row.getByRole('switch')).not.toBeChecked()

  await test.step('edited in the drawer, then deleted', async () => {
    await row.getByRole('checkbox').first().check()
    await main(page).getByRole('button', { name: 'Edit', exact: true }).click()
    await drawer.getByRole('textbox', { name: 'Job Title' }).fill('Owner, Pier 4')
    await drawer.getByRole('button', { name: 'Update' }).click()
    await expect(row).toContainText('Owner, Pier 4')
    if (!(await row.getByRole('checkbox').first().isChecked())) await row.getByRole('checkbox').first().check()
    await main(page).getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(main(page).getByText('Nobody gets a report by email yet.')).toBeVisible()
  })

  await test.step('the test came with the PDF, and stands among what was sent', async () => {
    await main(page).getByRole('tab', { name: 'Sent' }).click()
    await expect(main(page).getByRole('row', { name: /Test: Sent/ })).toBeVisible({ timeout: 60_000 })
    await expect
      .poll(() => receivedMails().some(one => one.includes('This is a test.') && one.includes('application/pdf')), { timeout: 30_000 })
      .toBe(true)
  })
})

test('a dashboard is subscribed to for Mondays at 7; on Monday the mail has the PDF of last week and a chart, and its link ends it', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const { gId, bId } = await demoIds(base)
  const email = `rosa${Date.now()}@owner.example`
  await signInAt(page, 'admin', `/analytics/dashboard/reportAnalyticsFeedback/All/${bId}?gId=${gId}&bId=${bId}`)
  await settled(page)
  await main(page).getByRole('button', { name: 'Subscribe' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText('Type name and email').click()
  await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill('Rosa Fields')
  await drawer.getByRole('textbox', { name: 'Email' }).fill(email)
  await drawer.getByRole('textbox', { name: 'Job Title' }).fill('Owner')
  await drawer.getByRole('combobox', { name: 'Frequency' }).click()
  await page.getByRole('option', { name: 'Weekly', exact: true }).click()
  await drawer.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(drawer).toHaveCount(0)

  // Its Monday has come: this week's, at 7 a.m. where the building is.
  const now = Temporal.Now.zonedDateTimeISO('America/New_York').subtract({ hours: 7 })
  const monday = now.subtract({ days: now.dayOfWeek - 1 }).with({ hour: 7, minute: 0, second: 0, millisecond: 0 })
  const due = new Date(monday.epochMilliseconds)
  await inDatabase(base, async tx => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`update report_subscription set next_date = ${due} where email = ${email} and frequency = 'Weekly' returning id`,
    )
    expect(rows).toHaveLength(1)
    await tx.execute(sql`insert into pgboss.job (name, data) values (${runDue.look.name}, '{}')`) // not at the next minute
  })
  const mailOf = () => receivedMails().find(one => one.includes(`To: ${email}`)) ?? ''
  await expect.poll(mailOf, { timeout: 90_000 }).toContain('application/pdf')
  const mail = mailOf()
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
  const sunday = monday.subtract({ days: 8 }).toPlainDate()
  for (const day of [sunday, sunday.add({ days: 6 })]) expect(mail).toContain(formatDay(day.toString(), 'en'))
  expect(mail).toContain('Content-ID: <chart>')
  expect(mail).toContain('src="cid:chart"')

  const link = /href="(https?:[^"]+\/report-mail\/leave\/[^"]+)"/.exec(mail)?.[1] ?? ''
  await page.goto(link)
  await page.getByRole('button').click()
  await expect(page.getByText('You are unsubscribed')).toBeVisible()
  await page.goto(`/analytics/subscription?gId=${gId}&bId=${bId}`)
  await expect(
    main(page)
      .getByRole('row', { name: new RegExp(email) })
      .getByRole('switch'),
  ).not.toBeChecked()
})

test('a dashboard is subscribed to from its own page, with its filters', async ({ page }) => {
  await signInAt(page, 'executive', '/portfolioAnalytics/globalDashboard/globalResidentFeedback?stage=Service')
  await settled(page)
  await main(page).getByRole('button', { name: 'Subscribe' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('Filters are kept as they were on the dashboard.')).toBeVisible()
  await expect(drawer.getByRole('combobox', { name: 'Frequency' })).toBeDisabled()
  await expect(drawer.getByRole('combobox', { name: 'Frequency' })).toHaveValue('Quarterly')
})

test('the subscriptions of the account stand under every address of the documents [C-ROUTE-056]', async ({ page }) => {
  for (const path of ['/subscriptions', '/portfolioAnalytics/globalDashboard/subscriptions']) {
    await (page.url().startsWith('http') ? page.goto(path) : signInAt(page, 'executive', path))
    await expect(main(page).getByText('Reports of the account that come by email by themselves.')).toBeVisible()
  }
})
