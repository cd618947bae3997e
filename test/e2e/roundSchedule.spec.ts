import { expect } from '@playwright/test'
import { dayIn } from '../../src/core/days.ts'
import { addDays, startOfStep } from '../../src/core/steps.ts'
import { GetSchedule } from '../../src/features/field/schedule/contract.ts'
import { newPerson } from '../support/newPerson.ts'
import { signInAt, test } from '../support/people.ts'
import { openBuilding } from '../support/roundBuilding.ts'

test('the week of a team: a date is dragged to another person and day, changed by its form, a day is excused, somebody away has a stand-in, a calendar reads it', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const { call, gId, bId, make } = await openBuilding(base)
  await newPerson(base, 'Employee', { Name: 'Ana Week', buildings: [bId] })
  await newPerson(base, 'Employee', { Name: 'Ben Week', buildings: [bId] })
  await make('Roof walk')
  const First = addDays(startOfStep(dayIn('America/New_York', Date.now()), 'Week'), 7)
  const read = async () => (await call(GetSchedule, { gId, bId, First })).Dues
  const [first, second, third] = await read()
  if (!first || !second || !third) throw new Error('a round of each day has dates next week')
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAt(page, 'admin', `/library/roundSchedule?gId=${gId}&bId=${bId}`)
  await page.getByRole('button', { name: 'The week after' }).click()
  const cards = page.getByRole('button', { name: /Roof walk/ })
  await expect(cards).toHaveCount(7)

  // By its form: given to Ana, at another time.
  await cards.first().click()
  const form = page.getByRole('dialog')
  await form.getByRole('combobox', { name: 'Starts at' }).fill('06:15')
  await form.getByRole('combobox', { name: 'Given to' }).click()
  await page.getByRole('option', { name: 'Ana Week' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /^Ana Week/ }).getByText('06:15 AM Roof walk')).toBeVisible()
  expect((await read()).find(one => one.DueId === first.DueId)).toMatchObject({ Time: '06:15', Name: 'Ana Week' })

  // By dragging: to Ana, on the same day; then a day is excused.
  const row = page.getByRole('row', { name: /^Ana Week/ })
  await cards.filter({ hasText: 'Upcoming' }).nth(1).dragTo(row.getByRole('cell').nth(2))
  await expect(row.getByRole('button', { name: /Roof walk/ })).toHaveCount(2)
  expect((await read()).filter(one => one.Name === 'Ana Week')).toHaveLength(2)
  await page
    .getByRole('button', { name: /^Excuse the day/ })
    .last()
    .click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Holiday')
  await page.getByRole('button', { name: 'Excuse', exact: true }).click()
  await expect(page.getByText('Excused · Excused: Holiday')).toBeVisible()

  // Ana is away: Ben has what she had.
  await page.getByRole('button', { name: 'Away' }).click()
  await page.getByRole('button', { name: 'Add an absence' }).click()
  const absence = page.getByRole('dialog', { name: 'Add an absence' })
  await absence.getByRole('button', { name: 'Save' }).click()
  await expect(absence.getByText('Required').first()).toBeVisible()
  await absence.getByRole('combobox', { name: 'Who is away' }).click()
  await page.getByRole('option', { name: 'Ana Week' }).click()
  await absence.getByRole('combobox', { name: 'Who walks instead' }).click()
  await page.getByRole('option', { name: 'Ben Week' }).click()
  const typed = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`
  await absence.getByRole('textbox', { name: 'First day' }).fill(typed(First))
  await page.keyboard.press('Tab')
  await absence.getByRole('textbox', { name: 'Last day' }).fill(typed(addDays(First, 6)))
  await page.keyboard.press('Tab')
  await absence.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Ana Week: .*Ben Week walks instead$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /^Ben Week/ }).getByRole('button', { name: /for Ana Week/ })).toHaveCount(2)

  await page.getByRole('button', { name: 'Calendar' }).click()
  const address = await page.getByRole('textbox', { name: 'All dates of this building' }).inputValue()
  const file = await fetch(address.replace(/^https?:\/\/[^/]+/, base))
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(await file.text()).toContain('SUMMARY:Roof walk')
})
