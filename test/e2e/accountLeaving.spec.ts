import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { CreateGroup } from '../../src/features/property/administration/contract.ts'
import { callsOf } from '../support/calls.ts'
import { readExportCode } from '../support/exportCode.ts'
import { expectToast, settled, signInAt, test } from '../support/people.ts'

const exportAccount = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Export account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export account' })
  await dialog.getByLabel('Passphrase', { exact: true }).fill('too short')
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(dialog.getByText('At least 12 characters', { exact: true })).toBeVisible()
  await dialog.getByLabel('Passphrase', { exact: true }).fill('four walls and a roof')
  const downloading = page.waitForEvent('download', { timeout: 60_000 })
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  return (await downloading).path()
}

test('an account is exported, set to be deleted by its name and the code of its export, and brought back', async ({ page, baseURL }) => {
  const name = `Driftwood ${randomUUID().slice(0, 6)}`
  const admin = await callsOf(baseURL ?? '', 'admin')
  const { acId } = await admin(CreateGroup, {
    Group: {
      GroupName: { en: name },
      PrimaryUserDisplayName: 'Ola Lind',
      PrimaryUserEmail: `ola.${randomUUID().slice(0, 6)}@driftwood.example`,
    },
  })
  await signInAt(page, 'admin', `/accountInfo?gId=${acId}`)
  await settled(page)
  await expect(page.getByText('Never', { exact: true })).toBeVisible()
  const code = await readExportCode(await exportAccount(page))
  await expect(page.getByText('Never', { exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: `Delete ${name}?` })
  await dialog.getByLabel('Name of the account').fill('Driftwood')
  await dialog.getByLabel('Confirmation code').fill(code)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByText('This is not the name of the account')).toBeVisible()
  await dialog.getByLabel('Name of the account').fill(name)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expectToast(page, 'The account will be deleted for good in 30 days.')
  await expect(page.getByText(/^Will be deleted for good on /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete account' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expectToast(page, 'Brought back')
  await expect(page.getByText('Not asked for', { exact: true })).toBeVisible()
})
