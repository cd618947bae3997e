import { expect } from '@playwright/test'
import { selection, useAdmin } from '../support/buildingPages.ts'
import { pdf, png } from '../support/hostile.ts'
import { settled, test } from '../support/people.ts'
import { edit, fieldBox, indexOf, inputs, main, openAt, reload, save, upload } from '../support/sectionPages.ts'

const admin = useAdmin()

test('the sections stand in their places, each with its title; survey links only while editing [A-SCREEN-012, A-SCREEN-016, A-SCREEN-017, A-SCREEN-018, A-SCREEN-019, A-SCREEN-022, A-SCREEN-023]', async () => {
  const always = ['Building PIN', 'Product Add-Ons', 'Building Terms & Conditions', 'COI Information', 'Resident Index', 'White Label']
  const { page } = await openAt(admin, 'BuildingPIN')
  await expect(page.getByRole('button', { name: 'Building PIN', exact: true })).toHaveAttribute('aria-expanded', 'true')
  for (const name of [...always, 'Customer Survey Links']) await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible()
  const editing = (await main(page).getByRole('heading', { level: 2 }).allInnerTexts()).map(title => title.trim())
  expect(editing.filter(title => [...always, 'Customer Survey Links'].includes(title))).toEqual([
    'Building PIN',
    'Product Add-Ons',
    'Customer Survey Links',
    'Building Terms & Conditions',
    'COI Information',
    'Resident Index',
    'White Label',
  ])
  await page.goto(`/propertyAdd?gId=${admin.gId}`)
  for (const name of always) await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 2, name: 'Customer Survey Links' })).toHaveCount(0)
  await page.close()
})

test('PINs take four digits, are hidden until shown, and open the building; the selected building is left alone [A-SCREEN-028, A-RULE-053, A-RULE-054, A-RULE-055, A-MSG-013, A-STATE-004]', async ({
  browser,
}) => {
  const { page, name } = await openAt(admin, 'BuildingPIN')
  await expect(inputs(page)).toHaveCount(0)
  await edit(page, 'Building PIN')
  const gm = page.getByRole('textbox', { name: 'GM', exact: true })
  await gm.pressSequentially('1a2-')
  await expect(gm).toHaveValue('12')
  await expect(gm).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(fieldBox(page, 'BuildingPIN.PinCodes.1.Code').getByText('4-digit PIN', { exact: true })).toBeVisible()
  await expect(gm).toBeFocused()
  await gm.fill('')
  await gm.pressSequentially('123456')
  await expect(gm).toHaveValue('1234')
  await expect.poll(() => selection(page)).toMatchObject({ selectedPropertyName: name })
  const before = await selection(page)
  const reads: string[] = []
  page.on('request', request => void reads.push(new URL(request.url()).pathname))
  await save(page)
  expect(await selection(page)).toEqual(before)
  expect(reads.filter(path => path.endsWith('/GetProperty'))).toEqual([])
  await reload(page)
  const shown = page.getByRole('textbox', { name: 'GM', exact: true })
  await expect(shown).toHaveValue('••••••••')
  await page.getByRole('button', { name: 'Show GM' }).click()
  await expect(shown).toHaveValue('1234')
  const address = await page.getByRole('textbox', { name: 'PIN sign-in page' }).inputValue()
  expect(address).toMatch(/\/pin\/[0-9A-Z]{16}$/)
  const door = await browser.newPage()
  await door.goto(address)
  await door.getByRole('textbox').first().click()
  await door.keyboard.type('1234')
  await expect(door).not.toHaveURL(/\/pin\//)
  await door.close()
  await page.close()
})

test('a PIN that must be filled is asked for [A-RULE-056]', async () => {
  const { page } = await openAt(admin, 'BuildingPIN')
  await edit(page, 'Building PIN')
  await page.getByRole('checkbox', { name: 'Security must be filled' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(fieldBox(page, 'BuildingPIN.PinCodes.3.Code').getByText('Required', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Security', exact: false }).first().fill('8642')
  await save(page)
  await page.close()
})

test('add-ons: a value is needed when ticked, disabled and cleared when not [A-SCREEN-031, A-FIELD-010]', async () => {
  const { page } = await openAt(admin, 'ProductAddOns')
  await edit(page, 'Product Add-Ons')
  const url = page.getByRole('textbox', { name: 'Vanity URL address' })
  await expect(url).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Vanity URL', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Support channel', exact: true }).check()
  await page.getByRole('textbox', { name: 'Support channel address' }).fill('https://chat.example/left')
  await page.getByRole('checkbox', { name: 'Support channel', exact: true }).uncheck()
  await expect(page.getByRole('textbox', { name: 'Support channel address' })).toHaveValue('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(fieldBox(page, 'ProductAddOns.VanityUrl').getByText('Required', { exact: true })).toBeVisible()
  await url.fill('https://anchor.example')
  await page.getByRole('switch', { name: 'Enable AI Cover' }).check()
  await expect(page.getByText('This building has no tenants yet.')).toBeVisible()
  await save(page)
  await reload(page)
  await expect(main(page).getByRole('link', { name: 'https://anchor.example' })).toBeVisible()
  await expect(main(page).getByText('2 in use')).toBeVisible()
  await page.close()
})

test('two sections stand in edit at once; each saves by itself, the other keeps what is typed [A-STATE-016]', async () => {
  const { page } = await openAt(admin, 'ProductAddOns')
  const part = (title: string) =>
    main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: title }) })
  const saveOf = (title: string) => part(title).getByRole('button', { name: 'Save', exact: true })
  await edit(page, 'Product Add-Ons')
  await page.getByRole('button', { name: 'White Label', exact: true }).click()
  await edit(page, 'White Label')
  await page.getByRole('textbox', { name: 'Building Engines building ID' }).fill('BE-20117')
  await page.getByRole('checkbox', { name: 'Has Owner' }).check()
  await page.getByRole('textbox', { name: 'Owner Name' }).fill('Quayside Capital')
  await saveOf('White Label').click()
  await expect(saveOf('White Label')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Building Engines building ID' })).toHaveValue('BE-20117')
  await saveOf('Product Add-Ons').click()
  await expect(saveOf('Product Add-Ons')).toHaveCount(0)
  await reload(page)
  await expect(part('Product Add-Ons')).toContainText('BE-20117')
  await expect(part('White Label')).toContainText('Quayside Capital')
  await page.close()
})

test('survey links whose page stands are copied, with the toast Copied [A-BEHAV-032, A-RULE-002, A-MSG-017]', async ({ baseURL }) => {
  const { page, bId } = await openAt(admin, 'CustomerSurveyLinks')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const labels = ['Basic Info Survey', 'Content Proof', 'Sign proof']
  await expect(page.getByRole('button', { name: /^COPY / })).toHaveCount(labels.length)
  for (const label of labels) {
    const address = await page.getByRole('textbox', { name: label, exact: true }).inputValue()
    expect(address).toMatch(new RegExp(`^${baseURL}/surveyWelcome/\\w+/${bId}$`))
    await page.getByRole('button', { name: `COPY ${label}`, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Copied' }).first()).toBeVisible()
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(address)
  }
  await page.close()
})

test('terms take PDFs only, and /legal shows them [A-SCREEN-032, A-RULE-061, A-ROUTE-016, A-BEHAV-019]', async () => {
  const { page, bId } = await openAt(admin, 'BuildingTermsAndConditions')
  const legal = await admin.open(`/legal?bId=${bId}`)
  await expect(legal.getByText('This building has no legal terms yet.')).toBeVisible()
  await edit(page, 'Building Terms & Conditions')
  await upload(page, 'Room rental terms', { name: 'rental.png', mimeType: 'image/png', buffer: png(8, 8) })
  const box = fieldBox(page, 'BuildingTermsAndConditions.RoomRentalTerms')
  await expect(box.getByRole('alert')).toBeVisible()
  await upload(page, 'Room rental terms', { name: 'rental.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ no PDF') })
  await expect(box.getByRole('alert')).toContainText('Incorrect file type')
  await upload(page, 'Room rental terms', { name: 'rental.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) })
  await expect(box.getByRole('button', { name: 'Remove' })).toBeVisible()
  await save(page)
  await expect(main(page).getByText('1 document')).toBeVisible()
  await legal.reload()
  await settled(legal)
  await expect(legal.getByRole('heading', { level: 1, name: 'Legal' })).toBeVisible()
  const [download] = await Promise.all([
    legal.waitForEvent('download'),
    legal.getByRole('link', { name: 'Download Room rental terms' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('rental.pdf')
  await legal.getByRole('link', { name: 'Edit terms' }).click()
  await expect(legal).toHaveURL(new RegExp(`/propertyAdd/${bId}/${indexOf('BuildingTermsAndConditions')}`))
  await Promise.all([page.close(), legal.close()])
})
