import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { AddPortfolioContact, AddPropertyContact } from '../../src/features/contacts/contract.ts'
import { newContact } from '../../src/features/contacts/rules.ts'
import { GetSurveyBuilder, GetSurveyList } from '../../src/features/surveys/contract.ts'
import { buildingPicker, useAdmin } from '../support/buildingPages.ts'
import { address, dialogOf } from '../support/contactPages.ts'
import { pdf, png } from '../support/hostile.ts'
import { settled, test } from '../support/people.ts'
import { mailTo, newSurvey } from '../support/surveyPages.ts'

const admin = useAdmin()

const violations = async (page: Page) => {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
const inDialog = async (page: Page) => {
  const { violations: found } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
const clipboard = (page: Page): Promise<string> => page.evaluate('navigator.clipboard.readText()')
const section = (page: Page, name: string): Locator => page.locator('section').filter({ has: page.getByRole('heading', { name }) })
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
const openBuilder = async (path: string) => {
  const page = await admin.open(path)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  return page
}

test('a survey from nothing to its copied link [C-ROUTE-063, C-ROUTE-064, C-SCREEN-032, C-STATE-011, C-STATE-015, C-RULE-044, C-RULE-045, C-MSG-021]', async () => {
  test.setTimeout(90_000)
  const { bId, name } = await admin.building()
  const page = await openBuilder('/surveyLibrary/surveyBuilder')
  await expect(page.getByRole('heading', { level: 1, name: 'Survey Builder' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('combobox', { name: 'Account' })).toBeVisible()
  await main.getByRole('combobox', { name: 'Building' }).fill(name)
  await page.getByRole('option', { name }).click()
  await page.waitForURL(url => url.pathname === `/surveyLibrary/surveyBuilder/${admin.gId}/${bId}`)

  await expect(page.getByRole('heading', { name: 'Property information' })).toHaveCount(0) // nothing before the vertical is confirmed
  await expect(page.getByRole('heading', { name: 'Additional survey questions' })).toHaveCount(0)
  await expect(button(page, 'Confirm')).toBeDisabled()
  await page.getByRole('combobox', { name: 'Vertical' }).click()
  await page.getByRole('option', { name: 'Office', exact: true }).click()
  await expect(button(page, 'Confirm')).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Customer Feedback' }).check()
  await page.getByRole('checkbox', { name: 'Inspections' }).check()
  expect(await violations(page)).toEqual([])
  await button(page, 'Confirm').click()

  await page.waitForURL(url => /\/surveyBuilder\/[^/]+\/[^/]+\/[^/]+$/.test(url.pathname))
  for (const title of ['Property information', 'Additional survey questions', 'Helper Text', 'Delivery'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('Where do you want to hear from visitors?')).toBeVisible()
  await expect(main.getByRole('combobox', { name: 'Building' })).toBeDisabled()
  const generate = button(page, 'Generate survey and copy link')
  await expect(generate).toBeDisabled()
  await page.getByRole('textbox', { name: 'Name Survey' }).fill('Pier survey')
  await expect(generate).toBeEnabled()
  await expect(page.getByText('Survey link', { exact: true })).toHaveCount(0)
  await generate.click()
  await expect(page.getByText('Successfully generated')).toBeVisible()
  await expect(page.getByText('Completed', { exact: true })).toBeVisible()
  const link = await page.getByRole('textbox', { name: 'Survey link' }).inputValue()
  const builderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(link).toBe(`${new URL(page.url()).origin}/surveyWelcome/contentSurvey/${bId}/${builderId}`)
  expect(await clipboard(page)).toBe(link)
  const builder = await admin.call(GetSurveyBuilder, { gId: admin.gId, bId, builderId })
  expect(builder).toMatchObject({ BuilderStatus: 'Completed', SurveyName: 'Pier survey' })
  await expect(page.getByRole('textbox', { name: 'PIN' })).toHaveValue(builder.PIN)
  expect(await violations(page)).toEqual([])
  await page.close()
})

test('the checklist: removing an item switches its flag off, Physical Spaces and Floors & Units go together [C-STATE-017, C-STATE-018]', async () => {
  const { bId } = await admin.building()
  const { BuilderId } = await newSurvey(admin, bId)
  const page = await openBuilder(`/surveyLibrary/surveyBuilder/${admin.gId}/${bId}/${BuilderId}`)
  const saved = async () => {
    const done = page.waitForResponse(reply => reply.url().endsWith('/csm/Survey/SaveSurveyDraft'))
    await button(page, 'Save draft').click()
    expect((await done).ok()).toBe(true)
    return admin.call(GetSurveyBuilder, { gId: admin.gId, bId, builderId: BuilderId })
  }
  await expect(page.getByText('8 of 8')).toBeVisible()
  await button(page, 'Remove Branding').click()
  await button(page, 'Remove Physical Spaces').click()
  await expect(page.getByText('5 of 8')).toBeVisible()
  expect(await saved()).toMatchObject({
    EnableBranding: false,
    EnablePhysicalSpaces: false,
    EnableFloorsUnits: false,
    EnableContacts: true,
  })
  await button(page, 'Add Physical Spaces').click()
  await button(page, 'Add Branding').click()
  await button(page, 'Remove Floors & Units').click()
  expect(await saved()).toMatchObject({ EnableBranding: true, EnablePhysicalSpaces: false, EnableFloorsUnits: false })
  await page.close()
})

test('Reselect goes back to vertical and products; questions of products that stay are kept as they were changed [C-STATE-016]', async () => {
  const { bId } = await admin.building()
  const { BuilderId } = await newSurvey(admin, bId)
  const page = await openBuilder(`/surveyLibrary/surveyBuilder/${admin.gId}/${bId}/${BuilderId}`)
  await page.getByRole('button', { name: /^Edit the question “Where do you want/ }).click()
  await dialogOf(page).getByRole('textbox', { name: 'Question', exact: true }).fill('Where do visitors wait?')
  await button(dialogOf(page), 'Apply').click()
  await button(page, 'Reselect').click()
  await expect(page.getByRole('heading', { name: 'Additional survey questions' })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Vertical' })).toHaveValue('Office')
  await page.getByRole('checkbox', { name: 'Service Requests' }).check()
  await button(page, 'Confirm').click()
  await expect(page.getByText('Where do visitors wait?')).toBeVisible()
  await expect(page.getByText('Who should receive service requests?')).toBeVisible()
  await button(page, 'Save draft').click()
  await expect(page.getByText('Successfully saved')).toBeVisible()
  const { ProductQuestions } = await admin.call(GetSurveyBuilder, { gId: admin.gId, bId, builderId: BuilderId })
  expect(ProductQuestions.map(one => one.SurveyQuestion.en)).toEqual(['Where do visitors wait?', 'Who should receive service requests?'])
  await page.close()
})

test('questions are added with every type of field, edited and deleted; the helper file is a PDF [C-CONST-065, C-RULE-073]', async () => {
  test.setTimeout(90_000)
  const { bId } = await admin.building()
  const { BuilderId } = await newSurvey(admin, bId)
  const page = await openBuilder(`/surveyLibrary/surveyBuilder/${admin.gId}/${bId}/${BuilderId}`)
  await button(page, 'Add question').click()
  const dialog = dialogOf(page)
  await button(dialog, 'Apply').click()
  await expect(dialog.getByText('Required', { exact: true }).first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Section title' }).fill('Loading dock')
  await dialog.getByRole('textbox', { name: 'Question', exact: true }).fill('How is the dock used?')
  await dialog.getByText('Spanish', { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Question', exact: true }).fill('¿Cómo se usa el muelle?')
  await dialog.getByText('English', { exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Type' }).click()
  await expect(page.getByRole('option')).toHaveText([
    'Checkbox',
    'Date',
    'DropDown',
    'Multiple Choice',
    'Text Field',
    'Big Text Field',
    'Yes/No',
    'Upload',
    'DownLoad',
  ])
  await page.getByRole('option', { name: 'DropDown', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Label' }).fill('Deliveries')
  await dialog.getByRole('textbox', { name: 'Option 1' }).fill('In the morning')
  await dialog.getByRole('textbox', { name: 'Option 2' }).fill('At night')
  await button(dialog, 'Add field').click()
  const second = dialog.getByRole('group', { name: 'Field 2' })
  await second.getByRole('textbox', { name: 'Label' }).fill('Height of the gate')
  await second.getByRole('checkbox').check()
  expect(await inDialog(page)).toEqual([])
  await button(dialog, 'Apply').click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('2 fields: DropDown, Text Field')).toBeVisible()
  await page.getByRole('button', { name: /^Delete the question “Where do you want/ }).click()
  await button(dialogOf(page), 'Delete').click()
  await expect(page.getByText('Where do you want to hear from visitors?')).toHaveCount(0)

  await section(page, 'Helper Text').getByRole('switch').check({ force: true })
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Take the plans along.')
  const file = section(page, 'Helper Text').locator('input[type=file]')
  await file.setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: Buffer.from(png(8, 8)) })
  await expect(page.getByText('Incorrect file type, please try again')).toBeVisible()
  await file.setInputFiles({ name: 'guide.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) })
  await expect(page.getByText('guide.pdf')).toBeVisible()
  await button(page, 'Save draft').click()
  await expect(page.getByText('Successfully saved')).toBeVisible()
  const builder = await admin.call(GetSurveyBuilder, { gId: admin.gId, bId, builderId: BuilderId })
  expect(builder.HelperText).toEqual({
    Enable: true,
    Text: { en: 'Take the plans along.' },
    File: { Name: 'guide.pdf', Link: expect.stringMatching(/\/files\/.+\.pdf$/) },
  })
  expect(builder.ProductQuestions).toMatchObject([
    {
      ProductName: 'Customer Feedback',
      SectionTitle: { en: 'Loading dock' },
      SurveyQuestion: { en: 'How is the dock used?', es: '¿Cómo se usa el muelle?' },
      Fields: [
        { FieldType: 'DropDown', Label: { en: 'Deliveries' }, Options: [{ Text: { en: 'In the morning' } }, { Text: { en: 'At night' } }] },
        { FieldType: 'Text Field', Label: { en: 'Height of the gate' }, Required: true },
      ],
    },
  ])
  await page.close()
})

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const openList = async (bId: string) => openBuilder(`/surveyLibrary/surveyList?bId=${bId}`)
const tick = (page: Page, name: string) => rowOf(page, name).getByRole('checkbox').check()

test('the list: its columns, its filters, and what one selected survey offers [A-ROUTE-025, C-ROUTE-065, C-COLUMN-021, C-SCREEN-031, C-BEHAV-047, C-BEHAV-048, C-BEHAV-049, C-BEHAV-050, C-BEHAV-051, C-RULE-027, C-BEHAV-053, C-STATE-010, C-RULE-003, C-MSG-030, C-MSG-028]', async () => {
  test.setTimeout(90_000)
  const { bId, name } = await admin.building()
  const { PIN, BuilderId } = await newSurvey(admin, bId, 'Lobby survey')
  await newSurvey(admin, bId)
  const page = await openBuilder(`/surveyLibrary?bId=${bId}`)
  await page.waitForURL(url => url.pathname === '/surveyLibrary/surveyList')
  await settled(page)
  await expect(page.getByRole('columnheader')).toHaveText(['', 'Account', 'Property', 'Status', 'Survey Name', 'PIN', 'Actions'])
  const main = page.getByRole('main')
  await expect(main.getByRole('combobox', { name: 'Account' })).toBeVisible()
  await expect(main.getByRole('combobox', { name: 'Building' })).toHaveValue(name)
  await expect(rowOf(page, 'Lobby survey').getByRole('cell')).toContainText(['', 'Northgate', name, 'Completed', 'Lobby survey', PIN])
  await expect(rowOf(page, 'Untitled survey')).toContainText('····')
  expect(await violations(page)).toEqual([])

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
  expect(await inDialog(page)).toEqual([])
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
  expect(await inDialog(page)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Survey name' }).fill('Pier onboarding')
  await dialog.getByRole('combobox', { name: 'Portfolio contact' }).fill(Name)
  await page.getByRole('option', { name: Name }).click()
  await button(dialog, 'Send').click()
  await expect(page.getByText('Your survey link has been sent')).toBeVisible()
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
    await button(dialogOf(page), 'Survey Email').click()
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
  const letter = page.getByRole('dialog', { name: 'Survey Email' })
  await expect(button(letter, 'Cancel')).toBeVisible()
  await letter.getByRole('combobox', { name: 'Survey' }).click()
  await expect(page.getByRole('option')).toHaveText(['Garage survey', 'Quay survey']) // completed ones only
  await page.getByRole('option', { name: 'Quay survey' }).click()
  const editor = letter.getByRole('textbox', { name: 'E-mail text' })
  await expect(editor).toContainText('Please fill in the survey “Quay survey”')
  expect(await inDialog(page)).toEqual([])
  await editor.press('ControlOrMeta+End')
  await page.keyboard.type(' Until Friday, please.')
  await button(letter, 'Send').click()
  await expect(page.getByText('Your survey link has been sent')).toBeVisible()
  await expect(letter).toHaveCount(0)
  await page.close()
  const mail = await mailTo(email)
  expect(mail).toContain('Subject: Quay survey')
  expect(mail).toContain('Until Friday, please.')
  expect(mail).toContain(`/surveyWelcome/contentSurvey/${bId}/${BuilderId}`)
  expect(mail).toContain(PIN)
})

test('the building picker of the top bar leads the builder of a new survey to that building', async () => {
  const [one, two] = [await admin.building(), await admin.building()]
  const page = await openBuilder(`/surveyLibrary/surveyBuilder/${admin.gId}/${one.bId}`)
  await buildingPicker(page).fill(two.name)
  await page.getByRole('option', { name: two.name }).click()
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Building' })).toHaveValue(two.name)
  await page.close()
})
