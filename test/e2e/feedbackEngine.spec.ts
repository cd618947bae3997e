import { expect, type Page } from '@playwright/test'
import { definitions } from '../../src/features/codes/functionalities/definitions.ts'
import { SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { findViolations } from '../support/axe.ts'
import { callsOf, newBuilding, northgate } from '../support/calls.ts'
import { settled, signInAt, test } from '../support/people.ts'

const main = (page: Page) => page.getByRole('main')

test('a question is changed once for all codes that ask it, after a look at the page [A-ROUTE-024]', async ({ page, baseURL }) => {
  const call = await callsOf(baseURL ?? '', 'admin')
  const GroupId = await northgate(call)
  const BuildingId = await newBuilding(call, GroupId, `Ferry ${Date.now()}`)
  const { Icon, QrType, sample } = definitions.Feedback
  const before = 'Did you find your gate?'
  const after = 'How easily did you find your gate?'
  const TemplateFormData = {
    ...sample,
    Questions: sample.Questions.map((one, at) => (at === 0 ? { ...one, QuestionText: { en: before, es: '' } } : one)),
  }
  const codes: { Url: string }[] = []
  for (const QrName of ['Gate A', 'Gate B']) {
    const Item = { Name: { en: QrName }, Icon, FunctionalityType: 'Feedback' as const, QrType, TemplateFormData }
    codes.push(await call(SaveQrCode, { GroupId, BuildingId, QrName, Location: 'Lobby', Item }))
  }
  await signInAt(page, 'admin', `/feedbackEngine?gId=${GroupId}&bId=${BuildingId}`)
  await settled(page)
  const row = main(page).getByRole('listitem').filter({ hasText: before })
  await expect(row).toContainText('2 codes in 1 building')
  expect(await findViolations(page)).toEqual([])
  await row.getByRole('button', { name: /^Change/ }).click()
  const dialog = page.getByRole('dialog')
  const preview = dialog.getByRole('region', { name: 'How the page looks' }).frameLocator('iframe')
  await expect(preview.getByText(before)).toBeVisible()
  await dialog
    .getByRole('textbox', { name: /^Question text/ })
    .first()
    .fill(after)
  await expect(preview.getByText(after)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Change 2 codes' }).click()
  await expect(page.getByRole('status').getByText('2 codes are changed')).toBeVisible()
  await expect(main(page).getByRole('listitem').filter({ hasText: after })).toContainText('2 codes')
  for (const { Url } of codes) {
    await page.goto(new URL(Url).pathname)
    await expect(page.getByText(after)).toBeVisible()
  }
})
