import { expect } from '@playwright/test'
import { GetTask } from '../../src/features/base/tasks/contract.ts'
import { SendDashboardByEmail } from '../../src/features/insight/dashboards/contract.ts'
import { callsOf } from '../support/calls.ts'
import { settled, signInAt, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'

test('each recipient of a dashboard has a mail of their own: the one that was refused says why, and is sent again', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const { gId, bId } = await demoIds(baseURL ?? '')
  const refused = `refused-once-${Date.now()}@owner.example`
  const [StartDate, EndDate] = [Date.now() - 30 * 86_400_000, Date.now()]
  const call = await callsOf(baseURL ?? '', 'executive')
  const { TaskId } = await call(SendDashboardByEmail, {
    GroupId: gId,
    BuildingId: bId,
    DashboardName: 'Overall Building Feedback',
    ReportType: 'Feedback',
    StartDate,
    EndDate,
    Timezone: 'America/New_York',
    Path: `/pdfDashboard/BuildingFeedback/${gId}/${bId}/${StartDate}/${EndDate}`,
    ContactEmails: [],
    Emails: ['owner@owner.example', refused],
  })
  // A busy machine prints slowly, one paper after the other.
  await expect.poll(async () => (await call(GetTask, { gId, TaskId })).State, { timeout: 150_000 }).toBe('Done')
  await signInAt(page, 'admin', '/outbox?state=Failed')
  await settled(page)
  const row = page.getByRole('row').filter({ hasText: refused })
  await expect(async () => {
    if (!(await row.isVisible())) await page.reload()
    await expect(row).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  await expect(row).toContainText('Failed')

  await row.click()
  const mail = page.getByRole('dialog')
  await expect(mail.getByRole('definition').first()).toHaveText(refused)
  await expect(mail.getByRole('alert')).toContainText(`${refused}: 550 5.1.1 No such user here`)
  await expect(mail.getByRole('alert').getByRole('listitem')).toHaveText(`${refused}: This address does not exist.`)
  await mail.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('The mail waits to be sent again.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(async () => {
    await page.goto('/outbox?state=Sent')
    await expect(row).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
})
