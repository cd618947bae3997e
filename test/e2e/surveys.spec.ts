import { expect } from '@playwright/test'
import { GetSurveyBuilder, SaveSurveyDraft } from '../../src/features/surveys/surveys/contract.ts'
import { allEnabled } from '../../src/features/surveys/surveys/rules.ts'
import { findViolations } from '../support/axe.ts'
import { buildingPicker, useAdmin } from '../support/buildingPages.ts'
import { dialogOf } from '../support/contactPages.ts'
import { pdf, png } from '../support/hostile.ts'
import { expectToast, test } from '../support/people.ts'
import { button, clipboard, newSurvey, openSurveys, section } from '../support/surveyPages.ts'

const admin = useAdmin()

test('a survey from nothing to its copied link [C-ROUTE-063, C-ROUTE-064, C-SCREEN-032, C-STATE-011, C-STATE-015, C-RULE-044, C-RULE-045, C-MSG-021]', async () => {
  test.setTimeout(90_000)
  const { bId, name } = await admin.building()
  const page = await openSurveys(admin, '/surveyLibrary/surveyBuilder')
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
  expect(await findViolations(page)).toEqual([])
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
  await expect(page.getByText('Waiting for the customer', { exact: true })).toBeVisible()
  const link = await page.getByRole('textbox', { name: 'Survey link' }).inputValue()
  const builderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(link).toBe(`${new URL(page.url()).origin}/surveyWelcome/contentSurvey/${bId}/${builderId}`)
  expect(await clipboard(page)).toBe(link)
  const builder = await admin.call(GetSurveyBuilder, { gId: admin.gId, bId, builderId })
  expect(builder).toMatchObject({ BuilderStatus: 'Completed', SurveyName: 'Pier survey' })
  await expect(page.getByRole('textbox', { name: 'PIN' })).toHaveValue(builder.PIN)
  expect(await findViolations(page)).toEqual([])
  await page.close()
})

test('the checklist: removing an item switches its flag off, Physical Spaces and Floors & Units go together [C-STATE-017, C-STATE-018]', async () => {
  const { bId } = await admin.building()
  const { BuilderId } = await newSurvey(admin, bId)
  const page = await openSurveys(admin, `/surveyLibrary/surveyBuilder/${admin.gId}/${bId}/${BuilderId}`)
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
  const page = await openSurveys(admin, `/surveyLibrary/surveyBuilder/${admin.gId}/${bId}/${BuilderId}`)
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
  await expectToast(page, 'Successfully saved')
  const { ProductQuestions } = await admin.call(GetSurveyBuilder, { gId: admin.gId, bId, builderId: BuilderId })
  expect(ProductQuestions.map(one => one.SurveyQuestion.en)).toEqual(['Where do visitors wait?', 'Who should receive service requests?'])
  await page.close()
})

test('a survey that somebody else has saved meanwhile: what they changed comes in, nothing of one’s own is lost', async () => {
  const { bId } = await admin.building()
  const { BuilderId } = await newSurvey(admin, bId)
  const page = await openSurveys(admin, `/surveyLibrary/surveyBuilder/${admin.gId}/${bId}/${BuilderId}`)
  await page.getByRole('textbox', { name: 'Name Survey' }).fill('Tower survey')
  const read = () => admin.call(GetSurveyBuilder, { gId: admin.gId, bId, builderId: BuilderId })
  const { Version, ProductQuestions, HelperText } = await read()
  const theirs = { ...allEnabled, EnableBranding: false, ProductQuestions, HelperText, SurveyName: '' }
  await admin.call(SaveSurveyDraft, { GroupId: admin.gId, BuildingId: bId, BuilderId, Version, ...theirs })
  await button(page, 'Save draft').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Check and save again' })).toBeVisible()
  await expect(button(page, 'Add Branding')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name Survey' })).toHaveValue('Tower survey')
  await button(page, 'Save draft').click()
  await expectToast(page, 'Successfully saved')
  expect(await read()).toMatchObject({ SurveyName: 'Tower survey', EnableBranding: false, EnableContacts: true })
  await page.close()
})

test('questions are added with every type of field, edited and deleted; the helper file is a PDF [C-CONST-065, C-RULE-073]', async () => {
  test.setTimeout(90_000)
  const { bId } = await admin.building()
  const { BuilderId } = await newSurvey(admin, bId)
  const page = await openSurveys(admin, `/surveyLibrary/surveyBuilder/${admin.gId}/${bId}/${BuilderId}`)
  await button(page, 'Add question').click()
  const dialog = dialogOf(page)
  await button(dialog, 'Apply').click()
  await expect(dialog.getByText('Required', { exact: true }).first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Section title' }).fill('Loading dock')
  await dialog.getByRole('textbox', { name: 'Question', exact: true }).fill('How is the dock used?')
  await dialog.getByText('Spanish', { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Question', exact: true }).fill('¿Cómo se usa el muelle?')
  await dialog.getByText('English', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Type: Text Field' }).click()
  const types = page.getByRole('dialog', { name: 'Type of field' })
  await expect(types.getByRole('strong')).toHaveText([
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
  await types.getByRole('button', { name: 'DropDown', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Label' }).fill('Deliveries')
  await dialog.getByRole('textbox', { name: 'Option 1' }).fill('In the morning')
  await dialog.getByRole('textbox', { name: 'Option 2' }).fill('At night')
  await button(dialog, 'Add field').click()
  await types.getByRole('button', { name: 'Text Field', exact: true }).click()
  const second = dialog.getByRole('group', { name: 'Field 2' })
  await second.getByRole('textbox', { name: 'Label' }).fill('Height of the gate')
  await second.getByRole('checkbox').check()
  const labels = async () => Promise.all((await dialog.getByRole('textbox', { name: 'Label' }).all()).map(one => one.inputValue()))
  await dialog.getByTitle('Drag field 2 to another place').dragTo(dialog.getByRole('group', { name: 'Field 1' }))
  expect(await labels()).toEqual(['Height of the gate', 'Deliveries'])
  await button(dialog, 'Move field 2 up').press('Enter')
  expect(await labels()).toEqual(['Deliveries', 'Height of the gate'])
  expect(await findViolations(page, { include: '[role="dialog"]' })).toEqual([])
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
  await expect(button(section(page, 'Helper Text'), 'Remove')).toBeVisible() // offered once the file is kept
  await button(page, 'Save draft').click()
  await expectToast(page, 'Successfully saved')
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

test('the building picker of the top bar leads the builder of a new survey to that building', async () => {
  const [one, two] = [await admin.building(), await admin.building()]
  const page = await openSurveys(admin, `/surveyLibrary/surveyBuilder/${admin.gId}/${one.bId}`)
  await buildingPicker(page).fill(two.name)
  await page.getByRole('option', { name: two.name }).click()
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Building' })).toHaveValue(two.name)
  await page.close()
})
