import { type Browser, expect, type Page } from '@playwright/test'
import { doubles, load, SHIFT, watchLoads, withoutEvents } from '../support/loads.ts'
import { settled, signIn, somewhere, test } from '../support/people.ts'
import { demoIds, screens } from '../support/screens.ts'
import { smallTargets } from '../support/targets.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const
const opened = async (browser: Browser, who: string | null): Promise<Page> => {
  const context = await browser.newContext({ ...phone, locale: 'en-US', extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  const page = await context.newPage()
  if (who) await signIn(page, who)
  return page
}

// Screens of each kind: what a finger presses is at least 44 px, nothing moves while it loads, nothing is asked twice.
const walked = {
  visitor: 'login reset-new pin survey-welcome scan-feedback scan-unknown',
  admin: 'admin-search account-create account-profile property-pin property-add-ons permissions audit import',
  executive: `home own-search settings properties property-edit property-upsells property-accounting contacts contacts-pins portfolio-team
    customer-surveys survey-responses survey-as-customer surveys survey-builder library qr-list qr-edit feedback scans-name`,
  marketing: 'marketing customer-portal',
}

for (const [who, names] of Object.entries(walked))
  test(`on a phone, pages of ${who}: targets of 44 px, and nothing that moves or is asked twice while it loads`, async ({
    browser,
    baseURL,
  }) => {
    const known = screens(await demoIds(baseURL ?? ''))
    const page = await opened(browser, who === 'visitor' ? null : who)
    await watchLoads(page)
    await withoutEvents(page)
    const found: string[] = []
    for (const name of names.split(/\s+/)) {
      const screen = known.find(one => one.name === name)
      if (!screen) throw new Error(`no screen ${name}`)
      const { shift, moved, asked } = await load(page, screen.path)
      if (shift > SHIFT) found.push(`${name} moves by ${shift.toFixed(3)}: ${moved.join(' | ')}`)
      found.push(...doubles(asked).map(call => `${name} asks twice for ${call}`))
      found.push(...(await smallTargets(page)).map(target => `${name}: ${target}`))
    }
    expect(found, found.join('\n')).toEqual([])
    await page.context().close()
  })

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
