import { type Browser, expect, type Page } from '@playwright/test'
import { settled, signIn, somewhere, test } from '../support/people.ts'
import { smallTargets } from '../support/targets.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const
const opened = async (browser: Browser, who: string | null): Promise<Page> => {
  const context = await browser.newContext({ ...phone, locale: 'en-US', extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  const page = await context.newPage()
  if (who) await signIn(page, who)
  return page
}

test('on a phone the filters of a list are one button that counts, and a sheet with Clear and Show results', async ({ browser }) => {
  const page = await opened(browser, 'executive')
  await page.goto('/properties')
  await settled(page)
  const cards = page.getByRole('list', { name: 'Buildings' }).getByRole('listitem')
  const all = await cards.count()
  await expect(page.getByLabel('Search name, address, tag')).toBeVisible()
  await expect(page.getByLabel('Region', { exact: true })).toHaveCount(0)
  const button = page.getByRole('button', { name: /^Filters/ })
  await button.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet.getByRole('button', { name: 'Clear' })).toBeDisabled()
  await sheet.getByLabel('Building Type', { exact: true }).click()
  await page.getByRole('option').first().click()
  await page.waitForTimeout(300)
  expect(await smallTargets(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Show results' }).click()
  await expect(sheet).toBeHidden()
  await expect(button).toHaveAccessibleName('Filters 1 set')
  await expect(button).toBeFocused()
  await settled(page)
  expect(await cards.count()).toBeLessThanOrEqual(all)
  expect(new URL(page.url()).searchParams.get('PropertyType')).not.toBeNull()
  await page.keyboard.press('Enter')
  await sheet.getByRole('button', { name: 'Clear' }).click()
  await sheet.getByLabel('Sort by').click()
  await page.getByRole('option', { name: 'Region' }).click()
  await sheet.getByText('Descending').click()
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('-Region')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(button).toHaveAccessibleName('Filters')
  await expect(button).toBeFocused()
  expect(new URL(page.url()).searchParams.get('PropertyType')).toBeNull()

  // Each control has the width of the sheet, also one that stands for the whole portal.
  await page.goto('/library/qrcodelist')
  await button.click()
  await sheet.getByLabel('Building', { exact: true }).waitFor()
  const inputs = await sheet.locator('input[aria-haspopup=listbox]').all()
  const widths = await Promise.all(inputs.map(async one => Math.round((await one.boundingBox())?.width ?? 0)))
  expect([widths.length > 2, new Set(widths).size]).toEqual([true, 1])
  await page.context().close()
})

test('on a phone a row is a card: its name and first facts are seen, the rest unfolds', async ({ browser }) => {
  const page = await opened(browser, 'executive')
  await page.goto('/library/qrcodelist')
  await settled(page)
  const card = page.getByRole('list', { name: 'QR codes' }).getByRole('listitem').first()
  await expect(card.getByText('Sign ID')).toBeVisible()
  await expect(card.getByText('Modified')).toHaveCount(0)
  const more = card.getByRole('button', { name: /^More about / })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(card.getByText(/^Modified/)).toBeVisible()
  await expect(card.getByRole('button', { name: /^Less about / })).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/library/qrcodelist')
  await page.context().close()
})
