import { expect, type Page } from '@playwright/test'
import { GetBuildingQuestionnaire, SaveBuildingQuestionnaire } from '../../src/features/property/questionnaire/contract.ts'
import { findViolations } from '../support/axe.ts'
import { pick, useAdmin } from '../support/buildingPages.ts'
import { newBuilding } from '../support/calls.ts'
import { settled, test } from '../support/people.ts'

const admin = useAdmin()
const title = 'Property Characteristics'
const industrial = (name: string) => newBuilding(admin.call, admin.gId, name, { BuildingType: 'Industrial' })
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeVisible()
}
const answers = async (bId: string) => {
  const { PropertyCHARQuestions } = await admin.call(GetBuildingQuestionnaire, { gId: admin.gId, bId })
  const all = PropertyCHARQuestions.flatMap(({ Questions }) => Questions).filter(({ Value }) => Value !== null)
  return Object.fromEntries(all.map(({ Name, Value }) => [Name, Value]))
}

test('an industrial building has its questionnaire, read-only until Edit, answered in five styles [A-SCREEN-021, A-SCREEN-035, A-CONST-005, A-CONST-032]', async () => {
  const bId = await industrial(`Dock ${Date.now()}`)
  const page = await admin.open(`/propertyAdd/${bId}/10`)
  await expect(page.getByText(/^0 of \d+ answered$/).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Ownership fund' })).toHaveCount(0)
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  const part = page.getByRole('region', { name: 'Use & Tenancy' })
  await expect(part.getByText('0 of 6 answered')).toBeVisible()
  await page.getByRole('textbox', { name: 'Ownership fund' }).fill('Northgate Income Fund II')
  await page.getByRole('textbox', { name: 'Year built' }).fill('1998')
  await page.getByRole('combobox', { name: 'Property type' }).click()
  await expect(page.getByRole('option')).toHaveText([
    'Manufacturing',
    'Warehouse & Distribution',
    'Industrial Park',
    'R&D',
    'Data Center',
    'Cold Storage',
    'Flex Space',
  ])
  await page.getByRole('option', { name: 'Flex Space' }).click()
  await pick(page, 'Use of the space', 'Storage')
  await page.getByRole('option', { name: 'Showroom' }).click()
  await page.keyboard.press('Escape')
  await page.getByLabel('Lease end of the major tenant').fill('06/30/2031')
  await page.keyboard.press('Tab')
  await expect(part.getByText('3 of 6 answered')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await save(page)
  expect(await answers(bId)).toEqual({
    OwnershipFund: 'Northgate Income Fund II',
    YearBuilt: 1998,
    PropertyType: 'Flex Space',
    TenantSpaceUse: ['Storage', 'Showroom'],
    MajorTenantLED: '2031-06-30',
  })
  await expect(page.getByText('1998', { exact: true })).toBeVisible()
  await page.close()
})

test('a question shows while the answer it hangs on holds; without it, it is neither shown nor kept [A-BEHAV-040]', async () => {
  const bId = await industrial(`Rail ${Date.now()}`)
  const page = await admin.open(`/propertyAdd/${bId}/10`)
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  const railway = page.getByRole('textbox', { name: 'Railway' })
  await expect(railway).toHaveCount(0)
  await pick(page, 'Rail served', 'Yes')
  await railway.fill('CSX')
  await save(page)
  await expect(page.getByText('CSX')).toBeVisible()
  expect(await answers(bId)).toEqual({ RailServed: 'Yes', RailProvider: 'CSX' })
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await pick(page, 'Rail served', 'No')
  await expect(railway).toHaveCount(0)
  await save(page)
  expect(await answers(bId)).toEqual({ RailServed: 'No' })
  await page.close()
})

test('answers that somebody else has saved meanwhile stand beside those given here, and none is lost', async () => {
  const bId = await industrial(`Both ${Date.now()}`)
  const page = await admin.open(`/propertyAdd/${bId}/10`)
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await page.getByRole('textbox', { name: 'Ownership fund' }).fill('Fund II')
  const theirs = [{ Questions: [{ Name: 'YearBuilt', Value: 1998 }] }]
  const { Version } = await admin.call(GetBuildingQuestionnaire, { gId: admin.gId, bId })
  await admin.call(SaveBuildingQuestionnaire, { GroupId: admin.gId, BuildingId: bId, Version, PropertyCHARQuestions: theirs })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('textbox', { name: 'Year built' })).toHaveValue('1998')
  await save(page)
  expect(await answers(bId)).toEqual({ OwnershipFund: 'Fund II', YearBuilt: 1998 })
  await page.close()
})

test('a building of another vertical, and a new one, have no questionnaire [A-SCREEN-021, A-RULE-008]', async () => {
  const { bId } = await admin.building()
  const page = await admin.open(`/propertyAdd/${bId}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Basic Info' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: title })).toHaveCount(0)
  await page.goto(`/propertyAdd?gId=${admin.gId}`)
  await settled(page)
  await expect(page.getByRole('heading', { level: 2, name: title })).toHaveCount(0)
  await page.close()
})
