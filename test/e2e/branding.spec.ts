import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { definitions } from '../../src/features/codes/functionalities/definitions.ts'
import { SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { EditProperty, GetProperty } from '../../src/features/property/propertyPage/contract.ts'
import { useAdmin } from '../support/buildingPages.ts'
import { consoleErrors, settled, test } from '../support/people.ts'

const admin = useAdmin()
const edit = (page: Page) => page.getByRole('button', { name: 'Edit Branding' })
const preview = (page: Page) => page.getByRole('figure', { name: 'Preview of the QR style' }).getByRole('img')
const fields = (page: Page) => page.getByRole('main').locator('input, textarea, [contenteditable=true]')
const file = (name: string, buffer: Buffer) => ({ name, mimeType: name.endsWith('png') ? 'image/png' : 'image/jpeg', buffer })
const logo = () =>
  sharp({ create: { width: 300, height: 120, channels: 3, background: '#0b4f6c' } })
    .png()
    .toBuffer()

/** A feedback code of a building, as whoever has no style in mind makes it. */
const newCode = async (BuildingId: string) => {
  const { Label, Icon, QrType, sample } = definitions.Feedback
  const Item = { Name: { en: Label.en }, Icon, FunctionalityType: 'Feedback' as const, QrType, TemplateFormData: { ...sample } }
  return admin.call(SaveQrCode, { GroupId: admin.gId, BuildingId, QrName: 'Front desk', Location: 'Lobby', Item })
}

test('the branding of a building: read-only, edited with a live picture, saved, and shown on its codes and their pages [A-SCREEN-013, A-SCREEN-027, A-BEHAV-034, B-BEHAV-046]', async () => {
  test.setTimeout(120_000)
  const { bId } = await admin.building()
  const page = await admin.open(`/propertyAdd/${bId}/2`)
  const errors = consoleErrors(page)

  await test.step('it stands open by its address and is read-only', async () => {
    await expect(page.getByRole('button', { name: 'Branding', exact: true })).toHaveAttribute('aria-expanded', 'true')
    for (const part of [
      'Header logo',
      'QR logo',
      'Body shape',
      'Eye frame',
      'Eye ball',
      'Color of the code',
      'Hub header',
      'HTML header',
      'HTML footer',
    ])
      await expect(page.getByRole('main').getByText(part, { exact: true })).toBeVisible()
    await expect(preview(page)).toBeVisible()
    await expect(fields(page)).toHaveCount(0)
  })

  await test.step('Edit unlocks it, the picture follows, Cancel discards', async () => {
    await edit(page).click()
    const before = await preview(page).getAttribute('src')
    await page.getByRole('textbox', { name: 'Color of the code' }).fill('#8a1c1c')
    await expect(preview(page)).not.toHaveAttribute('src', before ?? '')
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.getByRole('button', { name: 'Discard Changes' }).click()
    await expect(fields(page)).toHaveCount(0)
    await expect(preview(page)).toHaveAttribute('src', before ?? '')
  })

  await test.step('colours that no phone reads are told, and not saved', async () => {
    await edit(page).click()
    await page.getByRole('textbox', { name: 'Color of the code' }).fill('#eeeeee')
    await expect(page.getByText('Phones will not read it')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Color of the code' })).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('shape, colour, logos and words are saved', async () => {
    await page.getByRole('textbox', { name: 'Color of the code' }).fill('#0b4f6c')
    await page.getByRole('combobox', { name: 'Body shape' }).click()
    await expect(page.getByRole('option')).toHaveCount(21)
    await page.getByRole('option', { name: 'Rounded', exact: true }).click()
    await page.getByLabel('Header logo').setInputFiles(file('logo.png', await logo()))
    await page.getByLabel('QR logo').setInputFiles(file('icon.png', await logo()))
    await expect(page.getByText('Uploaded Successfully')).toHaveCount(2)
    await expect(preview(page)).toHaveAttribute('src', /data%3Aimage%2Fpng%3Bbase64/)
    await page.getByRole('textbox', { name: 'HTML header' }).fill('Welcome to the pier')
    await page.getByRole('textbox', { name: 'HTML footer' }).fill('Office open 8 to 6')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(edit(page)).toBeVisible()
    await page.reload()
    await settled(page)
    await expect(page.getByText('Rounded', { exact: true })).toBeVisible()
    await expect(page.getByText('Welcome to the pier')).toBeVisible()
    await expect(page.getByRole('img', { name: 'logo.png' })).toBeVisible()
  })

  await test.step('a new code begins with it, in the editor too', async () => {
    await page.goto(`/qrcode/${admin.gId}/${bId}?gId=${admin.gId}`)
    const picture = page.getByRole('complementary', { name: 'Preview' }).getByRole('img', { name: /QR code that opens/ })
    await expect(picture).toHaveAttribute('src', /%230b4f6c.*data%3Aimage%2Fpng/i)
    await page.getByRole('button', { name: 'Use the default style' }).click()
    await expect(picture).not.toHaveAttribute('src', /%230b4f6c/i)
    await page.getByRole('button', { name: 'Use the style of the building' }).click()
    await expect(picture).toHaveAttribute('src', /%230b4f6c/i)
  })

  await test.step('its pages show logo, words and icon', async () => {
    const { Address } = await newCode(bId)
    const scan = await admin.newPage()
    const told = consoleErrors(scan)
    await scan.goto(`/q/${Address}`)
    await expect(scan.getByText('Welcome to the pier')).toBeVisible()
    await expect(scan.getByText('Office open 8 to 6')).toBeVisible()
    expect(await scan.locator('img.logo').evaluate(one => Number(Reflect.get(one, 'naturalWidth')))).toBeGreaterThan(0)
    await expect(scan.locator('link[rel=icon]')).toHaveAttribute('href', /\/icon\/icon\.png$/)
    expect(told).toEqual([])
    await scan.close()
  })
  expect(errors).toEqual([])
  await page.close()
})

test('a change of the branding is on the pages of its codes at once', async () => {
  const { bId } = await admin.building()
  const { Address } = await newCode(bId)
  const page = await admin.newPage()
  await page.goto(`/q/${Address}`)
  await expect(page.getByText('Elevator B is out')).toHaveCount(0)
  const { Version } = await admin.call(GetProperty, { eId: bId, gId: admin.gId })
  const ids = { GroupId: admin.gId, EntityId: bId, BuildingId: bId, Version }
  await admin.call(EditProperty, { ...ids, Branding: { HtmlPage: { Header: '<p>Elevator B is out</p>', Footer: '' } } })
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Elevator B is out')).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 3000 })
  await page.close()
})
