import { expect, type Locator, type Page } from '@playwright/test'
import { AddPropertyContact, GetPropertyContacts } from '../../src/features/property/contacts/contract.ts'
import type { ContactRow } from '../../src/features/property/contacts/model.ts'
import { newContact } from '../../src/features/property/contacts/rules.ts'
import type { AdminPages } from './buildingPages.ts'

/** The dialog that stands open. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog')

/** Opens the dialog of a new contact, vendor or tenant and waits until it stands. */
export const openNew = async (page: Page, button = 'Add New Contact'): Promise<Locator> => {
  await page.getByRole('button', { name: button }).first().click()
  await dialogOf(page).getByRole('button', { name: 'Save', exact: true }).waitFor()
  return dialogOf(page)
}

/** Opens a row's dialog and turns its values to fields. */
export const openToEdit = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('button', { name, exact: true }).click()
  await dialogOf(page).getByRole('button', { name: 'Edit' }).click()
  await dialogOf(page).getByRole('button', { name: 'Save', exact: true }).waitFor()
  return dialogOf(page)
}

/** Chooses an option of a field of the dialog. */
export const choose = async (page: Page, field: string, option: string): Promise<void> => {
  await dialogOf(page).getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

export const save = (page: Page): Promise<void> => dialogOf(page).getByRole('button', { name: 'Save', exact: true }).click()
export const shut = (page: Page): Promise<void> => expect(dialogOf(page)).toHaveCount(0)
/** An e-mail that nobody has. */
export const address = (): string => `person.${Date.now()}.${Math.floor(Math.random() * 1e6)}@visitor.example`

export const fillPerson = async (page: Page, name: string, email: string): Promise<void> => {
  const dialog = dialogOf(page)
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('6175550142')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
}

export const contactsOf = async ({ call, gId }: AdminPages, bId: string): Promise<ContactRow[]> =>
  (await call(GetPropertyContacts, { filter: { gId, bId } })).Contacts

/** A building of the test's own with one contact, Bram Okafor. */
export const oneContact = async (admin: AdminPages, Role: string): Promise<string> => {
  const { bId } = await admin.building()
  const draft = newContact()
  const Contact = { ...draft.Contact, Name: 'Bram Okafor', Role, Phone: '16175550143', Email: address(), Team: 'Property Team' }
  await admin.call(AddPropertyContact, { GroupId: admin.gId, BuildingId: bId, ...draft, Contact })
  return bId
}
