import { expect, type Locator, type Page } from '@playwright/test'
import { sections } from '../../src/features/property/propertyPage/sections/sections.ts'
import type { AdminPages } from './buildingPages.ts'
import { expectToast, settled } from './people.ts'

/** The main part of a page. */
export const main = (page: Page) => page.getByRole('main')
/** The index of a section, as its address has it. */
export const indexOf = (key: string) => sections.findIndex(section => section.key === key)

/** A building of the test’s own, with a section open. */
export const openAt = async (admin: AdminPages, key: string, bId?: string): Promise<{ page: Page; bId: string; name: string }> => {
  const made = bId ? { bId, name: '' } : await admin.building()
  return { page: await admin.open(`/propertyAdd/${made.bId}/${indexOf(key)}`), ...made }
}
/** Presses the Edit of a section. */
export const edit = (page: Page, title: string) => page.getByRole('button', { name: `Edit ${title}`, exact: true }).click()
/** Saves the one section that is in edit, and waits for its success. */
export const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Successfully saved')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
}
/** Gives a file to an upload field. */
export const upload = async (page: Page, label: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
  await page.getByLabel(label, { exact: true }).setInputFiles(file)
}
/** A field of the form with its message. */
export const fieldBox = (page: Page, field: string): Locator => page.locator(`[data-field="${field}"]`)
/** Loads the page again, and waits until it stands. */
export const reload = async (page: Page) => {
  await page.reload()
  await settled(page)
}
/** What can be typed in. */
export const inputs = (page: Page) => main(page).locator('input:not([readonly]), textarea, select')
