import { expect } from '@playwright/test'
import { GetAssignees } from '../../src/features/base/handling/contract.ts'
import { EditRequest, GetRequests } from '../../src/features/codes/inbox/contract.ts'
import { GetPropertyList } from '../../src/features/property/buildings/contract.ts'
import { GetUnreadCount } from '../../src/features/property/notifications/contract.ts'
import { callsOf } from '../support/calls.ts'
import { expectToast, settled, signInAt, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'

test('a rule is one accordion with schedule rows, added and saved in place; what is missing stands at its row [A-ROUTE-019] [C-ROUTE-013] [C-SCREEN-035] [C-BEHAV-057] [C-BEHAV-076]', async ({
  page,
  baseURL,
}) => {
  const { bId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'gm', `/analytics/notifications?bId=${bId}`)
  await settled(page)
  await page.getByRole('button', { name: 'Lead capture', exact: true }).click()
  await page.getByRole('button', { name: 'Edit Lead capture' }).click()
  await page.getByRole('button', { name: 'Add Schedule' }).click()
  const row = page.getByRole('group', { name: 'Schedule 1' })
  await page.getByRole('button', { name: 'SAVE' }).click()
  await expect(row.getByText('Please select')).toHaveCount(1) // nobody is named yet
  await row.getByLabel('Who').click()
  await row.getByLabel('Who').fill('Marcus')
  await page.getByRole('option', { name: /Marcus Delgado/ }).click()
  await row.getByLabel('By').click()
  for (const method of ['Bell only', 'Email', 'Text message', 'Google space'])
    await expect(page.getByRole('option', { name: method, exact: true })).toBeVisible()
  await page.getByRole('option', { name: 'Text message', exact: true }).click()
  await row.getByRole('combobox', { name: 'From', exact: true }).fill('17:00')
  await row.getByRole('combobox', { name: 'To', exact: true }).fill('08:00')
  await page.keyboard.press('Tab') // the times offered stand over the button
  await page.getByRole('button', { name: 'SAVE' }).click()
  await expect(row.getByText('End time should be after start time')).toBeVisible()
  await row.getByRole('combobox', { name: 'To', exact: true }).fill('18:00')
  await page.keyboard.press('Tab') // the times offered stand over the button
  await page.getByRole('button', { name: 'SAVE' }).click()
  await expectToast(page, 'Successfully saved')
  await page.reload()
  await settled(page)
  await expect(page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Lead capture' }).last()).toContainText(
    'Marcus Delgado',
  )
})

test('the rules are in the menu; types with codes stand first, and each without a rule says whom the building tells', async ({
  page,
  baseURL,
}) => {
  const pm = await callsOf(baseURL ?? '', 'pm') // of a building without rules
  const { gId } = await demoIds(baseURL ?? '')
  const { Properties } = await pm(GetPropertyList, { filter: { gId } })
  await signInAt(page, 'pm', `/?bId=${Properties[0]?.id}`)
  await settled(page)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Notification rules' }).click()
  await settled(page)
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  const parts = (await headings.allTextContents()).filter(one => /codes in this building|Other QR types/.test(one))
  expect(parts).toEqual(['Types with codes in this building', 'Other QR types'])
  const row = page.locator('section').filter({ has: page.getByRole('button', { name: 'Feedback', exact: true }) })
  await expect(row.last()).toContainText('scores of 2 and below, at the bell')
  await page.getByRole('button', { name: 'Feedback', exact: true }).click()
  await expect(page.getByText(/^By default: .+scores of 2 and below/)).toBeVisible()
})

test('the bell tells how much is not read, leads to what it tells of, and is read all at once', async ({ page, baseURL: base }) => {
  const baseURL = base ?? ''
  const { gId, bId } = await demoIds(baseURL)
  const [engineer, gm] = [await callsOf(baseURL, 'engineer'), await callsOf(baseURL, 'gm')]
  const { Assignees } = await engineer(GetAssignees, { gId, bId })
  const AssigneeId = Assignees.find(({ Mine }) => Mine)?.ContactId ?? ''
  const { Requests } = await gm(GetRequests, { filter: { gId, bId, Status: 'Open' } })
  for (const { RequestId, Version, Urgency, DueDate } of Requests.filter(one => one.AssigneeId !== AssigneeId).slice(0, 2))
    await gm(EditRequest, { GroupId: gId, RequestId, Version, AssigneeId, Urgency, DueDate })
  await expect.poll(async () => (await engineer(GetUnreadCount, { gId })).Unread).toBeGreaterThanOrEqual(2)
  await signInAt(page, 'engineer', '/')
  await settled(page)
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName(/not read$/)
  const [third] = Requests.filter(one => one.AssigneeId !== AssigneeId).slice(2)
  if (!third) throw new Error('no third request')
  const assigned = page.getByRole('region', { name: 'To do' }).getByRole('link', { name: /assigned to you$/ })
  const count = async () => Number(/\d+/.exec((await assigned.textContent()) ?? '')?.[0])
  const before = await count()
  await gm(EditRequest, {
    GroupId: gId,
    RequestId: third.RequestId,
    Version: third.Version,
    AssigneeId,
    Urgency: third.Urgency,
    DueDate: third.DueDate,
  })
  await expect.poll(count, 'Home follows the stream of the bell').toBe(before + 1)
  await bell.click()
  const window = page.getByRole('dialog', { name: 'Notifications' })
  const first = window.getByRole('listitem').first().getByRole('link')
  await expect(first).toContainText('Anchor Street East')
  await first.click()
  await expect(page).toHaveURL(/\/requests\//)
  await bell.click()
  await window.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell).toHaveAccessibleName('Notifications')
  await window.getByRole('link', { name: 'See all' }).click()
  await expect(page).toHaveURL(/\/notifications/)
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
})

test('a person chooses by what they are told; the link of a mail leads there', async ({ page }) => {
  await signInAt(page, 'manager', '/settings#settings-notifications')
  await settled(page)
  await page.getByRole('button', { name: 'Edit Notifications' }).click()
  await page.getByRole('checkbox', { name: 'Bad scores: Email' }).uncheck()
  await page.getByRole('combobox', { name: 'From' }).fill('21:00')
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(page.getByText('Required')).toBeVisible()
  await page.getByRole('combobox', { name: 'To', exact: true }).fill('07:00')
  await save.click()
  await expectToast(page, 'Successfully saved')
  await expect(page.getByRole('row', { name: /^Bad scores/ }).getByRole('cell')).toHaveText(['Yes', 'No', 'Yes'])
})
