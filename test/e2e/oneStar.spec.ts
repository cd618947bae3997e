import { expect } from '@playwright/test'
import { GetMails } from '../../src/features/base/outbox/contract.ts'
import { feedback as feedbackType } from '../../src/features/codes/functionalities/types/feedback/definition.ts'
import { SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { findViolations } from '../support/axe.ts'
import { callsOf } from '../support/calls.ts'
import { consoleErrors, settled, signInAt, somewhere, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'

test('one star: a visitor gives it on a phone, the manager finds it on Home, takes it, replies and closes it', async ({
  page,
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const { gId, bId } = await demoIds(base)
  const comment = `No soap for days, ${Date.now()}`
  const email = `guest${Date.now()}@visitors.example`
  const Item = {
    Name: { en: 'Restroom stand' },
    Icon: 'star',
    FunctionalityType: 'Feedback',
    QrType: 'Feedback',
    TemplateFormData: feedbackType.sample,
  } as const
  const save = { GroupId: gId, BuildingId: bId, QrName: 'Restroom stand', Location: 'Restroom', Item } as const
  const { Address } = await (await callsOf(base, 'admin'))(SaveQrCode, save)

  await test.step('the visitor rates one star', async () => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: 'en-US',
      extraHTTPHeaders: { 'x-forwarded-for': somewhere() },
    })
    const visit = await context.newPage()
    await visit.goto(`${base}/q/${Address}`)
    await visit.locator('label[for=star1]').click()
    await visit.locator('textarea').fill(comment)
    await visit.locator('input[type=email]').fill(email)
    await visit.getByRole('button', { name: 'Send' }).click()
    await expect(visit.getByRole('heading', { name: 'We are sorry about that' })).toBeVisible()
    await context.close()
  })

  await test.step('the manager sees it on Home and takes it', async () => {
    const errors = consoleErrors(page)
    await signInAt(page, 'gm', `/?gId=${gId}`)
    await page.getByRole('link', { name: comment }).click()
    await expect(page.getByRole('heading', { name: 'What was said' })).toBeVisible()
    await page.getByRole('button', { name: 'Take it' }).click()
    await expect(page.getByText('Assigned', { exact: true })).toBeVisible()
    await settled(page)
    expect(await findViolations(page)).toEqual([])
    expect(errors).toEqual([])
  })

  await test.step('the reply goes by mail; then it is closed, with who has done it', async () => {
    await page.getByRole('textbox', { name: 'Note' }).fill('It is filled again. Thank you.')
    await page.getByRole('switch', { name: 'Send it to the visitor' }).click()
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'It is filled again.' })).toBeVisible()
    await page.getByRole('button', { name: 'Mark as done' }).click()
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Handling' }).getByText('Marcus Delgado').last()).toBeVisible()
    const admin = await callsOf(base, 'admin')
    await expect.poll(async () => (await admin(GetMails, { filter: { text: email } })).Total).toBe(2) // that it has come, and the reply
  })
})
