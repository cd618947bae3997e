import { expect, test } from '@playwright/test'
import { signInAt } from '../support/people.ts'

test('a property manager notes what is to change on a sign, says otherwise what it asks for, answers and closes it [A-ROUTE-027] [C-ROUTE-077] [B-SCREEN-021] [C-SCREEN-034]', async ({
  page,
}) => {
  await signInAt(page, 'pm', '/lintelNotepad')
  await page.getByText('Sign Proof', { exact: true }).click()
  await page.getByRole('button', { name: 'Add new note' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add new note' })
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Required').first()).toBeVisible()
  await expect(dialog.getByText('Required')).toHaveCount(5)
  const pick = async (name: string, option?: string) => {
    await dialog.getByRole('combobox', { name }).click()
    await (option ? page.getByRole('option', { name: option }) : page.getByRole('option').first()).click()
  }
  await pick('Category', 'Logo')
  await pick('Request type', 'Correction')
  await pick('Hub')
  const choosesPage = dialog.getByRole('combobox', { name: 'Page' })
  if ((await choosesPage.inputValue()) === '') await pick('Page')
  const text = `The logo is too small ${Date.now()}`
  await dialog.getByRole('textbox', { name: 'Note' }).fill(text)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: text })
  await row.getByText(text).click()
  const note = page.getByRole('dialog', { name: 'Sign Proof' })
  await note.getByRole('combobox', { name: 'Request type' }).click()
  await page.getByRole('option', { name: 'Question' }).click()
  await note.getByRole('textbox', { name: 'Answer' }).fill('A larger one is on its way.')
  await note.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(note).toBeHidden()
  await row.getByText(text).click()
  await expect(note.getByText(/Answered/)).toBeVisible()
  await note.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(note.getByRole('button', { name: 'Reopen' })).toBeVisible()
})

test('the notepad stands under the addresses of the dashboards too [C-ROUTE-035] [C-ROUTE-061]', async ({ page }) => {
  await signInAt(page, 'pm', '/analytics/dashboard/masterNotepad')
  await expect(page.getByRole('heading', { name: 'Master Notepad', level: 1 })).toBeVisible()
  await page.goto('/masterNotepadDashboard')
  await expect(page.getByRole('heading', { name: 'Master Notepad', level: 1 })).toBeVisible()
})

test('without a building, a note asks for one first', async ({ page }) => {
  await signInAt(page, 'executive', '/lintelNotepad')
  await page.getByRole('button', { name: 'Add new note' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add new note' })
  await dialog.getByLabel('Building').click()
  await page.getByRole('option', { name: /Anchor Street West/ }).click()
  await dialog.getByRole('button', { name: 'Add new note' }).click()
  await dialog.getByRole('combobox', { name: 'Hub' }).click()
  await expect(page.getByRole('listbox', { name: 'Hub' }).getByRole('option').first()).toBeVisible()
})
