import { expect } from '@playwright/test'
import { definitions } from '../../src/features/codes/functionalities/definitions.ts'
import { GetQrCode, SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { findViolations } from '../support/axe.ts'
import { callsOf, newBuilding, northgate } from '../support/calls.ts'
import { expectToast, settled, signInAt, somewhere, test } from '../support/people.ts'
import { demoIds } from '../support/screenIds.ts'
import { sendByHand } from '../support/visitForm.ts'

test('a guest comes by a code and another by the desk: both stand on every screen at once, on the evacuation list with the line cut, and in the log when they have left [C-ROUTE-020] [C-ROUTE-038]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const call = await callsOf(baseURL ?? '', 'admin')
  const gId = await northgate(call)
  const bId = await newBuilding(call, gId, `Desk ${Date.now()}`)
  const { Label, Icon, QrType, sample, asks } = definitions.GuestCheckIn
  const Item = { Name: { en: Label.en }, Icon, FunctionalityType: 'GuestCheckIn' as const, QrType, TemplateFormData: { ...Object(sample) } }
  const { QrCodeId } = await call(SaveQrCode, { GroupId: gId, BuildingId: bId, QrName: 'Door', Location: 'Lobby', Item })
  const { Address } = await call(GetQrCode, { gId, QrCodeId })

  await signInAt(page, 'admin', `/frontDesk?gId=${gId}&bId=${bId}`)
  await settled(page)
  await expect(page.getByText('Nobody is checked in')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const visitor = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  await visitor.goto(`/q/${Address}`)
  await sendByHand(visitor, { ...asks })
  const people = page.getByRole('list', { name: 'Inside now' })
  await expect(people.getByText('Jo Harper')).toBeVisible({ timeout: 3000 })
  await visitor.close()

  await page.getByRole('button', { name: 'Check in', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Check in' })
  await dialog.getByRole('button', { name: 'Check in' }).click()
  await expect(dialog.getByText('Required', { exact: true })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ann Doe')
  await dialog.getByRole('textbox', { name: 'Company' }).fill('Harbor Welding')
  await dialog.getByRole('button', { name: 'Check in' }).click()
  await expect(people.getByRole('listitem')).toHaveCount(2)
  await expect(people.getByText('Guest · Harbor Welding', { exact: true })).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('link', { name: 'Evacuation list' }).click()
  await settled(page)
  const list = page.getByRole('list', { name: 'Evacuation list' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await page.context().setOffline(true)
  await expect(page.getByText(/^No connection: this is the state of/)).toBeVisible()
  await list.getByRole('checkbox', { name: 'Safe: Ann Doe' }).check()
  await expect(page.getByText('1 of 2 safe')).toBeVisible()
  await test.step('opened anew without a connection, it is there as it was seen last, with who was ticked', async () => {
    const worker = 'navigator.serviceWorker.getRegistration().then(one => one?.active?.state)'
    await expect.poll(() => page.evaluate<unknown>(worker)).toBe('activated')
    await page.reload()
    await expect(page.getByText(/^No connection: this is the state of/)).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expect(page.getByText('1 of 2 safe')).toBeVisible()
    await expect(list.getByRole('checkbox', { name: 'Safe: Ann Doe' })).toBeChecked()
    await list.getByRole('checkbox', { name: 'Safe: Jo Harper' }).check()
    await expect(page.getByText('2 of 2 safe')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
  await page.context().setOffline(false)
  const again = page.getByRole('link', { name: 'Try again' })
  await expect(async () => {
    if (await again.isVisible()) await again.click() // a server that is busy for four seconds counts as none
    await expect(page.getByText(/^State of/)).toBeVisible({ timeout: 8000 })
  }).toPass({ timeout: 60_000 })
  await page.goto(`/frontDesk?gId=${gId}&bId=${bId}`)
  await settled(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Evacuation list' }).click()
  await expect(page.getByText('2 of 2 safe')).toBeVisible()
  await page.context().setOffline(false)
  await page.reload()
  await expect(page.getByText(/^State of/)).toBeVisible()
  await expect(page.getByText('2 of 2 safe')).toBeVisible()
  expect(await findViolations(page, { include: 'main' })).toEqual([])

  await page.goto(`/frontDesk?gId=${gId}&bId=${bId}`)
  await settled(page)
  await people.getByRole('button', { name: 'Check out: Ann Doe' }).click()
  await expectToast(page, 'Ann Doe has left.')
  await expect(people.getByRole('listitem')).toHaveCount(1)
  await people.getByRole('button', { name: 'Check out: Jo Harper' }).click()
  await expect(page.getByText('Nobody is checked in')).toBeVisible()
  await page.goto(`/analytics/dashboard/guestLog?gId=${gId}&bId=${bId}`)
  await settled(page)
  for (const name of ['Ann Doe', 'Jo Harper']) await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()
})

test('staff clock in with a break and out; the report narrows by employee and days [C-ROUTE-036] [C-SCREEN-027]', async ({
  page,
  baseURL,
}) => {
  const { bId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'executive', `/frontDesk?bId=${bId}`)
  await settled(page)
  await page.getByRole('button', { name: 'Check in', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Check in' })
  await dialog.getByRole('combobox', { name: 'Who is it?' }).click()
  await page.getByRole('option', { name: 'Staff' }).click()
  await dialog.getByRole('combobox', { name: 'Who of the staff?' }).click()
  const employee = page.getByRole('option').first()
  const name = (await employee.textContent()) ?? ''
  await employee.click()
  await dialog.getByRole('button', { name: 'Check in' }).click()
  const person = page.getByRole('list', { name: 'Inside now' }).getByRole('listitem').filter({ hasText: name })
  await person.getByRole('button', { name: 'Begin break' }).click()
  await expect(person).toContainText('On a break')
  await person.getByRole('button', { name: 'End break' }).click()
  await person.getByRole('button', { name: `Check out: ${name}` }).click()
  await expect(person).toHaveCount(0)
  await page.goto(`/analytics/dashboard/staffCheckIn?bId=${bId}`)
  await settled(page)
  await expect(page.getByRole('button', { name: /Last 30 Days/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Employee' }).click()
  await page.getByRole('option', { name }).first().click()
  await expect(page.getByRole('row', { name: new RegExp(name) }).first()).toBeVisible()
})
