import { expect, test } from 'vitest'
import { codesIn } from '../../../../test/support/codesIn.ts'
import { boxesOf, renderPdf, textOfPdf } from '../../../../test/support/pdfPages.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { openZip } from '../../../platform/files/zipGuard.ts'
import { GetTask } from '../../base/tasks/contract.ts'
import { GetQrCode, RetireQrCode } from '../../codes/qr/contract.ts'
import { MakePrintKit } from '../printing/contract.ts'
import { SaveQrPair } from './contract.ts'
import { pairOf } from './testing.ts'

const world = await openWorld({ work: true })

const fileOf = async ({ call, group }: Account, TaskId: string) => {
  await expect.poll(async () => (await call(GetTask, { gId: group.id, TaskId })).State, { timeout: 30_000 }).toMatch(/Done|Failed/)
  const task = await call(GetTask, { gId: group.id, TaskId })
  return { task, bytes: (await world.app.inject(task.FileLink ?? '')).rawPayload }
}

const pairInKit = async () => {
  const account = await world.newAccount()
  const sent = await pairOf(account)
  await account.call(SaveQrPair, { ...sent, Size: '5 × 8', Quantity: '4' })
  const link = async (QrCodeId: string) => (await account.call(GetQrCode, { gId: account.group.id, QrCodeId })).Link
  return { account, QrCodeIds: sent.QrCodeIds, links: (await Promise.all(sent.QrCodeIds.map(link))).toSorted() }
}

test('a print kit brings the 2-QR signs of its buildings along, in their size, both codes read; not one whose code is retired', async () => {
  const { account, QrCodeIds, links } = await pairInKit()
  const { call, group } = account
  const asked = { GroupId: group.id, QrCodeIds: QrCodeIds.slice(0, 1), WithPairs: true }
  const files = await openZip((await fileOf(account, (await call(MakePrintKit, asked)).TaskId)).bytes)
  const pair = [...(files ?? [])].find(([name]) => name.includes('Tell-us-Ask-us'))
  const pdf = pair?.[1] ?? new Uint8Array()
  const [left = 0, bottom = 0, right = 0, top = 0] = boxesOf(pdf).TrimBox
  expect([right - left, top - bottom].map(Math.round)).toEqual([5 * 72, 8 * 72])
  expect(await codesIn((await renderPdf(pdf))[0] ?? new Uint8Array())).toEqual(links)
  const table = Buffer.from(files?.get('Signs.csv') ?? []).toString()
  expect(table).toMatch(/Tell us \+ Ask us \(\d+\)/)
  const [, second = ''] = QrCodeIds
  await call(RetireQrCode, { GroupId: group.id, QrCodeId: second })
  const after = await openZip((await fileOf(account, (await call(MakePrintKit, asked)).TaskId)).bytes)
  expect([...(after?.keys() ?? [])].some(name => name.includes('Ask-us'))).toBe(false)
})

test('a test kit is one PDF on letter paper: every sign made smaller, named, and each code still read', async () => {
  const { account, QrCodeIds, links } = await pairInKit()
  const { TaskId } = await account.call(MakePrintKit, { GroupId: account.group.id, QrCodeIds, WithPairs: true, FileFormat: 'test' })
  const { task, bytes } = await fileOf(account, TaskId)
  expect(task).toMatchObject({ State: 'Done', FileName: 'test-kit.pdf' })
  const pages = await renderPdf(bytes)
  expect(pages).toHaveLength(1)
  const [, , width = 0, height = 0] = boxesOf(bytes).MediaBox
  expect([width, height].map(Math.round)).toEqual([612, 792])
  expect([...new Set(await codesIn(pages[0] ?? new Uint8Array()))]).toEqual(links)
  expect(await codesIn(pages[0] ?? new Uint8Array())).toHaveLength(4)
  expect(await textOfPdf(bytes)).toBe('') // texts are outlines, on paper as in the file of a sign
})
