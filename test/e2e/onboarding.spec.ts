import { expect, type Page } from '@playwright/test'
import { GetTexts } from '../../src/features/base/outbox/contract.ts'
import { AddPropertyContact } from '../../src/features/property/contacts/contract.ts'
import { newContact } from '../../src/features/property/contacts/rules.ts'
import { findViolations } from '../support/axe.ts'
import { buildingPicker, useAdmin } from '../support/buildingPages.ts'
import { address, choose, dialogOf, openNew } from '../support/contactPages.ts'
import { joinBy, mailedLink, menuItems, settled, signIn, signInAt, test } from '../support/people.ts'
import { mailTo } from '../support/surveyPages.ts'

const admin = useAdmin()
const password = 'Quay-Lanterns-42'

type Person = { bId: string; building: string; email: string; Phone: string }
const person = async (Role: string): Promise<Person> => {
  const { bId, name: building } = await admin.building()
  const draft = newContact()
  const email = address()
  const Phone = `1617555${1000 + Math.floor(Math.random() * 9000)}`
  const Contact = { ...draft.Contact, Name: 'Noor Haddad', Role, Phone, Email: email, Team: 'Property Team' }
  await admin.call(AddPropertyContact, { GroupId: admin.gId, BuildingId: bId, ...draft, Contact })
  return { bId, building, email, Phone }
}

const violations = (page: Page) => findViolations(page, { include: '[role="dialog"]' })

test('the onboarding e-mail: written in its dialog, mailed, its link sets a password, and the person sees only their menu [A-SCREEN-041] [A-MSG-005]', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  const { bId, email, building, Phone } = await person('Employee')
  const page = await admin.open(`/contacts?bId=${bId}`)
  await page.getByRole('button', { name: 'Noor Haddad', exact: true }).click()
  await dialogOf(page).getByRole('button', { name: 'Onboarding email' }).click()
  const letter = dialogOf(page).last()
  const editor = letter.getByRole('textbox', { name: 'Email text' })
  await expect(editor).toContainText('Welcome, Noor Haddad!')
  await expect(editor).toContainText('[Sign-in link]')
  await expect(letter.getByText('No onboarding email has been sent yet.')).toBeVisible()
  await expect(letter.getByRole('button', { name: 'Cancel' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await editor.press('ControlOrMeta+End')
  await page.keyboard.type(' See you at the front desk.')
  await letter.getByRole('checkbox', { name: 'Send Text' }).check()
  await letter.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Successfully sent!')).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(1)
  await dialogOf(page).getByRole('button', { name: 'Onboarding email' }).click()
  await expect(page.getByText(/^The last onboarding email was sent on \d\d\/\d\d\/\d{4}/)).toBeVisible()
  await page.close()

  await expect.poll(() => mailTo(email), { timeout: 30_000 }).toContain('See you at the front desk.') // the invitation came before
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await phone.goto(await mailedLink(email))
  await expect(phone.getByRole('button', { name: 'Accept' })).toBeVisible()
  expect(await phone.evaluate<number>('document.documentElement.scrollWidth'), 'a long address breaks').toBeLessThanOrEqual(390)
  await phone.close()
  const theirs = await joinBy(browser, await mailedLink(email), email, password)
  await expect(menuItems(theirs)).toHaveText(['Home', 'Requests', 'Bookings', 'Feedback', 'Analytics', 'Dashboards', 'Rounds to walk'])
  await expect(buildingPicker(theirs)).toHaveValue(building)
  await expect(buildingPicker(theirs)).toBeDisabled()
  await theirs.goto(`/contacts?bId=${bId}`)
  await expect(theirs.getByText("You don't have permission to this page")).toBeVisible()
  await theirs.close()

  const sent = async () => (await admin.call(GetTexts, { filter: { text: Phone } })).Texts
  await expect.poll(sent).toMatchObject([{ To: `+${Phone}`, Text: expect.stringContaining('Noor Haddad') }])
})

test('the outbox shows text messages in a tab of their own', async ({ page }) => {
  const { bId, Phone } = await person('Employee')
  const number = `(617) 555-${Phone.slice(-4)}`
  const contacts = await admin.open(`/contacts?bId=${bId}`)
  await contacts.getByRole('button', { name: 'Noor Haddad', exact: true }).click()
  await dialogOf(contacts).getByRole('button', { name: 'Onboarding email' }).click()
  await dialogOf(contacts).last().getByRole('checkbox', { name: 'Send Text' }).check()
  await dialogOf(contacts).last().getByRole('button', { name: 'Send', exact: true }).click()
  await expect(contacts.getByText('Successfully sent!')).toBeVisible()
  await contacts.close()
  await signInAt(page, 'admin', '/outbox')
  await settled(page)
  await page.getByRole('tab', { name: 'Text messages' }).click()
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(async () => {
    if (!(await row.isVisible())) await page.reload()
    await expect(row).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
  await expect(row).toContainText('In the outbox')
  await expect(row).toContainText('Hello Noor Haddad')
  await row.click()
  await expect(dialogOf(page)).toContainText('The email that we have just sent you tells how to sign in.')
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

test('a toggle that the user does not hold stays off and tells why, on hover, on focus and to a screen reader', async ({ page }) => {
  await signIn(page, 'manager') // without ManageMarketing
  await page.goto('/contacts')
  await page.getByRole('banner').getByLabel('Building', { exact: true }).and(page.locator('input:visible')).click()
  await page.getByRole('option', { name: /^Brickyard Row/ }).click()
  await settled(page)
  const dialog = await openNew(page)
  await choose(page, 'Role', 'Employee')
  const marketing = dialog.getByRole('switch', { name: 'Marketing' })
  const why = 'Nobody grants more than they hold: you do not have this permission yourself.'
  const tooltip = page.getByRole('tooltip', { name: why })
  await expect(marketing).toHaveAttribute('aria-disabled', 'true')
  await expect(marketing).toHaveAccessibleDescription(why)
  await expect(dialog.getByRole('switch', { name: 'Contacts' })).toHaveAccessibleDescription('')
  await expect(tooltip).toHaveCount(0)
  await page.mouse.wheel(0, 600) // the toggles come up from behind the buttons
  await dialog.getByText('Marketing', { exact: true }).hover({ force: true })
  await expect(tooltip).toBeVisible()
  await page.mouse.down()
  await page.mouse.up()
  await expect(marketing).not.toBeChecked()
  await dialog.getByText('Signs in to the portal with this email.').hover()
  await expect(tooltip).toHaveCount(0)
  await dialog.getByRole('switch', { name: 'Contacts' }).focus()
  await page.keyboard.press('Tab')
  await expect(marketing).toBeFocused()
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Space')
  await expect(marketing).not.toBeChecked()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('switch', { name: 'Contacts' }).check({ force: true }) // beside it: what they hold
})
