import { type Browser, expect } from '@playwright/test'
import { fieldOnlyTypes } from '../../src/features/codes/functionalities/families/fieldOnly/fieldOnlyTypes.ts'
import { SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { noRules } from '../../src/features/codes/scanPage/itemRules.ts'
import { findViolations } from '../support/axe.ts'
import { callsOf } from '../support/calls.ts'
import { receivedMails, somewhere, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'

const newCode = async (base: string) => {
  const { gId, bId } = await demoIds(base)
  const Item = {
    Name: { en: 'Report' },
    Icon: 'tools',
    FunctionalityType: 'Maintenance',
    QrType: 'Maintenance',
    TemplateFormData: fieldOnlyTypes.Maintenance.sample,
    Rules: { ...noRules, ConfirmEmail: true },
  } as const
  const call = await callsOf(base, 'gm')
  return call(SaveQrCode, { GroupId: gId, BuildingId: bId, QrName: 'Report', Location: 'Elevator', Item })
}
const onPhone = async (browser: Browser) => {
  const headers = { 'x-forwarded-for': somewhere() }
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US', extraHTTPHeaders: headers })
  return context.newPage()
}
/** The digits of the newest mail to an address. */
const digitsFor = async (email: string): Promise<string> => {
  const find = () => receivedMails().findLast(raw => raw.includes(`To: ${email}`))
  await expect.poll(find).toBeDefined()
  return /Subject: (\d{6}) is your code/.exec(find() ?? '')?.[1] ?? ''
}

test('an e-mail address is confirmed by the digits of a mail; what was written can be changed before, and nothing of it is lost', async ({
  browser,
  baseURL,
}) => {
  const { Address } = await newCode(baseURL ?? '')
  const page = await onPhone(browser)
  await page.goto(`/q/${Address}`)
  const email = `jo-${Date.now()}@harbor.example`
  await page.locator('[name="Q001"]').first().selectOption({ index: 1 })
  await page.locator('[name="Q002"]').fill('The lift stops between floors.')
  await page.locator('[name="Q005"]').fill('Jo Harper')
  await page.locator('[name="Q006"]').fill('somebody-else@harbor.example')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Please confirm your email address' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Change what I wrote' }).click()
  await expect(page.locator('[name="Q002"]')).toHaveValue('The lift stops between floors.')
  await page.locator('[name="Q006"]').fill(email)
  await page.getByRole('button', { name: 'Send' }).click()
  const code = page.getByLabel('Code')
  await expect(page.getByText(email)).toBeVisible()
  const digits = await digitsFor(email)
  await code.fill(digits === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Confirm and send' }).click()
  await expect(page.getByText('These are not the digits of the last mail. Please look again.')).toBeVisible()
  await page.getByLabel('Code').fill(digits)
  await page.getByRole('button', { name: 'Confirm and send' }).click()
  await expect(page).toHaveURL(/\/r\//)
  await expect(page.getByText('The lift stops between floors.')).toBeVisible()
  await page.context().close()
})
