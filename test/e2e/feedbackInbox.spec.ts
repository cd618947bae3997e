import { expect } from '@playwright/test'
import { feedback } from '../../src/features/codes/answers/tables.ts'
import { findViolations } from '../support/axe.ts'
import { consoleErrors, expectToast, settled, signIn, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'
import { inDatabase } from '../support/sessions.ts'

test('a bad score is found from Home, handled and noted; others are marked as done at once', async ({ page, baseURL }) => {
  const errors = consoleErrors(page)
  const { gId, bId } = await demoIds(baseURL ?? '')
  const mark = `Cold since ${Date.now()}`
  const place = { GroupId: gId, BuildingId: bId, QrType: 'Feedback', EntityType: 'Lobby', Score: 1, Terms: [] }
  const rows = [0, 1, 2].map(n => ({ ...place, Text: `${mark}, floor ${n}`, SubmitDate: new Date(Date.now() - n * 60_000) }))
  await inDatabase(baseURL ?? '', tx => tx.insert(feedback).values(rows))
  await signIn(page, 'gm')

  await test.step('Home leads to all bad scores, as many as it counts', async () => {
    await page.goto(`/?gId=${gId}`)
    await page.getByRole('link', { name: /^\d+ bad scores to handle$/ }).click()
    await expect(page.getByRole('heading', { name: 'Feedback', exact: true })).toBeVisible()
    await page.getByRole('searchbox').fill(mark)
    await expect(page.getByText('3 answers')).toBeVisible()
    await settled(page)
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('one is opened, taken in hand, noted and done', async () => {
    await page.getByRole('row', { name: 'floor 0' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'What was said' })).toBeVisible()
    await page.getByRole('button', { name: 'Take in hand' }).click()
    await expect(page.getByText('In hand', { exact: true })).toBeVisible()
    await page.getByRole('textbox', { name: 'Note' }).fill('Looked at it this morning.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Looked at it this morning.' })).toBeVisible()
    await settled(page)
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Mark as done' }).click()
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
  })

  const tickBoth = async () => {
    for (const floor of [1, 2])
      await page
        .getByRole('row', { name: `floor ${floor}` })
        .getByRole('checkbox')
        .check()
  }
  await test.step('the two others of the list are assigned together, then marked as done', async () => {
    await page.goBack()
    await expect(page.getByText('2 answers')).toBeVisible()
    await tickBoth()
    await page.getByRole('button', { name: 'Assign' }).click()
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Assigned to' })).toHaveValue('Marcus Delgado')
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click()
    await expectToast(page, '2 answers are assigned')
    await expect(page.getByRole('cell', { name: 'Marcus Delgado' })).toHaveCount(2)
    await tickBoth()
    await page.getByRole('button', { name: 'Mark as done' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click()
    await expectToast(page, '2 answers are done')
    await expect(page.getByText('No feedback')).toBeVisible()
  })
  expect(errors).toEqual([])
})
