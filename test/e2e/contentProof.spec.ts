import { expect } from '@playwright/test'
import { SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { GetCarouselNotes } from '../../src/features/signs/notepad/contract.ts'
import { findViolations } from '../support/axe.ts'
import { settled, test } from '../support/people.ts'
import { makeSurveyOut } from '../support/surveyOut.ts'
import { codeOf } from '../support/write.ts'

test('a customer opens the content proof by the PIN of the survey, looks through the pages and says what is to change [B-ROUTE-021] [B-ROUTE-023]', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { call, gId, bId, BuilderId, PIN } = await makeSurveyOut(baseURL ?? '', `Proof Yard ${Date.now()}`)
  const { Item, ...place } = codeOf('Lobby sign')
  const Feedback = { ...Item, FunctionalityType: 'PhoneCall', QrType: 'PhoneCall', TemplateFormData: { PhoneNumber: '12125550100' } }
  await call(SaveQrCode, { GroupId: gId, BuildingId: bId, ...place, Item: Feedback } as never)
  await call(SaveQrCode, { GroupId: gId, BuildingId: bId, ...codeOf('Yard map') })
  await page.goto(`/digitalProof/${gId}/${bId}`)
  await expect(page.getByText('No content proof to show')).toBeVisible()
  await page.goto(`/surveyWelcome/digitalProof/${bId}/${BuilderId}`)
  await settled(page)
  await page.getByLabel('PIN', { exact: true }).getByRole('textbox').first().click()
  await page.keyboard.type(PIN, { delay: 40 })
  await page.waitForURL(`**/digitalProof/${gId}/${bId}`)
  await expect(page.getByRole('heading', { name: 'Your pages', level: 1 })).toBeVisible()
  const map = page.getByRole('article', { name: 'Yard map' })
  await expect(map.getByText('This code leads to https://harbor.example/.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Something to change on Yard map' }).click()
  const note = page.getByRole('dialog', { name: 'Add new note' })
  await note.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Link', exact: true }).click()
  await note.getByRole('combobox', { name: 'Request type' }).click()
  await page.getByRole('option', { name: 'Correction', exact: true }).click()
  await note.getByRole('textbox', { name: 'Note' }).fill('The map is of last year')
  await note.getByRole('button', { name: 'Save' }).click()
  await expect(note).toBeHidden()
  const { Notes } = await call(GetCarouselNotes, { filter: { gId, bId } })
  expect(Notes).toMatchObject([{ Note: 'The map is of last year', QrName: 'Yard map', FullName: 'Customer', Category: 'Link' }])

  await page.getByRole('link', { name: 'One by one' }).click()
  await expect(page).toHaveURL(new RegExp(`/digitalProofCarousel/${gId}/${bId}`))
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByText('1 of 2')).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText('2 of 2')).toBeVisible()
})
