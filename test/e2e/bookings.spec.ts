import { type Browser, expect } from '@playwright/test'
import { fieldOnlyTypes } from '../../src/features/codes/functionalities/families/fieldOnly/fieldOnlyTypes.ts'
import { SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { findViolations } from '../support/axe.ts'
import { callsOf } from '../support/calls.ts'
import { consoleErrors, settled, signIn, somewhere, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'

const onPhone = async (browser: Browser) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-US' } as const
  const context = await browser.newContext({ ...phone, extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  return { context, page: await context.newPage() }
}
/** A Wednesday that no other run has booked. */
const day = '2031-12-03'

test('a room is booked, moved by its visitor, cancelled by the manager, and cannot be booked again once somebody else has the hour; the week shows it', async ({
  page,
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const { gId, bId } = await demoIds(base)
  const room = `Harbor Room ${Date.now()}`
  const call = await callsOf(base, 'gm')
  const Item = {
    Name: { en: room },
    Icon: 'calendar',
    FunctionalityType: 'RoomRental',
    QrType: 'RoomRental',
    TemplateFormData: { ...fieldOnlyTypes.RoomRental.sample, EventName: room },
  } as const
  const { Address, QrCodeId } = await call(SaveQrCode, { GroupId: gId, BuildingId: bId, QrName: room, Location: 'Conference Room', Item })
  const { context, page: visit } = await onPhone(browser)
  const book = async (name: string, start: string, end: string) => {
    await visit.goto(`${base}/q/${Address}`)
    await visit.getByLabel('Your name').fill(name)
    await visit.getByLabel('Email').fill(`${name.toLowerCase()}@harbor.example`)
    await visit.getByLabel('Day').fill(day)
    await visit.locator('input[name="Q006.Start"]').fill(start)
    await visit.locator('input[name="Q006.End"]').fill(end)
    await visit.getByRole('button', { name: 'Send' }).click()
  }

  await test.step('Ana books; her page says so, and she gives the booking another hour', async () => {
    await book('Ana', '09:00', '10:00')
    await expect(visit.getByText('Booked', { exact: true })).toBeVisible()
    await visit.getByText('Change the time').click()
    await expect(visit.getByText('Nothing is booked on that day yet.')).toBeVisible()
    await visit.getByLabel('From').fill('10:00')
    await visit.getByLabel('To', { exact: true }).fill('11:00')
    await visit.getByRole('button', { name: 'Save the new time' }).click()
    await expect(visit.getByText('10:00 AM – 11:00 AM')).toBeVisible()
    expect(await findViolations(visit)).toEqual([])
  })

  await test.step('Ben sees which hours are taken as soon as he chooses the day', async () => {
    await visit.goto(`${base}/q/${Address}`)
    await visit.getByLabel('Day').fill(day)
    await expect(visit.getByRole('status').filter({ hasText: 'Taken on that day: 10:00 AM – 11:00 AM.' })).toBeVisible()
  })

  const errors = consoleErrors(page)
  await signIn(page, 'gm')
  await test.step('the manager finds the booking in the week of the code and cancels it', async () => {
    await page.goto(`/bookings?gId=${gId}&view=week&day=${day}&qr=${QrCodeId}`)
    await settled(page)
    await expect(page.getByRole('region', { name: 'Wednesday, December 3' }).getByRole('link', { name: /10–11 AM/ })).toContainText('Ana')
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('link', { name: /10–11 AM/ }).click()
    await expect(page.getByText(`${room}, Dec 3, 2031, 10–11 AM`)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'OK' })
      .or(page.getByRole('dialog').getByRole('button', { name: 'Yes' }))
      .click()
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  })
  const request = page.url()

  await test.step('Ben books the free hour; Ana’s booking is refused in words when the manager books it again', async () => {
    await book('Ben', '10:30', '11:30')
    await expect(visit.getByText('Booked', { exact: true })).toBeVisible()
    await page.goto(request)
    await page.getByRole('button', { name: 'Book again' }).click()
    await expect(page.getByText('Somebody else has this room at that time now. This booking stays cancelled.')).toBeVisible()
  })

  await test.step('the week shows Ben alone, the list of what is ahead too', async () => {
    await page.goto(`/bookings?gId=${gId}&view=week&day=${day}&qr=${QrCodeId}`)
    await settled(page)
    await expect(page.getByRole('link', { name: /10:30–11:30 AM/ })).toContainText('Ben')
    await expect(page.getByRole('link', { name: /Ana/ }).filter({ hasText: room })).toHaveCount(0)
    await page.getByRole('tab', { name: 'Upcoming' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Ben' })).toContainText('12/03/2031')
  })
  expect(errors.filter(one => !one.includes('409'))).toEqual([])
  await context.close()
})
