import { expect } from '@playwright/test'
import { AddVendor } from '../../src/features/property/contacts/contract.ts'
import { editButton, useAdmin } from '../support/buildingPages.ts'
import { newBuilding } from '../support/calls.ts'
import { openNew, save, shut } from '../support/contactPages.ts'
import { settled, test } from '../support/people.ts'

const admin = useAdmin()

test('the order that somebody chose in a list is there again, and a row that was added is in sight and marked', async () => {
  const { bId } = await admin.building()
  const own = `Otis ${Date.now()}`
  for (let i = 0; i < 30; i++) {
    const VendorName = `${own} ${String(i).padStart(2, '0')}`
    await admin.call(AddVendor, { GroupId: admin.gId, VendorName, Buildings: [bId] })
  }
  const page = await admin.open(`/contacts?bId=${bId}&tab=vendors`)
  const rows = page.getByRole('table').locator('tbody').getByRole('row')
  const name = page.getByRole('columnheader', { name: 'Vendor Name' })
  await expect(rows.first()).toContainText(`${own} 00`)
  await name.getByRole('button').click()
  await expect(rows.first()).toContainText(`${own} 29`)

  await page.goto(`/contacts?bId=${bId}&tab=vendors&gId=${admin.gId}`)
  await expect(rows.first()).toContainText(`${own} 29`)
  await expect(page).toHaveURL(/vendors\.sort=-VendorName/)
  await expect(name).toHaveAttribute('aria-sort', 'descending')

  await openNew(page, 'Add vendor')
  await page.getByRole('textbox', { name: 'Vendor Name' }).fill(`Aldgate Glass ${own}`)
  await save(page)
  await shut(page)
  const added = page.getByRole('row', { name: /Aldgate Glass/ })
  await expect(added).toBeInViewport()
  await expect(added).toHaveAccessibleDescription('New')
  await expect(rows.first()).not.toContainText(`${own} 29`)

  await page.goto(`/contacts?bId=${bId}&tab=vendors&gId=${admin.gId}`)
  await expect(rows.first()).toContainText(`${own} 29`)
  await name.getByRole('button').click()
  await expect(rows.first()).toContainText('Aldgate Glass')
  await page.close()
})

test('a list is asked for a search once, 500 ms after the last key [B-CONST-061]', async () => {
  const page = await admin.open('/properties')
  const asked: number[] = []
  page.on('request', request => request.url().includes('GetPropertyList') && request.url().includes('Quay') && asked.push(Date.now()))
  await page.getByRole('main').getByRole('searchbox').first().pressSequentially('Quayside', { delay: 60 })
  const typed = Date.now()
  await expect.poll(() => asked.length).toBe(1)
  expect((asked[0] ?? 0) - typed).toBeGreaterThan(350) // the last key comes a little before `typed`
  expect((asked[0] ?? 0) - typed).toBeLessThan(2500)
  await settled(page)
  expect(asked).toHaveLength(1)
  await page.close()
})

test('a row that was added while the filters hide it is told, and shown on one press', async () => {
  const { bId } = await admin.building()
  const page = await admin.open(`/contacts?bId=${bId}&tab=vendors&vendors.text=nobody+has+this`)
  await openNew(page, 'Add vendor')
  await page.getByRole('textbox', { name: 'Vendor Name' }).fill('Bexley Lifts')
  await save(page)
  await shut(page)
  await expect(page.getByText('Saved. It is hidden by the filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(page.getByRole('row', { name: /Bexley Lifts/ })).toHaveAccessibleDescription('New')
  await page.close()
})

test('a field says what to type, and a web address gets its https:// when the field is left', async () => {
  const { bId } = await admin.building()
  const page = await admin.open(`/propertyAdd/${bId}`)
  await editButton(page).click()
  const website = page.getByRole('textbox', { name: 'Website' })
  await website.fill('www.example.com')
  await page.getByRole('textbox', { name: 'Email' }).fill('ida@')
  await expect(website).toHaveValue('https://www.example.com')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Format error. Type an email address, like name@company.com.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill('ida@harbor.example')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await settled(page)
  await expect(page.getByRole('link', { name: 'https://www.example.com' })).toBeVisible()
  await page.close()
})

test('all rows that match a filter are acted on, also those of other pages, and undone the same way', async () => {
  const own = `Bulk ${Date.now()}`
  for (let i = 0; i < 12; i++) await newBuilding(admin.call, admin.gId, `${own} ${i}`)
  const page = await admin.open(`/properties?text=${encodeURIComponent(own)}`)
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await page.getByRole('button', { name: 'Select all 12 that match' }).click()
  await expect(page.getByRole('region', { name: 'All 12 that match are selected' })).toBeVisible()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  const sure = page.getByRole('dialog', { name: 'Archive 12 buildings?' })
  await sure.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page.getByText('12 buildings archived')).toBeVisible()
  await expect(page.getByText('No Data')).toBeVisible()
  await page.goto(`/properties?text=${encodeURIComponent(own)}&Archived=true&gId=${admin.gId}`)
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check()
  await page.getByRole('button', { name: 'Bring back', exact: true }).click()
  await page.getByRole('dialog', { name: 'Bring back 1 building?' }).getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByText('1 building brought back')).toBeVisible()
  await page.close()
})
