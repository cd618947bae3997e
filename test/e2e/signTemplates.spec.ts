import { expect } from '@playwright/test'
import { SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { GetSignTemplates } from '../../src/features/signs/templates/contract.ts'
import { callsOf, newBuilding, northgate } from '../support/calls.ts'
import { signIn, test } from '../support/people.ts'
import { codeOf } from '../support/write.ts'

test('a designer lays out a sign by hand and by keys, and the signs of a code are printed in it', async ({ page, baseURL }) => {
  const call = await callsOf(baseURL ?? '', 'admin')
  const gId = await northgate(call)
  const bId = await newBuilding(call, gId, `Signs ${Date.now()}`)
  const Name = `Door ${Date.now()}`
  const { QrCodeId } = await call(SaveQrCode, { GroupId: gId, BuildingId: bId, ...codeOf(Name) })
  await signIn(page, 'admin')
  await page.goto(`/library/signTemplate?gId=${gId}`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(Name)
  await page.getByRole('button', { name: 'Add a place' }).click()
  await page.getByRole('menuitem', { name: 'Text', exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Type the text of this place.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('We answer within a day')
  const place = page.getByRole('button', { name: /^Text: \d/ })
  const before = await place.boundingBox()
  if (!before) throw new Error('no place')
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
  await page.mouse.down()
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2 + 40, { steps: 4 })
  await page.mouse.up()
  await place.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: Name })).toBeVisible()
  const { Templates } = await call(GetSignTemplates, { filter: { gId, text: Name } })
  const text = Templates[0]?.Slots.find(one => one.Kind === 'Text')
  expect(text).toMatchObject({ Text: 'We answer within a day' })
  expect(text?.Width).toBeCloseTo(203.2 * 0.8 - 1, 0)
  expect(text?.Y).toBeGreaterThan(127)
  await page.goto(`/library/printSettings/${gId}/${bId}/${QrCodeId}`)
  await page.getByRole('button', { name: 'Other Options' }).click()
  await page.getByRole('button', { name: 'Add another option' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Template' }).click()
  await page.getByRole('option', { name: Name }).click()
  await dialog
    .getByRole('button', { name: /^Choose: / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: new RegExp(`^VIEW: .*${Name}`) })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/saved/i).first()).toBeVisible()
})
