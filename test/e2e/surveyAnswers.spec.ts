import { expect, type Page } from '@playwright/test'
import { GetTexts } from '../../src/features/base/outbox/contract.ts'
import { GetSurvey } from '../../src/features/surveys/surveyAnswers/contract.ts'
import { ChooseSurveyProducts } from '../../src/features/surveys/surveys/contract.ts'
import { findViolations } from '../support/axe.ts'
import type { Caller } from '../support/calls.ts'
import { pdf, png } from '../support/hostile.ts'
import { consoleErrors, settled, signInAt, test } from '../support/people.ts'
import { makeSurveyOut } from '../support/surveyOut.ts'
import { everyProduct } from '../support/surveys.ts'

const enter = async (page: Page, PIN: string) => {
  await page.getByLabel('PIN', { exact: true }).getByRole('textbox').first().click()
  await page.keyboard.type(PIN, { delay: 40 })
}
const clean = async (page: Page) => {
  expect(await findViolations(page)).toEqual([])
}
// The parts of a survey are numbered.
const part = (page: Page, title: string) => page.getByRole('region', { name: new RegExp(`^(\\d+\\. )?${title}$`) })
const open = async (page: Page, title: string) => {
  const toggle = part(page, title).getByRole('button', { name: title })
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
}
const save = (page: Page, title: string) => part(page, title).getByRole('button', { name: 'Save and continue' }).click()
const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a customer opens the survey by PIN on a phone, answers section by section and submits; staff read it and collect content [C-ROUTE-068, C-SCREEN-033, C-MSG-006, C-STATE-012, C-STATE-014, C-RULE-046, C-RULE-047, C-RULE-048, C-RULE-049, C-RULE-054, B-SCREEN-011]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const survey = await makeSurveyOut(baseURL ?? '', `Harbor Yard ${Date.now()}`)
  const errors = consoleErrors(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(survey.link)
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbor Yard')
  await clean(page)
  await enter(page, survey.PIN === '0000' ? '1111' : '0000')
  await expect(page.getByRole('alert')).toHaveText('The PIN is not right.')
  for (let i = 0; i < 4; i++) await page.keyboard.press('Backspace')
  await enter(page, survey.PIN)
  await page.waitForURL(`**/contentSurvey/${survey.gId}/${survey.bId}/${survey.BuilderId}`)
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(survey.built.SurveyName)
  await expect(page.getByText('0 of 7 sections complete')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)

  // Its parts are numbered and fold; what helps stands in a dialog.
  const toggles = page
    .getByRole('region', { name: /^\d+\. / })
    .getByRole('heading', { level: 2 })
    .getByRole('button')
  const numbers = (await toggles.allInnerTexts()).map(text => Number.parseInt(text, 10))
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7])
  for (const open of ['false', 'true']) {
    await toggles.first().click()
    await expect(toggles.first()).toHaveAttribute('aria-expanded', open)
    await expect(page.getByRole('button', { name: 'Save and continue' })).toHaveCount(open === 'true' ? 1 : 0)
  }
  await page.getByRole('button', { name: 'Help' }).click()
  await expect(page.getByRole('dialog')).toContainText('Ask the front desk for the floor plans.')
  await page.keyboard.press('Escape')

  // Management comes first: the platform shows only with an app.
  const management = part(page, 'Management')
  await choose(page, 'Work order system', 'Yardi')
  await expect(management.getByRole('combobox', { name: 'App platform' })).toHaveCount(0)
  await management.getByRole('radio', { name: 'Yes' }).check()
  await choose(page, 'App platform', 'HQO')
  await save(page, 'Management')
  await expect(page.getByText('1 of 7 sections complete')).toBeVisible()

  // The next section opens by itself. An unsecured network has no password.
  const wifi = part(page, 'Wi-Fi networks')
  await wifi.getByRole('button', { name: 'Add network' }).click()
  await wifi.getByLabel('Password', { exact: true }).first().fill('left over')
  await choose(page, 'Network type', 'Unsecured')
  await expect(wifi.locator('input[type="password"]')).toBeDisabled()
  await expect(wifi.locator('input[type="password"]')).toHaveValue('')
  await wifi.getByLabel('Network name (SSID)').fill('Lobby')
  await save(page, 'Wi-Fi networks')

  const floors = part(page, 'Floors and units')
  await floors.getByLabel('Floors', { exact: true }).fill('1-3, PH')
  await expect(floors.getByText('4 floors: 1, 2, 3, PH')).toBeVisible()
  await floors.getByLabel('Floors below ground').fill('P1-P2')
  await floors.getByLabel('Units').fill('101-120')
  await save(page, 'Floors and units')

  // Moving on needs a space that counts.
  const spaces = part(page, 'Physical spaces')
  await spaces.getByRole('checkbox', { name: 'Lobby' }).check()
  await save(page, 'Physical spaces')
  await expect(page.getByText('You must select at lease one physical space to proceed')).toBeVisible()
  await spaces.getByLabel('Location').fill('Ground floor, north side')
  const quantity = spaces.getByLabel('How many on each floor')
  await quantity.pressSequentially('2x')
  await expect(quantity).toHaveValue('2')
  await choose(page, 'Floors', '1')
  await page.keyboard.press('Escape')
  await spaces.getByRole('radio', { name: 'No' }).check()
  await save(page, 'Physical spaces')
  await expect(page.getByText('4 of 7 sections complete')).toBeVisible()

  const details = part(page, 'Building details')
  await details.getByLabel('Owner').fill('Harbor Holdings')
  await page.waitForTimeout(400) // the part moves into sight by itself, and leaves the customer who has gone on alone
  await expect(details.getByLabel('Owner')).toBeFocused()
  for (const label of ['Square feet', 'Number of tenants']) {
    await details.getByLabel(label).pressSequentially('1a2')
    await expect(details.getByLabel(label)).toHaveValue('12')
  }
  await details
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Suppliers.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) })
  await expect(details.getByText('Suppliers.pdf')).toBeVisible()
  await clean(page)
  await save(page, 'Building details')
  await expect(part(page, 'Building details')).toContainText('4 of 7 answered')

  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for submitting your survey!' })).toBeVisible()
  await clean(page)
  expect(errors).toEqual([])

  const desk = await browser.newContext()
  const staff = await desk.newPage()
  await signInAt(staff, 'admin', `/customerSurvey?gId=${survey.gId}&bId=${survey.bId}`)
  await settled(staff)
  const row = staff.getByRole('row').filter({ hasText: survey.built.SurveyName })
  await expect(row).toContainText('To be accepted')
  await expect(row).toContainText('4/7')
  await row.getByRole('link').first().click()
  await staff.waitForURL(/responses=true/)
  await settled(staff)
  await expect(part(staff, 'Management')).toContainText('Yardi')
  await expect(part(staff, 'Physical spaces')).toContainText('Ground floor, north side')
  await clean(staff)
  const download = staff.waitForEvent('download')
  await part(staff, 'Building details').getByRole('button', { name: 'Download Suppliers.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('Suppliers.pdf')

  const place = { GroupId: survey.gId, BuildingId: survey.bId }
  const { acId: draft } = await survey.call(ChooseSurveyProducts, { ...place, Vertical: 'Office', Products: everyProduct })
  const unnamed = await desk.newPage()
  await unnamed.goto(`/contentSurvey/${survey.gId}/${survey.bId}/${draft}`)
  await expect(unnamed.getByRole('heading', { level: 1 })).toHaveText('Basic Info Survey')
  await unnamed.close()

  await staff.getByRole('button', { name: 'Collect Content' }).click()
  const dialog = staff.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Send' })
  await expect(send).toBeDisabled()
  const phoneNumber = `206555${String(Date.now() % 10_000).padStart(4, '0')}`
  await dialog.getByLabel('Phone number').fill(phoneNumber.slice(0, 9))
  await dialog.getByRole('checkbox', { name: 'Lobby' }).check()
  await expect(send).toBeDisabled()
  await dialog.getByLabel('Phone number').fill(phoneNumber)
  await expect(send).toBeEnabled()
  await dialog.getByRole('checkbox', { name: 'Lobby' }).uncheck()
  await expect(send).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'Lobby' }).check()
  await send.click()
  await expect(dialog).toBeHidden()

  const link = await linkSent(survey.call, phoneNumber)
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(link)
  await settled(phone)
  const lobby = part(phone, 'Lobby')
  const photo = { name: 'lobby.png', mimeType: 'image/png', buffer: png(40, 30) }
  await lobby.locator('input[type="file"]').first().setInputFiles(photo)
  await expect(lobby.getByRole('img')).toHaveCount(1)
  await clean(phone)
  await phone.getByRole('button', { name: 'Done' }).click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Yes, done' }).click()
  await expect(phone.getByRole('heading', { name: 'Thank you, the photos have arrived.' })).toBeVisible()
  const { Collected } = await survey.call(GetSurvey, { gId: survey.gId, bId: survey.bId, builderId: survey.BuilderId })
  expect(Collected.map(({ Name, Space }) => [Name, Space])).toEqual([['lobby.png', 'Lobby']])
  await expect(staff.getByRole('img', { name: 'Photo of Lobby' })).toBeVisible()

  await test.step('a gallery whose links have ended reads fresh ones by itself, once', async () => {
    let asked = 0
    staff.on('request', request => request.url().includes('/Survey/GetSurvey?') && asked++)
    const life = 5000 // of a link, here
    await staff.route('**/f/*', route => (ageOf(route.request().url()) > life ? route.fulfill({ status: 404 }) : route.continue()))
    const small = staff.getByRole('img', { name: 'Photo of Lobby' })
    await expect.poll(async () => ageOf((await small.getAttribute('src')) ?? ''), { timeout: 30_000 }).toBeGreaterThan(life)
    asked = 0 // what was read meanwhile belongs to the collecting
    await staff.getByRole('button', { name: /Photo of Lobby/ }).click()
    const large = staff.getByRole('dialog').getByRole('img', { name: 'Photo of Lobby' })
    await expect.poll(() => large.evaluate(image => Number(Reflect.get(image, 'naturalWidth')))).toBe(40)
    expect(asked).toBe(1)

    // What is not there at all is asked for once more, and then left.
    await staff.unroute('**/f/*')
    await staff.route('**/f/*', route => route.fulfill({ status: 404 }))
    await staff.route('**/csm-events*', route => route.abort()) // a stream that begins anew reads everything again
    await staff.reload()
    await settled(staff)
    await expect.poll(() => asked).toBe(3)
    await staff.waitForTimeout(2000)
    expect(asked).toBe(3)
  })
})

/** Milliseconds since a link was given out: it says when it ends, five minutes later. */
const ageOf = (address: string): number => {
  const [body = ''] = address.split('/f/')[1]?.split('.') ?? []
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown[] // as `signLink` has written them
  return Date.now() - (Number(claims.at(-1)) - 5 * 60_000)
}

/** The path in the text message that a phone has got. */
const linkSent = async (call: Caller, number: string): Promise<string> => {
  let path = ''
  await expect(async () => {
    const { Texts } = await call(GetTexts, { filter: {}, pagination: { page: 0, perPage: 50 } })
    path = /\/multipleContentSurvey\/[\w-]+/.exec(Texts.find(({ To }) => To.endsWith(number))?.Text ?? '')?.[0] ?? ''
    expect(path).not.toBe('')
  }).toPass({ timeout: 30_000 })
  return path
}

test('the form asks for the PIN again after a reload; a sign-in always leads back to the welcome page of a survey; staff see the form read-only [A-STATE-025, C-STATE-013, C-ROUTE-067]', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const survey = await makeSurveyOut(baseURL ?? '', `Mill Yard ${Date.now()}`, { EnableBasicPropertyInfo: true })
  const form = `/contentSurvey/${survey.gId}/${survey.bId}/${survey.BuilderId}`
  await page.goto(form)
  await page.waitForURL(`**${survey.link}`)
  await settled(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL('**/login')
  await page.getByLabel('Email').fill('admin@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('Harbour-Lights-77')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`**${survey.link}*`)
  await settled(page)
  await page.getByRole('link', { name: 'Open as staff, without a PIN' }).click()
  await page.waitForURL(/responses=true/)
  await settled(page)
  await expect(page.getByRole('button', { name: 'Collect Content' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save and continue' })).toHaveCount(0)

  await page.goto(`${form}?builder=true`)
  await settled(page)
  await open(page, 'Management')
  await expect(page.getByRole('combobox', { name: 'Work order system' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save and continue' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Collect Content' })).toHaveCount(0)

  // By PIN the same person answers as the customer, and stays signed in.
  await page.goto(survey.link)
  await settled(page)
  await enter(page, survey.PIN)
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
  await open(page, 'Property information')
  const info = part(page, 'Property information')
  await info.getByRole('textbox', { name: 'Address Line 2' }).fill('Suite 400')
  await info.getByRole('textbox', { name: 'Planned Engineering Hours' }).fill('640')
  await clean(page)
  await save(page, 'Property information')
  await expect(info.getByRole('button', { name: 'Property information' })).toHaveAttribute('aria-expanded', 'false') // saved
  await page.goto(`${form}?responses=true`)
  await settled(page)
  await expect(part(page, 'Property information')).toContainText('Suite 400')
  await expect(page.getByText('Waiting for the customer', { exact: true })).toBeVisible()
  await page.goto(`/customerSurvey?gId=${survey.gId}`)
  await settled(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Survey' })).toBeVisible()
})
