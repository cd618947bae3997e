import { expect } from '@playwright/test'
import { DiscardImport, GetImport, RegisterImport, RunImport, UndoImport } from '../../src/features/codes/imports/contract.ts'
import { GetQrCodes } from '../../src/features/codes/qr/contract.ts'
import { useAdmin } from '../support/buildingPages.ts'
import { newBuilding } from '../support/calls.ts'
import { xlsxFile } from '../support/importFiles.ts'
import { settled, test, timeToast } from '../support/people.ts'
import { preview } from '../support/qrPages.ts'

const admin = useAdmin()
const head = ['Building code', 'QR name', 'Floor', 'Location', 'QR type']

test('a save, a send and an import of what somebody else has removed meanwhile are red toasts with the server’s words, for 3 seconds [B-RULE-118] [B-MSG-041] [B-CONST-093]', async () => {
  test.setTimeout(90_000)
  const GroupId = admin.gId
  const Code = `R${Date.now() % 1e9}`
  const bId = await newBuilding(admin.call, GroupId, `Refusals ${Code}`, { Code })
  const register = async (name: string) => {
    const base64 = (await xlsxFile([[Code, name, '2', 'Elevator', 'Maintenance']], head)).toString('base64')
    return (await admin.call(RegisterImport, { GroupId, FileName: `${name}.xlsx`, base64 })).acId
  }
  const missing = 'Not found.'

  const [gone, made] = [await register('Gone'), await register('Made')]
  const importing = await admin.open(`/importQRCode/${gone}`)
  const run = importing.getByRole('button', { name: 'Import 1 QR code' })
  await expect(run).toBeEnabled()
  await admin.call(DiscardImport, { GroupId, ImportId: gone })
  const imported = timeToast(importing, 'alert', missing)
  await run.click()
  expect(Math.round((await imported) / 1000)).toBe(3)

  await admin.call(RunImport, { GroupId, ImportId: made, Existing: 'Update', Wrong: 'Refuse' })
  await expect
    .poll(async () => (await admin.call(GetImport, { gId: GroupId, ImportId: made })).Status, { timeout: 30_000 })
    .toBe('Completed')
  const { QrCodes } = await admin.call(GetQrCodes, { filter: { gId: GroupId, bId } })
  const address = `/qrcode/${GroupId}/${bId}/${QrCodes[0]?.QrCodeId}`
  const [sending, saving] = [await admin.open(address), await admin.open(address)]
  await preview(sending).getByRole('button', { name: 'Email' }).click()
  await sending.getByLabel('Other email addresses').fill('signs@harbor.example')
  await saving.getByRole('button', { name: 'Edit', exact: true }).click()
  await saving.getByRole('textbox', { name: 'Floor' }).fill('7')
  await admin.call(UndoImport, { GroupId, ImportId: made })
  const [sent, saved] = [timeToast(sending, 'alert', missing), timeToast(saving, 'alert', missing)]
  await sending.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await saving.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await Promise.all([sent, saved])).map(ms => Math.round(ms / 1000))).toEqual([3, 3])
  await settled(saving)
  for (const page of [importing, sending, saving]) await page.close()
})
