import { expect, type Page } from '@playwright/test'
import { GetQrCode } from '../../src/features/codes/qr/contract.ts'
import { findViolations } from '../support/axe.ts'
import { callsOf } from '../support/calls.ts'
import { consoleErrors, expectToast, settled, signIn, test } from '../support/people.ts'
import { chooseType } from '../support/qrPages.ts'
import { demoIds } from '../support/screens.ts'

const violations = (page: Page) => findViolations(page, { exclude: ['iframe'] })

const begin = async (page: Page, place: { gId: string; bId: string }, name: string, type: string) => {
  await page.goto(`/qrcode/${place.gId}/${place.bId}`)
  await settled(page)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByLabel('Location').first().click()
  await page.getByRole('option', { name: 'Lobby', exact: true }).click()
  await chooseType(page, type)
}
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Successfully saved')
  return /[0-9a-f-]{36}$/.exec(new URL(page.url()).pathname)?.[0] ?? ''
}

test('lists of a code are composed by keyboard, and a carousel leads to an item that is picked [B-CONST-056]', async ({
  page,
  baseURL,
}) => {
  const errors = consoleErrors(page)
  const place = await demoIds(baseURL ?? '')
  const call = await callsOf(baseURL ?? '', 'gm')
  const formOf = async (QrCodeId: string) => (await call(GetQrCode, { gId: place.gId, QrCodeId })).Items[0]?.TemplateFormData
  await signIn(page, 'gm')

  await test.step('a section folds, opens at what it misses; another is added, misses its name, and goes up; the focus goes along', async () => {
    await begin(page, place, `Move-out ${Date.now()}`, 'Move-out')
    const first = page.getByRole('group', { name: 'Section 1' })
    await expect(first.getByRole('textbox', { name: 'Section name (English)' })).toBeHidden()
    await expect(first).toContainText('Items: 2')
    const fold = first.getByRole('button', { name: /^(?!Move|Remove).*Section 1/ })
    await fold.click()
    await first.getByRole('textbox', { name: 'Section name (English)' }).fill('')
    await fold.click()
    await expect(first).toContainText('1 field to fill in')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(first.getByRole('textbox', { name: 'Section name (English)' })).toBeFocused()
    await page.keyboard.type('Kitchen')
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await fold.click()
    await page.getByRole('button', { name: 'Add section' }).click()
    const last = page.getByRole('group', { name: 'Section 4' })
    await last.getByRole('textbox', { name: 'Item name (English)' }).fill('Railing')
    await last.getByRole('textbox', { name: 'Button 1 (English)' }).fill('Tight')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(last.getByRole('textbox', { name: 'Section name (English)' })).toBeFocused()
    await page.keyboard.type('Balcony')
    await page.getByRole('button', { name: 'Move up: Section 4' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Move up: Section 3' })).toBeFocused()
    const desk = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 }) // one button in the line of the section
    await page.getByRole('button', { name: 'Move or remove: Section 3' }).click()
    await page.getByRole('menuitem', { name: 'Move up: Section 3' }).click()
    await expect(page.getByRole('button', { name: 'Move or remove: Section 2' })).toBeFocused()
    if (desk) await page.setViewportSize(desk)
    await page.getByRole('button', { name: 'Remove: Section 4' }).click()
    expect(await violations(page)).toEqual([])
    expect(await formOf(await save(page))).toMatchObject({
      Sections: [
        { SectionName: { en: 'Kitchen' } },
        {
          SectionName: { en: 'Balcony' },
          Items: [{ ItemName: { en: 'Railing' }, Buttons: [{ Text: { en: 'Tight' }, Value: 'Choice 1' }] }],
        },
        { SectionName: { en: 'Bathroom' } },
      ],
    })
  })

  await test.step('an entry of a carousel names a code of the building and its item', async () => {
    const whole = page.waitForRequest(one => one.url().includes('/csm/QrCode/GetQrCodes') && one.url().includes('9999'))
    await begin(page, place, `Roof access ${Date.now()}`, 'Roof access carousel')
    await whole
    await page.getByRole('group', { name: 'Entry 1' }).getByRole('textbox', { name: 'Name (English)' }).fill('Join the network')
    await page.getByRole('combobox', { name: 'QR code' }).fill('Guest Wi-Fi')
    await page.getByRole('option', { name: /Guest Wi-Fi/ }).click()
    await page.getByRole('combobox', { name: 'Item' }).click()
    await page.getByRole('option').first().click()
    expect(await violations(page)).toEqual([])
    const QrCodeId = await save(page)
    const { Address } = await call(GetQrCode, { gId: place.gId, QrCodeId })
    await page.goto(`/q/${Address}`)
    await page.getByRole('link', { name: 'Open' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Guest Wi-Fi' })).toBeVisible()
  })
  expect(errors).toEqual([])
})
