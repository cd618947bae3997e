import { type Browser, expect } from '@playwright/test'
import sharp from 'sharp'
import { fieldOnlyTypes } from '../../src/features/codes/functionalities/families/fieldOnly/fieldOnlyTypes.ts'
import { SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { findViolations } from '../support/axe.ts'
import { callsOf } from '../support/calls.ts'
import { consoleErrors, settled, signInAt, somewhere, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-US' } as const
const onPhone = async (browser: Browser, more: Parameters<Browser['newContext']>[0] = {}) => {
  const context = await browser.newContext({ ...phone, extraHTTPHeaders: { 'x-forwarded-for': somewhere() }, ...more })
  return { context, page: await context.newPage() }
}

/** A picture of so many bytes that it goes in several pieces. */
const photo = (seed: number) => {
  const [width, height] = [900, 600]
  const noise = Buffer.from(Uint8Array.from({ length: width * height * 3 }, (_, i) => (i * 7919 + (i >> 7) * seed) % 251))
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer()
}

const newCode = async (base: string, type: 'Maintenance' | 'CommentCard', Fields = fieldOnlyTypes[type].sample.Fields) => {
  const { gId, bId } = await demoIds(base)
  const Item = {
    Name: { en: 'Lift lobby' },
    Icon: 'tools',
    FunctionalityType: type,
    QrType: type,
    TemplateFormData: { ...fieldOnlyTypes[type].sample, Fields },
  } as const
  const call = await callsOf(base, 'gm')
  return call(SaveQrCode, { GroupId: gId, BuildingId: bId, QrName: 'Lift lobby', Location: 'Elevator', Item })
}

test('a visitor reports a broken lift with two photos over a connection that breaks twice; the engineer takes it, answers and finishes, the visitor reads and rates it', async ({
  page,
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const { Address } = await newCode(base, 'Maintenance')
  const { context, page: visit } = await onPhone(browser)
  const detail = `The lift stops between floors, ${Date.now()}.`
  let breaks = 0

  await test.step('the report: the first break loses a piece, the second the answer to one', async () => {
    await visit.goto(`${base}/q/${Address}`)
    await visit.route(/\/files\/[0-9a-f-]{36}\?/, async route => {
      if (breaks === 2) return route.continue()
      breaks += 1
      if (breaks === 2) await route.fetch()
      await route.abort('connectionreset')
    })
    await visit.getByLabel('What is it about?').selectOption('ElevatorEscalator')
    await visit.getByLabel('What happened, and where?').fill(detail)
    await expect(visit.getByText('Take a photo')).toBeVisible()
    await visit.getByLabel('Choose photos').setInputFiles([
      { name: 'lift.jpg', mimeType: 'image/jpeg', buffer: await photo(3) },
      { name: 'door.jpg', mimeType: 'image/jpeg', buffer: await photo(11) },
    ])
    await expect(visit.getByText('No connection. It goes on by itself.').first()).toBeVisible()
    await visit.getByText('Urgent', { exact: true }).click()
    await visit.getByRole('button', { name: 'Send' }).click()
    await expect(visit.getByText(/^Request \d+$/)).toBeVisible({ timeout: 30_000 })
    expect(breaks).toBe(2)
    await expect(visit.getByRole('link', { name: /^Open (lift|door)\.jpg$/ })).toHaveCount(2)
    expect(await findViolations(visit)).toEqual([])
  })

  const number = (await visit.getByText(/^Request \d+$/).textContent())?.split(' ')[1] ?? ''
  await test.step('the engineer finds it among what is open, takes it with its photos, starts, answers and finishes it', async () => {
    const errors = consoleErrors(page)
    const { gId } = await demoIds(base)
    await signInAt(page, 'engineer', `/requests?gId=${gId}`)
    await settled(page)
    await expect(page.getByRole('tab', { name: /^Work \d+$/ })).toHaveAttribute('aria-selected', 'true')
    const row = page.getByRole('row').filter({ hasText: number })
    await expect(row.getByText('Urgent', { exact: true })).toBeVisible()
    await row.getByRole('link', { name: number }).click()
    await expect(page.getByText(detail)).toBeVisible()
    await page.getByRole('button', { name: /lift\.jpg/ }).click()
    const large = page.getByRole('dialog')
    await expect(large.getByText('1 of 2')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(large.getByText('2 of 2')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Take it' }).click()
    await expect(page.getByText('Assigned', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByText('In progress', { exact: true })).toBeVisible()
    await page.getByRole('textbox', { name: 'Note' }).fill('A technician is on the way.')
    await page.getByRole('switch', { name: 'Send it to the visitor' }).click()
    await page.locator('form input[type=file]').setInputFiles({ name: 'sign.jpg', mimeType: 'image/jpeg', buffer: await photo(5) })
    await expect(page.getByRole('img', { name: 'sign.jpg' })).toBeVisible()
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByText('A technician is on the way.').last()).toBeVisible()
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByText('Done', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Handling' }).getByText('Done by')).toBeVisible()
    expect(errors).toEqual([])
  })

  await test.step('the visitor reads the answer by the private link, and rates it', async () => {
    await visit.reload()
    await expect(visit.getByText('A technician is on the way.')).toBeVisible()
    await expect(visit.getByText('Done', { exact: true }).first()).toBeVisible()
    await expect(visit.getByRole('link', { name: 'Open sign.jpg' })).toBeVisible()
    await visit.getByRole('radiogroup').first().getByText('5 ★').click()
    await visit.getByRole('button', { name: 'Send' }).click()
    await expect(visit.getByText('How did we do?')).toBeHidden()
    await context.close()
  })
  await page.reload()
  await expect(page.getByRole('img', { name: '5 of 5 stars' })).toBeVisible()
})

test('without a script a photo comes with the form, and what was taken stays while the rest is mended', async ({ browser, baseURL }) => {
  const base = baseURL ?? ''
  const { Address } = await newCode(base, 'Maintenance')
  const { context, page } = await onPhone(browser, { javaScriptEnabled: false })
  await page.goto(`${base}/q/${Address}`)
  await page.getByLabel('Choose photos').setInputFiles({ name: 'lift.jpg', mimeType: 'image/jpeg', buffer: await photo(3) })
  await page.getByLabel('What is it about?').selectOption('ElevatorEscalator')
  await page.getByLabel('What happened, and where?').fill('It stops between floors.')
  await page.getByLabel('Phone number').fill('12') // no browser knows that this is no number
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('#Q007-problem')).toContainText('10 digits')
  await expect(page.getByRole('checkbox', { name: 'Remove lift.jpg' })).toBeVisible()
  await page.getByLabel('Phone number').fill('617 555 0142')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('link', { name: 'Open lift.jpg' })).toBeVisible()
  await context.close()
})

test('a signature is drawn, taken back and drawn again; what was chosen survives another language', async ({ browser, baseURL }) => {
  const base = baseURL ?? ''
  const text = (en: string) => ({ en, es: en })
  const { Address } = await newCode(base, 'CommentCard', [
    { Code: 'Q001', FieldStyle: 'UploadFiles', FieldText: text('Papers') },
    { Code: 'Q002', FieldStyle: 'Signature', FieldText: text('Sign here'), Required: true },
  ])
  const { context, page } = await onPhone(browser)
  const errors = consoleErrors(page)
  await page.goto(`${base}/q/${Address}`)
  await page.getByLabel('Choose files').setInputFiles({ name: 'plan.jpg', mimeType: 'image/jpeg', buffer: await photo(7) })
  await expect(page.locator('input[type=hidden][name^="Q001.f"]')).toHaveCount(1)
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(page.getByText('plan.jpg')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.locator('#Q002-problem')).toHaveText('Rellene este campo.')
  expect(await findViolations(page)).toEqual([])
  const draw = async () => {
    const canvas = page.locator('.sign canvas')
    await canvas.scrollIntoViewIfNeeded()
    const box = await canvas.boundingBox()
    if (!box) throw new Error('nowhere to sign')
    await page.mouse.move(box.x + 40, box.y + 60)
    await page.mouse.down()
    await page.mouse.move(box.x + 120, box.y + 20, { steps: 5 })
    await page.mouse.move(box.x + 200, box.y + 70, { steps: 5 })
    await page.mouse.up()
  }
  await draw()
  await page.getByRole('button', { name: 'Borrar' }).click()
  await draw()
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('link', { name: 'Abrir signature.png' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Abrir plan.jpg' })).toBeVisible()
  expect(errors).toEqual([])
  await context.close()
})
