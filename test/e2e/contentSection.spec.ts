import { expect } from '@playwright/test'
import { GetProperty } from '../../src/features/property/propertyPage/contract.ts'
import { editButton, useAdmin } from '../support/buildingPages.ts'
import { test } from '../support/people.ts'

const admin = useAdmin()

test('the section Content is there while adding and editing, and index 3 opens it [A-SCREEN-014]', async () => {
  const { bId } = await admin.building()
  for (const path of ['/propertyAdd', `/propertyAdd/${bId}`]) {
    const page = await admin.open(path)
    await expect(page.getByRole('heading', { level: 2, name: 'Content', exact: true })).toBeVisible()
    await page.close()
  }
  const page = await admin.open(`/propertyAdd/${bId}/3`)
  await expect(page.getByRole('button', { name: 'Content', exact: true })).toHaveAttribute('aria-expanded', 'true')
  await page.close()
})

test('the social and marketing links are read-only until Edit, and are saved without what another section has not saved yet [A-SCREEN-029] [A-STATE-016]', async () => {
  const { bId } = await admin.building()
  const page = await admin.open(`/propertyAdd/${bId}`)
  await editButton(page).click()
  await page.getByRole('textbox', { name: 'City' }).fill('Atlantis')

  await page.getByRole('button', { name: 'Content', exact: true }).click()
  const facebook = page.getByRole('textbox', { name: 'Facebook' })
  await expect(page.getByRole('button', { name: 'Edit Content' })).toBeVisible()
  await expect(facebook).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit Content' }).click()
  for (const name of [
    'Marketing brochure',
    'Facebook',
    'LinkedIn',
    'App Store',
    'Instagram',
    'YouTube',
    'Google Play',
    'Twitter',
    'TikTok',
    'Vimeo',
  ])
    await expect(page.getByRole('textbox', { name, exact: true })).toBeEditable()
  await facebook.fill('https://facebook.example/anchor')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByText('https://facebook.example/anchor')).toBeVisible()
  await expect(facebook).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Atlantis')
  const kept = await admin.call(GetProperty, { gId: admin.gId, eId: bId })
  expect([kept.Sections.Content?.FacebookUrl, kept.City]).toEqual(['https://facebook.example/anchor', 'Boston'])

  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveCount(0)
  const both = await admin.call(GetProperty, { gId: admin.gId, eId: bId })
  expect([both.Sections.Content?.FacebookUrl, both.City]).toEqual(['https://facebook.example/anchor', 'Atlantis'])
  await page.close()
})
