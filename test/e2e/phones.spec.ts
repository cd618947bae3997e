import { expect } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { newPerson } from '../support/newPerson.ts'
import { expectToast, settled, signInAt, test } from '../support/people.ts'
import { openBuilding } from '../support/roundBuilding.ts'

test('a manager blocks a person on every phone and holds back the walks of a round, and allows both again', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  const { gId, bId, make } = await openBuilding(base)
  await make('Wrong round')
  const email = await newPerson(base, 'Employee', { Name: 'Pat Phone', buildings: [bId] })
  await signInAt(page, email, `/field?gId=${gId}&bId=${bId}`)
  await expect(page.getByText('These rounds are on this device.')).toBeVisible()
  await signInAt(page, 'admin', `/library/phones?gId=${gId}&bId=${bId}`)
  await settled(page)
  const row = page.getByRole('listitem').filter({ hasText: 'Pat Phone' })
  const choose = async (item: string) => {
    await row.getByRole('button', { name: 'Actions for Pat Phone' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await choose('Block Pat Phone on every phone')
  await page.getByRole('dialog', { name: 'Block Pat Phone?' }).getByRole('button', { name: 'Block' }).click()
  await expectToast(page, 'Nothing more is taken')
  await expect(row).toContainText('Person blocked')
  expect(await findViolations(page)).toEqual([])
  await choose('Allow Pat Phone again')
  await expectToast(page, 'Allowed again')
  await expect(row).not.toContainText('Person blocked')

  await page.getByRole('combobox', { name: 'Round' }).click()
  await page.getByRole('option', { name: 'Wrong round' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('dialog', { name: 'Take no walks of Wrong round?' }).getByRole('button', { name: 'Block' }).click()
  await page.getByRole('button', { name: 'Allow again: Wrong round' }).click()
  await expect(page.getByRole('button', { name: 'Allow again: Wrong round' })).toHaveCount(0)
})
