import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { GetAnswers } from '../../src/features/codes/feedbackInbox/contract.ts'
import { callsOf } from '../support/calls.ts'
import { consoleErrors, settled, signIn, test, told } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'

test('a bad score is found on Home, handled and replied to; others are marked as done at once', async ({ page, baseURL }) => {
  const errors = consoleErrors(page)
  const { gId } = await demoIds(baseURL ?? '')
  const call = await callsOf(baseURL ?? '', 'gm')
  const found = async (filter: object) => (await call(GetAnswers, { filter: { gId, ...filter } })).Total
  await signIn(page, 'gm')
  await page.goto(`/?gId=${gId}`)
  await settled(page)
  const low = await found({ Score: 'Low', Status: 'Open' })

  await test.step('Home leads to exactly those that it counts', async () => {
    await page.getByRole('link', { name: `${low} bad scores to handle` }).click()
    await expect(page.getByRole('heading', { name: 'Feedback', exact: true })).toBeVisible()
    await expect(page.getByText(`${low} answers`)).toBeVisible()
    await settled(page)
    expect((await new AxeBuilder({ page }).analyze()).violations.map(one => one.id)).toEqual([])
  })

  await test.step('one is opened, taken in hand, noted and done', async () => {
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'What was said' })).toBeVisible()
    await settled(page)
    expect((await new AxeBuilder({ page }).analyze()).violations.map(one => one.id)).toEqual([])
    const take = page.getByRole('button', { name: 'Take in hand' })
    if (await take.isVisible()) await take.click()
    await expect(page.getByText('In hand', { exact: true })).toBeVisible()
    await page.getByRole('textbox', { name: 'Note' }).fill('Looked at it this morning.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Looked at it this morning.' })).toBeVisible()
    await page.getByRole('button', { name: 'Mark as done' }).click()
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
    expect(await found({ Score: 'Low', Status: 'Open' })).toBe(low - 1)
  })

  await test.step('two of the list are marked as done together', async () => {
    const open = await found({ Status: 'Open' })
    await page.goto(`/feedback?status=Open`)
    await settled(page)
    for (const row of [1, 2]) await page.getByRole('row').nth(row).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Mark as done' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click()
    await told(page, '2 answers are done')
    expect(await found({ Status: 'Open' })).toBe(open - 2)
  })
  expect(errors).toEqual([])
})
