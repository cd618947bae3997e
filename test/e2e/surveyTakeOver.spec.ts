import { expect, type Page } from '@playwright/test'
import { GetProperty } from '../../src/features/property/propertyPage/contract.ts'
import { OpenSurvey, SaveSurveyProperty, SaveSurveySection, SubmitSurvey } from '../../src/features/surveys/surveyAnswers/contract.ts'
import { emptyPayload } from '../../src/features/surveys/surveyAnswers/sections/sections.ts'
import { findViolations } from '../support/axe.ts'
import { callsWith, visitorOf } from '../support/calls.ts'
import { settled, signInAt, test } from '../support/people.ts'
import { makeSurveyOut } from '../support/surveyOut.ts'
import { button, section } from '../support/surveyPages.ts'
import { smallTargets } from '../support/targets.ts'

/** A survey of a building of its own, answered and handed in by the customer. */
const answered = async (base: string, name: string) => {
  const asked = {
    EnableBasicPropertyInfo: true,
    EnableBranding: true,
    EnableContacts: true,
    EnablePhysicalSpaces: false,
    EnableFloorsUnits: false,
  }
  const survey = await makeSurveyOut(base, name, asked)
  const { bId, gId, BuilderId, PIN } = survey
  const { UserToken } = await visitorOf(base)(OpenSurvey, { bId, builderId: BuilderId, PIN })
  const customer = callsWith(base, UserToken)
  const place = { GroupId: gId, BuildingId: bId, BuilderId, Version: 0 }
  const info = {
    ...emptyPayload('BasicPropertyInfo').BasicPropertyInfo,
    Name: name,
    City: 'Cambridge',
    Region: 'New England',
    AddressLine2: 'Suite 200',
  }
  await customer(SaveSurveyProperty, { ...place, EntityId: bId, Section: 'BasicPropertyInfo', BasicPropertyInfo: info })
  const Branding = { LogoFile: null, PrimaryColor: '#123a5c', SecondaryColor: '', Note: '' }
  await customer(SaveSurveyProperty, { ...place, EntityId: bId, Section: 'Branding', Branding })
  const Contacts = [
    { Name: 'Maria Lopez', UserRole: 'Engineering', PhoneNumber: '12065550142', Email: `maria-${Date.now()}@harbour.example` },
  ]
  await customer(SaveSurveySection, { ...place, Section: 'Contacts', Contacts, TenantInfo: { ArchorTenants: [] } })
  const network = { id: crypto.randomUUID(), SSID: 'Anchor-Guest', Password: 'harbor-view', NetworkType: 'WPA2' as const }
  await customer(SaveSurveySection, { ...place, Section: 'Connectivities', Connectivities: [network] })
  const ManagementInfo = { Workflow: 'Yardi' as const, HaveApp: 'No' as const, AppPlatform: null, Additional: '' }
  await customer(SaveSurveySection, { ...place, Section: 'ManagementInfo', ManagementInfo })
  await customer(SubmitSurvey, { GroupId: gId, BuildingId: bId, BuilderId })
  return survey
}

const row = (page: Page, key: string) => page.locator(`[data-key^="${key}"]`)

test('accepted answers are taken over field by field: basic info, a contact, Wi-Fi, a color; then all of it is undone', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const name = `Takeover Yard ${Date.now()}`
  const { call, gId, bId, BuilderId } = await answered(baseURL ?? '', name)
  const property = () => call(GetProperty, { gId, eId: bId })
  await signInAt(page, 'admin', `/contentSurvey/${gId}/${bId}/${BuilderId}?responses=true`)
  await settled(page)
  await expect(button(page, 'Take answers over')).toHaveCount(0)
  await expect(page.getByRole('main').locator('header [data-variant=filled]')).toHaveText(['Accept answers']) // one first step; photos can wait
  await button(page, 'Accept answers').click()
  await page.waitForURL(`**/surveyTakeOver/${gId}/${bId}/${BuilderId}**`)
  await settled(page)

  // What was said stands beside what the building has; what differs is ticked, what is alike is not there.
  await expect(row(page, 'BasicInfo.City')).toContainText(/Cambridge.*Boston/s)
  await expect(row(page, 'BasicInfo.Name')).toHaveCount(0)
  await expect(row(page, 'Contacts.0')).toContainText('Becomes a new contact')
  await expect(row(page, 'Wifi.')).toContainText('Becomes a new Wi-Fi code')
  await expect(page.getByRole('checkbox', { name: 'Region' })).toBeChecked()
  await expect(section(page, 'Stays with the survey')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const desk = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => smallTargets(page)).toEqual([]) // the menu goes away first
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390) // nothing stands out of the page
  if (desk) await page.setViewportSize(desk)
  await page.getByRole('checkbox', { name: 'Region' }).uncheck()

  // A contact needs a team: what is missing is said at its field, and nothing is saved.
  await row(page, 'Contacts.0').getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: '3rd party vendor' }).click()
  await button(page, 'Take over 5 answers').click()
  await expect(row(page, 'Contacts.0').getByRole('alert')).toContainText('Required')
  expect((await property()).City).toBe('Boston')
  await row(page, 'Contacts.0').getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: 'Security', exact: true }).click()
  await button(page, 'Take over 5 answers').click()
  await expect(page.getByText('5 answers are taken over')).toBeVisible()
  await expect(row(page, 'BasicInfo.City')).toHaveCount(0)
  await expect(row(page, 'BasicInfo.Region')).toBeVisible() // left for later
  const taken = await property()
  expect(taken).toMatchObject({
    City: 'Cambridge',
    AddressLine2: 'Suite 200',
    Region: 'Northeast',
    Sections: { Branding: { FillColor: '#123a5c' } },
  })

  // A contact and a code of the building since.
  await page.goto(`/library/qrcodelist?gId=${gId}&bId=${bId}`)
  await expect(page.getByText('Wi-Fi Anchor-Guest').first()).toBeVisible()
  await page.goBack()
  await settled(page)
  await section(page, 'Taken over').getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(section(page, 'Taken over')).toContainText('Undone on')
  await expect(row(page, 'BasicInfo.City')).toContainText(/Cambridge.*Boston/s)
  await expect(row(page, 'Wifi.')).toContainText('it is put back into use')
  const undone = await property()
  expect(undone).toMatchObject({ City: 'Boston', AddressLine2: null })
  expect(undone.Sections.Branding?.FillColor).not.toBe('#123a5c')
})
