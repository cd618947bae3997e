import { expect } from '@playwright/test'
import { GetAnswers } from '../../src/features/codes/feedbackInbox/contract.ts'
import { GetQrCode, PauseQrCode, ResumeQrCode } from '../../src/features/codes/qr/contract.ts'
import { callsOf } from '../support/calls.ts'
import { consoleErrors, settled, signIn, signInAt, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'

// Fourteen hours away from the buildings: midnight here is in the middle of their day.
test.use({ timezoneId: 'Asia/Tokyo' })

const dayOf = (moment: number, timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)
/** The days on both sides of a moment that starts a day. */
const around = (moment: unknown, timeZone: string) => [Number(moment) - 1, Number(moment)].map(one => dayOf(one, timeZone))

test('a pause that is set in Tokyo is of days of the building, and is shown as such', async ({ page, baseURL }) => {
  const errors = consoleErrors(page)
  const { gId, bId, qrId } = await demoIds(baseURL ?? '')
  const call = await callsOf(baseURL ?? '', 'executive')
  const { TimeZone } = await call(GetQrCode, { gId, QrCodeId: qrId })
  expect(TimeZone).toMatch(/^America\//)
  await signInAt(page, 'executive', `/qrcode/${gId}/${bId}/${qrId}`)
  await settled(page)
  const open = async () => {
    await page.getByRole('button', { name: 'Life of the code' }).click()
    await page.getByRole('menuitem', { name: 'Pause…' }).click()
    return page.getByRole('dialog', { name: 'Pause this code' })
  }
  const dialog = await open()
  await dialog.getByLabel('From').fill('03/24/2027')
  await dialog.getByLabel('Until').fill('03/27/2027')
  await dialog.getByLabel('Until').press('Tab')
  const sent = page.waitForRequest(request => request.url().includes(PauseQrCode.path))
  await dialog.getByRole('button', { name: 'Save' }).click()
  const { From, Until } = (await sent).postDataJSON()
  expect(around(From, TimeZone)).toEqual(['2027-03-23', '2027-03-24'])
  expect(around(Until, TimeZone)).toEqual(['2027-03-26', '2027-03-27'])
  await expect(page.getByText(/Pauses on 03\/24\/2027 12:00\sAM/)).toBeVisible()
  await expect(page.getByText(/03\/27\/2027 12:00\sAM/)).toBeVisible()
  await expect((await open()).getByLabel('From')).toHaveValue('03/24/2027')
  await call(ResumeQrCode, { GroupId: gId, QrCodeId: qrId })
  expect(errors).toEqual([])
})

test('the last 30 days of a building’s feedback begin with a day of the building', async ({ page, baseURL }) => {
  const { gId, bId, qrId } = await demoIds(baseURL ?? '')
  const { TimeZone } = await (await callsOf(baseURL ?? '', 'executive'))(GetQrCode, { gId, QrCodeId: qrId })
  await signIn(page, 'executive')
  const asked: unknown[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.pathname.endsWith(GetAnswers.path)) asked.push(JSON.parse(url.searchParams.get('filter') ?? '{}'))
  })
  await page.goto(`/feedback?gId=${gId}&bId=${bId}&since=30`)
  await settled(page)
  const today = Date.parse(`${dayOf(Date.now(), TimeZone)}T12:00Z`)
  const first = [30, 29].map(days => dayOf(today - days * 86_400_000, 'UTC'))
  expect(asked).toHaveLength(1) // it waits for the building's clock
  expect(around(Object(asked[0]).From, TimeZone)).toEqual(first)
})
