import { expect, type Page } from '@playwright/test'
import { newPerson } from '../support/newPerson.ts'
import { signIn, signInAt, test } from '../support/people.ts'
import { fillCode } from '../support/qrPages.ts'
import { demoIds } from '../support/screens.ts'

const asked = (page: Page) => page.getByRole('dialog', { name: 'Save Changes?' })
const answer = (page: Page, name: string) => asked(page).getByRole('button', { name, exact: true }).click()

test('leaving a section with unsaved changes: stay, save and see what is wrong, discard, or save and go on [B-MSG-071]', async ({
  page,
  baseURL,
}) => {
  await signInAt(page, await newPerson(baseURL ?? ''), '/settings')
  const main = page.getByRole('main')
  const name = main.getByLabel('Name')
  const away = () => page.getByRole('link', { name: 'Home', exact: true }).first().click()
  const edit = () => main.getByRole('button', { name: 'Edit Profile' }).click()

  await edit()
  await name.fill('')
  await away()
  await answer(page, 'Keep editing')
  await expect(name).toHaveValue('')
  await away()
  await answer(page, 'SAVE')
  await expect(asked(page)).toBeHidden()
  await expect(main.getByText('Required')).toBeVisible()
  await expect(name).toBeFocused()
  await expect(page).toHaveURL(/\/settings/)

  await name.fill('Ines Bianchi')
  await main.getByRole('button', { name: 'Cancel' }).click()
  await answer(page, 'SAVE')
  await expect(name).toBeHidden()
  await expect(main.getByText('Ines Bianchi')).toBeVisible()

  await edit()
  await name.fill('Somebody Else')
  await main.getByRole('button', { name: 'Cancel' }).click()
  await answer(page, 'Discard Changes')
  await expect(main.getByText('Ines Bianchi')).toBeVisible()

  await edit()
  await name.fill('Ines Rossi')
  await away()
  await answer(page, 'SAVE')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeHidden()
  await page.goBack()
  await expect(main.getByText('Ines Rossi')).toBeVisible()
})

test('a dialog saves and closes; a new code that is saved on the way out leads where its maker was heading', async ({ page, baseURL }) => {
  const who = await newPerson(baseURL ?? '')
  await signInAt(page, who, '/settings')
  await page.getByRole('button', { name: 'Change password' }).click()
  const form = page.getByRole('dialog', { name: 'Change password' })
  await form.getByLabel('Present password').fill('Wrong-Horse-99')
  await page.keyboard.press('Escape')
  await answer(page, 'SAVE')
  await expect(form.getByText('Required').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await answer(page, 'Discard Changes')
  await expect(form).toBeHidden()

  await signIn(page, 'gm')
  const code = `Leaving ${Date.now()}`
  await fillCode(page, await demoIds(baseURL ?? ''), code)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Contacts' }).click()
  await answer(page, 'SAVE')
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'QR Library' }).click()
  await expect(page.getByText(code).first()).toBeVisible()
})
