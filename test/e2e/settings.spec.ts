import { expect } from '@playwright/test'
import { newPerson } from '../support/newPerson.ts'
import { demoPassword, expectToast, settled, signInAt, signInByForm, somewhere, test, userMenu } from '../support/people.ts'

const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

test('the profile is read first, saved with its problems shown, and seen in the user menu', async ({ page, baseURL }) => {
  await signInAt(page, await newPerson(baseURL ?? ''), '/settings')
  const main = page.getByRole('main')
  await expect(main.getByText('Ines Marchetti')).toBeVisible()
  await main.getByRole('button', { name: 'Edit Profile' }).click()
  await main.getByLabel('Name').fill('')
  await main.getByLabel('Phone').fill('212')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByLabel('Name')).toBeFocused()
  await expect(main.getByText('Required')).toBeVisible()
  await expect(main.getByText('Format error')).toBeVisible()
  await main.getByLabel('Name').fill('Ines Bianchi')
  await main.getByLabel('Phone').fill('2125550123')
  await main.getByRole('combobox', { name: 'Time zone' }).fill('adelaide')
  await page.getByRole('option', { name: /^Australia\/Adelaide/ }).click()
  await main.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: dot })
  await expect(main.getByRole('button', { name: 'Remove' })).toBeVisible() // it has arrived
  await main.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Successfully saved')
  await expect(main.getByText('(212) 555-0123')).toBeVisible()
  await expect(userMenu(page)).toHaveAccessibleName(/Ines Bianchi/)
  await expect(userMenu(page).locator('img')).toHaveAttribute('src', /^\/files\/.*me\.png$/)
  // The sessions below show moments by that clock: half an hour beside every whole zone.
  const minute = { timeZone: 'Australia/Adelaide', hour: '2-digit', minute: '2-digit' } as const
  const lately = Array.from({ length: 20 }, (_, ago) => new Date(Date.now() - ago * 60_000).toLocaleTimeString('en-US', minute))
  await expect(main.getByText(new RegExp(`Signed in .*(${lately.join('|')})`))).toBeVisible()
  await page.reload()
  await expect(userMenu(page)).toHaveAccessibleName(/Ines Bianchi/)
})

test('another password, and the end of the others: they are told why, this device stays', async ({ page, browser, baseURL }) => {
  const who = await newPerson(baseURL ?? '')
  const next = 'Northern-Lights-78'
  const elsewhere = async (secret: string) => {
    const other = await browser.newPage({ locale: 'en-US', extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
    await signInByForm(other, who, secret)
    await settled(other)
    return other
  }
  await signInByForm(page, who)
  const first = await elsewhere(demoPassword)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog')
  const change = async (present: string) => {
    await dialog.getByLabel('Present password').fill(present)
    await dialog.getByLabel(/^New password/).fill(next)
    await dialog.getByLabel('Repeat the new password').fill(next)
    await dialog.getByRole('button', { name: 'Save' }).click()
  }
  await change('Wrong-Horse-99')
  await expect(dialog.getByText('The present password is not right.')).toBeVisible()
  await change(demoPassword)
  await expectToast(page, 'Your password is changed.')
  await expect(first.getByText('You were signed out because your password has changed.')).toBeVisible()

  const second = await elsewhere(next)
  await page.reload()
  await expect(page.getByRole('main').getByText('This device', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'End the others' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End the others' }).click()
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible()
  await expect(second.getByText('You were signed out from another device.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await first.close()
  await second.close()
})
