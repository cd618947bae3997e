import { expect } from '@playwright/test'
import { GetAnswers } from '../../src/features/codes/feedbackInbox/contract.ts'
import { GetRequests } from '../../src/features/codes/inbox/contract.ts'
import { callsOf } from '../support/calls.ts'
import { settled, signIn, signInAt, somewhere, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'

test('the palette does not offer Create New Building to who may not make one', async ({ page }) => {
  await signIn(page, 'chief')
  await settled(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /search/i }).fill('Build')
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('option', { name: 'Create New Building' })).toHaveCount(0)
})

test('the palette finds contacts of the account, and accounts for a global admin', async ({ page, browser }) => {
  await signIn(page, 'executive')
  await settled(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /search/i }).fill('pettibone')
  await page.getByRole('option', { name: /^Caroline Pettibone/ }).click()
  await expect(page).toHaveURL(/\/contacts\?/)
  await expect(page.getByRole('cell', { name: 'Caroline Pettibone', exact: true })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)

  const admin = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  await signIn(admin, 'admin')
  await settled(admin)
  await admin.keyboard.press('Control+k')
  await admin
    .getByRole('dialog')
    .getByRole('combobox', { name: /search/i })
    .fill('northgate')
  await admin.getByRole('option', { name: /^Northgate Property Partners/ }).click()
  await expect(admin).toHaveURL(/\/accountInfo\?gId=/)
  await expect(admin.getByText('Northgate Property Partners').first()).toBeVisible()
  await admin.close()
})

test('the palette does what may be done from anywhere, by permission', async ({ page }) => {
  await signIn(page, 'chief')
  await settled(page)
  const find = async (typed: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill(typed)
  }
  await find('create account')
  await expect(page.getByText('Nothing found for “create account”')).toBeVisible()
  await page.keyboard.press('Escape')
  await find('dark')
  await page.getByRole('option', { name: 'Switch theme: dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await find('switch theme light')
  await page.getByRole('option', { name: 'Switch theme: light' }).click()
  await find('anchor street west')
  await page.getByRole('option', { name: /^Anchor Street West/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Anchor Street West' })).toBeVisible()
  await find('new qr')
  await page.getByRole('option', { name: 'New QR code' }).click()
  await expect(page).toHaveURL(/\/qrcode\//)
})

test('the palette finds a request by its number and feedback by its words; what was picked stands first the next time', async ({
  page,
  baseURL,
}) => {
  const { gId } = await demoIds(baseURL ?? '')
  const call = await callsOf(baseURL ?? '', 'executive')
  const { Requests } = await call(GetRequests, { filter: { gId }, pagination: { page: 0, perPage: 1 } })
  const { Answers } = await call(GetAnswers, { filter: { gId, Commented: true }, pagination: { page: 0, perPage: 1 } })
  const [request, answer] = [Requests[0], Answers[0]]
  await signIn(page, 'executive')
  await settled(page)
  const find = async (typed: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill(typed)
  }
  await find(`#${request?.Number}`)
  await page
    .getByRole('group', { name: 'Requests' })
    .getByRole('option', { name: new RegExp(` ${request?.Number}\\b`) })
    .click()
  await expect(page).toHaveURL(new RegExp(`/requests/${gId}/${request?.RequestId}`))
  await settled(page)
  await find(String(answer?.Text).split(/\s+/).slice(0, 4).join(' '))
  await page.getByRole('group', { name: 'Feedback' }).getByRole('option').first().click()
  await expect(page).toHaveURL(new RegExp(`/feedback/${gId}/`))
  await settled(page)
  await find(String(request?.Number))
  await expect(page.getByRole('dialog').getByRole('option').first()).toHaveAccessibleName(new RegExp(` ${request?.Number}\\b`))
  await expect(page.getByRole('dialog').getByRole('group').first()).toHaveAccessibleName('Recent')
  await signInAt(page, 'admin', '/settings')
  await settled(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('group', { name: 'Actions' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('group', { name: 'Recent' })).toHaveCount(0)
})
