import { expect } from '@playwright/test'
import { AddTenant, AddVendor, EditTenant, EditVendor } from '../../src/features/property/contacts/contract.ts'
import { pick, useAdmin } from '../support/buildingPages.ts'
import { address, choose, openNew, save, shut } from '../support/contactPages.ts'
import { test } from '../support/people.ts'

const admin = useAdmin()

test('tenants and their people: the list has the columns of the document, the newest first [C-COLUMN-015] [C-BEHAV-032] [C-BEHAV-033]', async () => {
  const { bId } = await admin.building()
  const page = await admin.open(`/contacts?bId=${bId}&tab=tenants`)
  await openNew(page, 'Add tenant')
  await page.getByRole('textbox', { name: 'Tenant Name' }).fill('Aldine Press')
  await save(page)
  await shut(page)
  await page.getByRole('tab', { name: 'Tenant contacts' }).click()
  for (const name of ['Zora Quill', 'Abel Finch']) {
    await openNew(page)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await choose(page, 'Tenant Name', 'Aldine Press')
    await page.getByRole('textbox', { name: 'Phone No.' }).fill('6175550144')
    await page.getByRole('textbox', { name: 'Email' }).fill(address())
    await save(page)
    await shut(page)
  }
  const headers = await page.getByRole('columnheader').allInnerTexts()
  expect(headers.map(text => text.trim()).filter(Boolean)).toEqual(['Name', 'Tenant Name', 'Role', 'Phone Number', 'Email', 'Actions'])
  const names = page.getByRole('row').getByRole('button', { name: /^(Zora Quill|Abel Finch)$/ })
  await expect.poll(async () => (await names.allInnerTexts()).map(text => text.trim())).toEqual(['Abel Finch', 'Zora Quill'])
  await page.getByRole('columnheader', { name: 'Name', exact: true }).getByRole('button').click()
  await page.getByRole('columnheader', { name: 'Name', exact: true }).getByRole('button').click()
  await expect.poll(async () => (await names.allInnerTexts())[0]?.trim()).toBe('Zora Quill')
  await page.close()
})

test('Building Contacts stands on the page of a new building only, and asks for each contact what is required [A-SCREEN-015] [A-BEHAV-051]', async () => {
  const { bId } = await admin.building()
  const old = await admin.open(`/propertyAdd/${bId}`)
  await expect(old.getByRole('heading', { level: 2, name: 'Basic Info' })).toBeVisible()
  await expect(old.getByRole('heading', { level: 2, name: 'Building Contacts' })).toHaveCount(0)
  await old.close()
  const page = await admin.open('/propertyAdd')
  await page.getByRole('button', { name: 'Fill in now: Building Contacts' }).click()
  const card = page.getByRole('region', { name: 'Contact 1' })
  await page.getByRole('button', { name: 'Create building' }).click()
  await expect(card.getByText('Required')).toHaveCount(5)
  await pick(page, 'Role', 'Security')
  await expect(card.getByText('Team Note', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove contact 1' }).click()
  await expect(card).toHaveCount(0)
  await page.close()
})

for (const { what, open, edit } of [
  {
    what: 'tenant',
    open: { tab: 'tenants', name: 'Aldine Press' },
    edit: async (place: { GroupId: string; BuildingId: string }) => {
      const fields = { ...place, Name: 'Aldine Press', Floor: '1', Unit: '1' }
      const { acId, Version } = await admin.call(AddTenant, fields)
      return () => admin.call(EditTenant, { ...fields, TenantId: acId, Version, Disabled: false, Phone: '16175550190' })
    },
  },
  {
    what: 'vendor',
    open: { tab: 'vendors', name: 'Aldine Lifts' },
    edit: async ({ GroupId, BuildingId }: { GroupId: string; BuildingId: string }) => {
      const fields = { GroupId, VendorName: `Aldine Lifts ${Date.now()}`, Buildings: [BuildingId] }
      const { acId, Version } = await admin.call(AddVendor, fields)
      return () => admin.call(EditVendor, { ...fields, VendorId: acId, Version, Disabled: false, Phone: '16175550190' })
    },
  },
])
  test(`a ${what} that somebody else has saved meanwhile: their change comes in, one's own stays, and is saved next`, async () => {
    const { bId } = await admin.building()
    const theirs = await edit({ GroupId: admin.gId, BuildingId: bId })
    const page = await admin.open(`/contacts?bId=${bId}&tab=${open.tab}`)
    await page.getByRole('button', { name: open.name }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Edit' }).click()
    await dialog.getByRole('textbox', { name: 'Email' }).fill('desk@aldine.example')
    await theirs()
    await save(page)
    await expect(dialog.getByText(/Check and save again/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveValue('(617) 555-0190')
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('desk@aldine.example')
    await save(page)
    await shut(page)
    await expect(page.getByRole('row', { name: /Aldine/ })).toContainText('desk@aldine.example')
    await expect(page.getByRole('row', { name: /Aldine/ })).toContainText('(617) 555-0190')
    await page.close()
  })
