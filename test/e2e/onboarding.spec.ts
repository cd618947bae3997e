import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { AddPropertyContact } from '../../src/features/contacts/contract.ts'
import { newContact } from '../../src/features/contacts/rules.ts'
import { GetTexts } from '../../src/features/outbox/contract.ts'
import { useAdmin } from '../support/buildingPages.ts'
import { callsOf } from '../support/calls.ts'
import { address, dialogOf } from '../support/contactPages.ts'
import { settled, signIn, somewhere, test } from '../support/people.ts'
import { mailTo } from '../support/surveyPages.ts'

const admin = useAdmin()
const password = 'Quay-Lanterns-42'

const person = async (Role: string): Promise<{ bId: string; email: string }> => {
  const { bId } = await admin.building()
  const draft = newContact()
  const email = address()
  const Contact = { ...draft.Contact, Name: 'Noor Haddad', Role, Phone: '16175550143', Email: email, Team: 'Property Team' }
  await admin.call(AddPropertyContact, { GroupId: admin.gId, BuildingId: bId, ...draft, Contact })
  return { bId, email }
}

const violations = async (page: Page) => {
  const { violations: found } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

test('the onboarding e-mail: written in its dialog, mailed, its link sets a password, and the person sees only their menu [A-SCREEN-041] [A-MSG-005]', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const { bId, email } = await person('Employee')
  const page = await admin.open(`/contacts?bId=${bId}`)
  await page.getByRole('button', { name: 'Noor Haddad', exact: true }).click()
  await dialogOf(page).getByRole('button', { name: 'Onboarding Email' }).click()
  const letter = dialogOf(page).last()
  const editor = letter.getByRole('textbox', { name: 'Email text' })
  await expect(editor).toContainText('Welcome, Noor Haddad!')
  await expect(editor).toContainText('[Sign-in link]')
  await expect(letter.getByText('No onboarding e-mail has been sent yet.')).toBeVisible()
  await expect(letter.getByRole('button', { name: 'Cancel' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await editor.press('ControlOrMeta+End')
  await page.keyboard.type(' See you at the front desk.')
  await letter.getByRole('checkbox', { name: 'Send Text' }).check()
  await letter.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Successfully sent!')).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(1)
  await dialogOf(page).getByRole('button', { name: 'Onboarding Email' }).click()
  await expect(page.getByText(/^The last onboarding e-mail was sent on \d\d\/\d\d\/\d{4}/)).toBeVisible()
  await page.close()

  const mail = await mailTo(email)
  expect(mail).toContain('See you at the front desk.')
  const token = /token=3D([\w-]+)/.exec(mail)?.[1] ?? ''
  const theirs = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  await theirs.goto(`/reset?token=${token}`)
  await theirs.getByLabel('New password', { exact: true }).fill(password)
  await theirs.getByLabel('Repeat the new password').fill(password)
  await theirs.getByRole('button', { name: 'Save the password' }).click()
  await theirs.waitForURL(/\/login/)
  await settled(theirs)
  await theirs.getByLabel('E-mail').fill(email)
  await theirs.getByLabel('Password', { exact: true }).fill(password)
  await theirs.getByRole('button', { name: 'Sign in' }).click()
  await theirs.waitForURL(url => !url.pathname.startsWith('/login'))
  await settled(theirs)
  const menu = theirs.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Contacts' })).toHaveCount(0)
  await theirs.goto(`/contacts?bId=${bId}`)
  await expect(theirs.getByText("You don't have permission to this page")).toBeVisible()
  await theirs.close()

  const call = await callsOf(baseURL ?? '', 'admin')
  await expect.poll(async () => (await call(GetTexts, { filter: { text: 'Noor Haddad' } })).Total).toBeGreaterThan(0)
})

test('the outbox shows text messages in a tab of their own', async ({ page }) => {
  const { bId } = await person('Employee')
  const contacts = await admin.open(`/contacts?bId=${bId}`)
  await contacts.getByRole('button', { name: 'Noor Haddad', exact: true }).click()
  await dialogOf(contacts).getByRole('button', { name: 'Onboarding Email' }).click()
  await dialogOf(contacts).last().getByRole('checkbox', { name: 'Send Text' }).check()
  await dialogOf(contacts).last().getByRole('button', { name: 'Send', exact: true }).click()
  await expect(contacts.getByText('Successfully sent!')).toBeVisible()
  await contacts.close()
  await signIn(page, 'admin')
  await page.goto('/outbox')
  await settled(page)
  await page.getByRole('tab', { name: 'Text messages' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Hello Noor Haddad' }).first()
  await expect(async () => {
    if (!(await row.isVisible())) await page.reload()
    await expect(row).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
  await expect(row).toContainText('In the outbox')
  await expect(row).toContainText('(617) 555-0143')
  await row.click()
  await expect(dialogOf(page)).toContainText('The e-mail that we have just sent you tells how to sign in.')
  expect(await violations(page)).toEqual([])
})

test('a contact tells its history from its dialog, in words', async () => {
  const { bId } = await person('Employee')
  const page = await admin.open(`/contacts?bId=${bId}`)
  await page.getByRole('button', { name: 'Noor Haddad', exact: true }).click()
  await dialogOf(page).getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: /^History/ })
  await expect(history.getByText('Full Name', { exact: false }).first()).toBeVisible()
  await expect(history.getByText('Signs in', { exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.close()
})

test('a toggle that the user does not hold cannot be turned on', async ({ browser }) => {
  const { bId } = await person('Employee')
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  const page = await context.newPage()
  await signIn(page, 'gm2')
  await page.goto(`/contacts?bId=${bId}`)
  await settled(page)
  await page.getByRole('button', { name: 'Noor Haddad', exact: true }).click()
  await dialogOf(page).getByRole('button', { name: 'Edit' }).click()
  const toggle = (name: string) => dialogOf(page).getByRole('switch', { name })
  await expect(toggle('Marketing')).toBeDisabled()
  await expect(toggle('Contacts')).toBeEnabled()
  await context.close()
})
