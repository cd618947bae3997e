import { expect } from '@playwright/test'
import sharp from 'sharp'
import { fieldOnlyTypes } from '../../src/features/codes/functionalities/families/fieldOnly/fieldOnlyTypes.ts'
import { SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { findViolations } from '../support/axe.ts'
import { callsOf } from '../support/calls.ts'
import { consoleErrors, settled, signIn, somewhere, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'
import { smallTargets } from '../support/targets.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-US' } as const

test('an engineer’s day on a phone: what is open, Take it, Start, a photo and a note, Done, the next one', async ({ browser, baseURL }) => {
  const base = baseURL ?? ''
  const { gId, bId } = await demoIds(base)
  const { sample } = fieldOnlyTypes.Maintenance
  const Item = {
    Name: { en: 'Boiler room' },
    Icon: 'tools',
    FunctionalityType: 'Maintenance',
    QrType: 'Maintenance',
    TemplateFormData: sample,
  } as const
  const save = { GroupId: gId, BuildingId: bId, QrName: 'Boiler room', Location: 'Lobby', Item } as const
  const { Address } = await (await callsOf(base, 'admin'))(SaveQrCode, save)
  const open = async () => (await browser.newContext({ ...phone, extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })).newPage()
  const mark = `Day ${Date.now()}`

  await test.step('tenants report two things in the morning', async () => {
    for (const n of [1, 2]) {
      const visit = await open()
      await visit.goto(`${base}/q/${Address}`)
      await visit.getByLabel('What is it about?').selectOption('HVAC')
      await visit.getByLabel('What happened, and where?').fill(`${mark}, room ${n}`)
      await visit.getByText('Urgent', { exact: true }).click()
      await visit.getByRole('button', { name: 'Send' }).click()
      await expect(visit.getByText(/^Request \d+$/)).toBeVisible()
      await visit.context().close()
    }
  })

  const page = await open()
  const errors = consoleErrors(page)
  await signIn(page, 'engineer', base)
  const cards = page.getByRole('list', { name: 'Requests' }).getByRole('listitem')
  await test.step('the list opens on what is open; a card shows how urgent it is, when it is due and who does it', async () => {
    await page.goto(`${base}/requests?gId=${gId}`)
    await settled(page)
    await page.getByRole('searchbox').fill(mark)
    await expect(page.getByText('2 open requests')).toBeVisible()
    const card = cards.filter({ hasText: 'room 1' })
    await expect(card.getByText('Urgent', { exact: true })).toBeVisible()
    for (const fact of ['Due', 'Assigned to']) await expect(card.getByText(fact, { exact: true })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
  })

  await test.step('Take it and Start are in sight without scrolling', async () => {
    await cards.filter({ hasText: 'room 1' }).getByRole('link').first().click()
    const take = page.getByRole('button', { name: 'Take it' })
    await expect(take).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Start' })).toBeInViewport({ ratio: 1 })
    await settled(page)
    expect(await smallTargets(page)).toEqual([])
    await take.click()
    await expect(page.getByText('Assigned', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByText('In progress', { exact: true })).toBeVisible()
  })

  await test.step('a photo with a note, and it is done', async () => {
    const picture = { create: { width: 640, height: 480, channels: 3, background: '#7a8' } } as const
    const buffer = await sharp(picture).jpeg().toBuffer()
    await page.getByRole('textbox', { name: 'Note' }).fill('Valve replaced.')
    await page.locator('form input[type=file]').setInputFiles({ name: 'valve.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Valve replaced.' })).toBeVisible()
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })

  await test.step('back in the list the next one waits alone, and starting it makes it the engineer’s', async () => {
    await page.goBack()
    await expect(page.getByText('1 open request', { exact: true })).toBeVisible()
    await cards.filter({ hasText: 'room 2' }).getByRole('link').first().click()
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByText('In progress', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Take it' })).toHaveCount(0)
  })
  expect(errors).toEqual([])
  await page.context().close()
})
