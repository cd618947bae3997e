import { expect, type Page } from '@playwright/test'
import { AddPortfolioContact, AddPropertyContact } from '../../src/features/property/contacts/contract.ts'
import { newContact } from '../../src/features/property/contacts/rules.ts'
import { GetSurveyList } from '../../src/features/surveys/surveys/contract.ts'
import { findViolations } from '../support/axe.ts'
import { useAdmin } from '../support/buildingPages.ts'
import { address, dialogOf } from '../support/contactPages.ts'
import { expectToast, settled, test } from '../support/people.ts'
import { button, clipboard, mailTo, newSurvey, openSurveys } from '../support/surveyPages.ts'

const admin = useAdmin()

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const openList = (bId: string) => openSurveys(admin, `/surveyLibrary/surveyList?bId=${bId}`)
const tick = (page: Page, name: string) => rowOf(page, name).getByRole('checkbox').check()

test('the list: its columns, its filters, and what one selected survey offers [A-ROUTE-025, C-ROUTE-065, C-COLUMN-021, C-SCREEN-031, C-BEHAV-047, C-BEHAV-048, C-BEHAV-049, C-BEHAV-050, C-BEHAV-051, C-RULE-027, C-BEHAV-053, C-STATE-010, C-RULE-003, C-MSG-030, C-MSG-028, B-MSG-069]', async () => {
  test.setTimeout(90_000)
  const { bId, name } = await admin.building()
  const { PIN, BuilderId } = await newSurvey(admin, bId, 'Lobby survey')
  await newSurvey(admin, bId)
  const page = await openSurveys(admin, `/surveyLibrary?bId=${bId}`)
  await page.waitForURL(url => url.pathname === '/surveyLibrary/surveyList')
  await settled(page)
  await expect(page.getByRole('columnheader')).toHaveText(['', 'Account', 'Property', 'Status', 'Survey Name', 'PIN', 'Actions'])
  const main = page.getByRole('main')
  await expect(main.getByRole('combobox', { name: 'Account' })).toBeVisible()
  await expect(main.getByRole('combobox', { name: 'Building' })).toHaveValue(name)
  const cells = ['', 'Northgate', name, 'Waiting for the customer', 'Lobby survey', PIN]
  await expect(rowOf(page, 'Lobby survey').getByRole('cell')).toContainText(cells)
  await expect(rowOf(page, 'Untitled survey')).toContainText('····')
  expect(await findViolations(page)).toEqual([])

  const bar = page.getByRole('region', { name: '1 selected' })
  const offered = () => bar.getByRole('button').filter({ hasText: 'Survey' })
  await tick(page, 'Untitled survey')
  await expect(offered()).toHaveText(['Edit Survey', 'View Survey Responses', 'Copy Survey', 'Delete Survey'])
  await rowOf(page, 'Untitled survey').getByRole('checkbox').uncheck()
  await tick(page, 'Lobby survey')
  await expect(offered()).toHaveText(['Edit Survey', 'View Survey Responses', 'Copy Survey', 'Copy Survey Link', 'Delete Survey'])
  await button(bar, 'Copy Survey Link').click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await clipboard(page)).toBe(`${new URL(page.url()).origin}/surveyWelcome/contentSurvey/${bId}/${BuilderId}`)

  await button(bar, 'Delete Survey').click()
  await expect(page.getByRole('dialog', { name: 'Are you sure you want to delete this?' })).toBeVisible()
  await button(dialogOf(page), 'Delete').click()
  await expect(page.getByText('Permanently Delete Success')).toBeVisible()
  await expect(rowOf(page, 'Lobby survey')).toHaveCount(0)
  await tick(page, 'Untitled survey')
  await button(page, 'Edit Survey').click()
  await page.waitForURL(url => url.pathname.startsWith(`/surveyLibrary/surveyBuilder/${admin.gId}/${bId}/`))
  await page.goBack()
  await settled(page)
  await tick(page, 'Untitled survey')
  await button(page, 'View Survey Responses').click()
  await page.waitForURL(url => url.pathname.startsWith(`/contentSurvey/${admin.gId}/${bId}/`))
  await page.close()
})

test('a survey is copied to another building: account, building and name are needed [C-BEHAV-049, C-RULE-042]', async () => {
  const [from, to] = [await admin.building(), await admin.building()]
  await newSurvey(admin, from.bId, 'Tower survey')
  const page = await openList(from.bId)
  await tick(page, 'Tower survey')
  await button(page, 'Copy Survey').click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('combobox', { name: 'Account' })).toHaveValue(/Northgate/)
  await dialog.getByRole('textbox', { name: 'Survey name' }).fill('')
  expect(await findViolations(page, { include: '[role="dialog"]' })).toEqual([])
  await button(dialog, 'Copy').click()
  await expect(dialog.getByText('Required', { exact: true })).toHaveCount(2)
  await dialog.getByRole('combobox', { name: 'Building' }).fill(to.name)
  await page.getByRole('option', { name: to.name }).click()
  await dialog.getByRole('textbox', { name: 'Survey name' }).fill('Tower survey, again')
  await button(dialog, 'Copy').click()
  await expect(dialog).toHaveCount(0)
  const { Builders } = await admin.call(GetSurveyList, { filter: { gId: admin.gId, bId: to.bId } })
  expect(Builders).toMatchObject([{ SurveyName: 'Tower survey, again', Status: 'Draft', PIN: '' }])
  await page.close()
})

test('several surveys are sent to a portfolio contact, once an account is chosen [C-BEHAV-052, C-RULE-043, B-PERM-004, C-MSG-022]', async () => {
  test.setTimeout(90_000)
  const { bId } = await admin.building()
  const stamp = String(Date.now())
  const surveys = [await newSurvey(admin, bId, `Dock ${stamp}`), await newSurvey(admin, bId, `Roof ${stamp}`)]
  const draft = newContact()
  const email = address()
  const Name = `Ines Duarte ${stamp}`
  const Contact = {
    ...draft.Contact,
    Name,
    Role: 'Cleaning',
    Phone: '16175550143',
    Email: email,
    Team: 'Property Team',
  }
  await admin.call(AddPortfolioContact, { GroupId: admin.gId, ...draft, Contact, AssignedBuildings: [bId] })
  const page = await openList(bId)
  await tick(page, `Dock ${stamp}`)
  await expect(button(page, 'Send')).toHaveCount(0)
  await tick(page, `Roof ${stamp}`)
  await button(page, 'Send').click()
  const dialog = dialogOf(page)
  await button(dialog, 'Send').click()
  await expect(dialog.getByText('Required', { exact: true })).toHaveCount(2)
  expect(await findViolations(page, { include: '[role="dialog"]' })).toEqual([])
  await dialog.getByRole('textbox', { name: 'Survey name' }).fill('Pier onboarding')
  await dialog.getByRole('combobox', { name: 'Portfolio contact' }).fill(Name)
  await page.getByRole('option', { name: Name }).click()
  await button(dialog, 'Send').click()
  await expectToast(page, 'Your survey link has been sent')
  const mail = await mailTo(email)
  expect(mail).toContain('Subject: Pier onboarding')
  for (const { PIN, BuilderId } of surveys) {
    expect(mail).toContain(PIN)
    expect(mail).toContain(`/surveyWelcome/contentSurvey/${bId}/${BuilderId}`)
  }
  await page.getByRole('main').getByRole('button', { name: 'Clear Account' }).click()
  await settled(page)
  await page.getByRole('searchbox', { name: 'Search surveys' }).fill(stamp)
  await tick(page, `Dock ${stamp}`)
  await tick(page, `Roof ${stamp}`)
  await expect(page.getByText('Choose an account to send several surveys at once.')).toBeVisible()
  await expect(button(page, 'Send')).toHaveCount(0)
  await page.close()
})

test('the survey e-mail of a contact: pick a survey, write, send, and it arrives with link and PIN [A-SCREEN-042, A-CALL-020, A-CALL-019, A-CONST-057]', async () => {
  test.setTimeout(90_000)
  const { bId } = await admin.building()
  const draft = newContact()
  const email = address()
  const Contact = { ...draft.Contact, Name: 'Noor Haddad', Role: 'Cleaning', Phone: '16175550143', Email: email, Team: 'Property Team' }
  await admin.call(AddPropertyContact, { GroupId: admin.gId, BuildingId: bId, ...draft, Contact })
  const page = await admin.open(`/contacts?bId=${bId}`)
  const openDialog = async () => {
    await button(page, 'Noor Haddad').click()
    await button(dialogOf(page), 'Survey email').click()
  }
  await openDialog()
  await expect(page.getByText('No survey to send yet')).toBeVisible()
  await page.getByRole('link', { name: 'Build a survey' }).click()
  await page.waitForURL(url => url.pathname === `/surveyLibrary/surveyBuilder/${admin.gId}/${bId}`)
  await newSurvey(admin, bId)
  const { PIN, BuilderId } = await newSurvey(admin, bId, 'Quay survey')
  await newSurvey(admin, bId, 'Garage survey')

  const asked = page.waitForRequest(request => request.url().includes('/csm/Survey/GetSurveyList'))
  await page.goto(`/contacts?bId=${bId}&gId=${admin.gId}`)
  await settled(page)
  await openDialog()
  const query = new URL((await asked).url()).searchParams
  expect(JSON.parse(query.get('filter') ?? '')).toEqual({ gId: admin.gId, bId, status: 'Completed' })
  expect(JSON.parse(query.get('pagination') ?? '')).toEqual({ page: 0, perPage: 10_000 })
  const letter = page.getByRole('dialog', { name: 'Survey email' })
  await expect(button(letter, 'Cancel')).toBeVisible()
  await letter.getByRole('combobox', { name: 'Survey' }).click()
  await expect(page.getByRole('option')).toHaveText(['Garage survey', 'Quay survey']) // completed ones only
  await page.getByRole('option', { name: 'Quay survey' }).click()
  const editor = letter.getByRole('textbox', { name: 'Email text' })
  await expect(editor).toContainText('Please fill in the survey “Quay survey”')
  expect(await findViolations(page, { include: '[role="dialog"]' })).toEqual([])
  await editor.press('ControlOrMeta+End')
  await page.keyboard.type(' Until Friday, please.')
  await button(letter, 'Send').click()
  await expectToast(page, 'Your survey link has been sent')
  await expect(letter).toHaveCount(0)
  await page.close()
  const mail = await mailTo(email)
  expect(mail).toContain('Subject: Quay survey')
  expect(mail).toContain('Until Friday, please.')
  expect(mail).toContain(`/surveyWelcome/contentSurvey/${bId}/${BuilderId}`)
  expect(mail).toContain(PIN)
})
