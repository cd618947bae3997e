import { expect, type Page } from '@playwright/test'
import { GetQrCode } from '../../src/features/codes/qr/contract.ts'
import { findViolations } from '../support/axe.ts'
import { callsOf } from '../support/calls.ts'
import { consoleErrors, expectToast, settled, signInAt, test } from '../support/people.ts'
import { chooseType, preview } from '../support/qrPages.ts'
import { demoIds } from '../support/screens.ts'

const violations = (page: Page) => findViolations(page, { exclude: ['iframe'] })

test('a comment card is composed of fields in the editor, and answered without a script [B-RULE-007, B-RULE-068, B-SCREEN-006, B-SCREEN-007, B-SCREEN-008, B-CONST-020]', async ({
  page,
  browser,
  baseURL,
}) => {
  const errors = consoleErrors(page)
  const { gId, bId } = await demoIds(baseURL ?? '')
  await signInAt(page, 'gm', `/qrcode/${gId}/${bId}`)
  await settled(page)

  await test.step('its template is changed: another field, with choices, at another place', async () => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Comment card ${Date.now()}`)
    await page.getByLabel('Location').first().click()
    await page.getByRole('option', { name: 'Lobby', exact: true }).click()
    await chooseType(page, 'Comment card')
    await page.getByRole('button', { name: 'Add field' }).click()
    const types = page.getByRole('dialog', { name: 'Type of field' })
    expect(await violations(page)).toEqual([])
    await types.getByRole('button', { name: 'Picklist', exact: true }).click()
    const last = page.getByRole('group', { name: 'Field 5 · Q005' })
    await expect(last.getByRole('textbox', { name: 'Label' })).toBeFocused()
    await last.getByRole('button', { name: 'Type: Picklist' }).click()
    await types.getByRole('button', { name: 'Text', exact: true }).click()
    await last.getByRole('combobox', { name: 'Tag' }).click()
    await expect(page.getByRole('option')).toHaveText(['Planned Hours', 'Unplanned Hours'])
    await page.keyboard.press('Escape')
    await last.getByRole('button', { name: 'Type: Text' }).click()
    await types.getByRole('button', { name: 'Radio Button', exact: true }).click()
    await last.getByRole('textbox', { name: 'Option 1' }).fill('The lobby')
    await last.getByRole('textbox', { name: 'Option 2' }).fill('The garage')
    await expect(page.getByRole('group', { name: 'Field 1 · Q001' }).getByRole('textbox', { name: 'Label' })).toBeHidden() // only what was added is open
    await last.getByRole('button', { name: /Field 5 · Q005/, expanded: true }).click()
    await expect(last.getByRole('button', { name: /Radio Button .*1 thing to fill in/, expanded: false })).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(last.getByRole('textbox', { name: 'Label' })).toBeFocused() // what is missing opens
    await page.keyboard.type('What is it about?')
    await last.getByRole('button', { name: 'Add helper text' }).click()
    const helper = page.getByRole('dialog', { name: 'Helper text' })
    await helper.getByLabel('Text (Spanish)').fill('Una basta.')
    await helper.getByRole('button', { name: 'Apply' }).click()
    await expect(helper.getByText('Required', { exact: true })).toBeVisible()
    await helper.getByLabel('Text (English)').fill('One is enough.')
    await helper.getByRole('button', { name: 'Apply' }).click()
    await last.getByRole('button', { name: 'Move field 5 to another place' }).click()
    const place = page.getByRole('dialog', { name: 'Move field 5 to another place' })
    await place.getByRole('textbox').pressSequentially('-4x')
    await expect(place.getByRole('textbox')).toHaveValue('4')
    await place.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(preview(page).frameLocator('iframe').getByText('One is enough.')).toBeVisible()
    await expect(preview(page).frameLocator('iframe').getByText('What is it about?')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast(page, 'Successfully saved')
    await expect(page.getByText('What is it about? · Radio Button')).toBeVisible()
  })

  const qrId = /[0-9a-f-]{36}$/.exec(new URL(page.url()).pathname)?.[0] ?? ''
  const { Address, Items } = await (await callsOf(baseURL ?? '', 'gm'))(GetQrCode, { gId, QrCodeId: qrId })
  expect(Items[0]?.TemplateFormData.Fields).toMatchObject([
    { Code: 'Q001' },
    { Code: 'Q002' },
    { Code: 'Q003' },
    { Code: 'Q005' },
    { Code: 'Q004' },
  ])

  await test.step('a visitor without a script answers, corrects a number, and is thanked', async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      locale: 'es-ES',
      viewport: { width: 390, height: 844 },
      baseURL: baseURL ?? '',
    })
    const visit = await context.newPage()
    await visit.goto(`/q/${Address}`)
    await visit.getByLabel('Su comentario').fill('Más plantas, por favor.')
    await visit.getByText('The garage').click()
    await visit.getByLabel('Teléfono').fill('12') // no browser knows that this is no number
    await visit.getByRole('button', { name: 'Enviar' }).click()
    await expect(visit.locator('#Q004-problem')).toContainText('10 dígitos')
    await expect(visit.getByLabel('Su comentario')).toHaveValue('Más plantas, por favor.')
    await expect(visit.getByRole('radio', { name: 'The garage' })).toBeChecked()
    await visit.getByLabel('Teléfono').fill('617 555 0142')
    await visit.getByRole('button', { name: 'Enviar' }).click()
    await expect(visit.getByText(/^Solicitud \d+$/)).toBeVisible() // the page of what was sent
    await expect(visit.getByText('Recibida', { exact: true })).toBeVisible()
    await context.close()
  })

  await test.step('with a script what is missing is said at once, and what was typed survives another language', async () => {
    const context = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 }, baseURL: baseURL ?? '' })
    const visit = await context.newPage()
    await visit.goto(`/q/${Address}`)
    await visit.getByRole('button', { name: 'Send' }).click()
    await expect(visit.locator('#Q001-problem')).toHaveText('Please fill this in.')
    expect(await violations(visit)).toEqual([])
    await visit.getByLabel('Your comment').fill('Typed once')
    await expect(visit.locator('#Q001-problem')).toBeEmpty()
    await visit.getByLabel('Your name').fill('Jo')
    await visit.getByRole('link', { name: 'Français' }).click()
    await expect(visit.getByLabel('Votre commentaire')).toHaveValue('Typed once')
    await expect(visit.getByLabel('Votre nom')).toHaveValue('Jo')
    await visit.getByRole('button', { name: 'Envoyer' }).click()
    await expect(visit.getByText(/^Demande \d+$/)).toBeVisible()
    await expect(visit.getByText('Reçue', { exact: true })).toBeVisible()
    await context.close()
  })
  expect(errors).toEqual([])
})
