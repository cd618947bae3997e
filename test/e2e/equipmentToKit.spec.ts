import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { GetTask } from '../../src/features/base/tasks/contract.ts'
import { GetQrCode, GetQrCodes } from '../../src/features/codes/qr/contract.ts'
import { MakeLabels, MakePrintKit, SavePrintSettings } from '../../src/features/signs/printing/contract.ts'
import { GetSignProof, OpenSignProof } from '../../src/features/signs/proofs/contract.ts'
import { openZip } from '../../src/platform/files/zipGuard.ts'
import { type Caller, callsOf, callsWith, newBuilding, northgate, visitorOf } from '../support/calls.ts'
import { codesIn } from '../support/codesIn.ts'
import { xlsxFile } from '../support/importFiles.ts'
import { boxesOf, renderPdf } from '../support/pdfPages.ts'
import { signInAt, somewhere, test } from '../support/people.ts'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const heads = ['Building code', 'Name', 'Stop type', 'Type', 'QR location', 'Floor', 'Tolerance min', 'Tolerance max']

/** 200 rows, five of which cannot be taken: another type, no name, a wrong building, tolerances the wrong way, a name that stands twice. */
const rowsOf = (code: string) => {
  const good = Array.from({ length: 195 }, (_, i) => [
    code,
    `Pump ${String(i + 1).padStart(3, '0')}`,
    'Equipment',
    'Pump',
    'Rooftop',
    String(1 + (i % 4)),
  ])
  const bad = [
    [code, 'Kettle', 'Equipment', 'Teapot', 'Rooftop', '1'],
    [code, '', 'Equipment', 'Pump', 'Rooftop', '1'],
    ['NO-SUCH-PLACE', 'Far pump', 'Equipment', 'Pump', 'Rooftop', '1'],
    [code, 'Backwards', 'Equipment', 'Pump', 'Rooftop', '1', 90, 10],
    [code, 'Sideways', 'Equipment', 'Pump', 'Nowhere at all', '1'],
  ]
  return [...good, ...bad]
}

test('equipment comes in from a file with five bad rows, gets its questions and codes, is approved by the client after a change, and its print kit and labels hold the right codes in their exact sizes', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const base = baseURL ?? ''
  const call: Caller = await callsOf(base, 'admin')
  const gId = await northgate(call)
  const stamp = String(Date.now()).slice(-7)
  const code = `EK${stamp}`
  const bId = await newBuilding(call, gId, `Pump House ${stamp}`, { Code: code })

  await test.step('import', async () => {
    await signInAt(page, 'admin', `/library/equipmentLocationLibrary?gId=${gId}&bId=${bId}`)
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Bulk Import Equipment' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import Equipment' })
    const buffer = await xlsxFile(rowsOf(code), heads)
    await dialog.locator('input[type=file]').setInputFiles({ name: 'pumps.xlsx', mimeType: xlsx, buffer })
    await dialog.getByRole('button', { name: 'IMPORT', exact: true }).click()
    await expect(page).toHaveURL(/\/library\/equipmentImport\//)
    await expect(page.getByRole('article', { name: 'With errors' })).toContainText('5')
    await page.getByRole('radio', { name: 'Import the good rows and leave out the 5 bad ones' }).check()
    await page.getByRole('button', { name: /^Import 195 pieces/ }).click()
    const made = async () => (await call(GetQrCodes, { filter: { gId, bId } })).Total
    await expect.poll(made, { timeout: 60_000 }).toBe(195)
  })

  await test.step('questions', async () => {
    await page.goto(`/equipmentQuestion?gId=${gId}&bId=${bId}`)
    await page.getByPlaceholder('Search types').fill('Pump')
    await page.getByRole('button', { name: 'Edit Question: Pump', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Questions' })
    await dialog.getByRole('button', { name: 'Add field' }).click()
    await page.getByRole('dialog', { name: 'Type of field' }).getByRole('button', { name: 'Number' }).first().click()
    await dialog
      .getByRole('group', { name: /^Field 1/ })
      .getByLabel('Label')
      .fill('Pressure')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved successfully.')).toBeVisible()
  })

  const link = await test.step('proof', async () => {
    await page.goto(`/digitalProofReport?gId=${gId}&bId=${bId}`)
    await page.getByRole('button', { name: 'Start a review' }).first().click()
    await page.getByRole('button', { name: 'Hand to CS' }).click()
    await page.getByRole('button', { name: 'Send to the client' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send the signs to the client' })
    await dialog.getByRole('textbox').fill('pumps@review.example')
    await dialog.getByRole('button', { name: 'Send to the client' }).click()
    return new URL(await page.getByRole('textbox', { name: 'Link of the client' }).inputValue()).pathname
  })

  await test.step('rejected, changed, approved', async () => {
    const client = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
    await client.goto(link)
    await expect(client.getByRole('heading', { name: 'Review of your signs' })).toBeVisible()
    const first = await client.getByRole('heading', { name: /^Pump \d+/ }).innerText()
    await client.getByRole('button', { name: 'Reject' }).click()
    const note = client.getByRole('dialog', { name: 'Content Rejection Note' })
    await note.getByRole('textbox', { name: 'Note' }).fill('Say what it is for')
    await note.getByRole('button', { name: 'Add note' }).click()
    await client.getByRole('button', { name: 'Submit' }).click()
    await expect(client.getByRole('heading', { name: first })).toBeHidden()
    await approveOthers(base, link, first)
    await page.reload()
    await expect(page.getByText('Say what it is for')).toBeVisible()
    const before = await signOf(page, first)
    await page.getByRole('button', { name: 'Show again' }).waitFor()
    await page
      .locator('section', { has: page.getByRole('heading', { name: first }) })
      .getByRole('link', { name: 'Print settings' })
      .click()
    await page.getByRole('button', { name: 'Other Options' }).click()
    await page.getByRole('checkbox', { name: 'Option 2' }).check()
    await page.getByRole('button', { name: 'SAVE', exact: true }).click()
    await expect(page.getByText('Successfully saved')).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Show again' }).click()
    await expect.poll(() => signOf(page, first)).not.toBe(before)
    await client.reload()
    await expect(client.getByRole('heading', { name: first })).toBeVisible()
    await expect.poll(async () => (await signOf(client, first)) === (await signOf(page, first))).toBe(true)
    await client.getByRole('button', { name: 'Approve' }).click()
    await client.getByRole('button', { name: 'Submit' }).click()
    await expect(client.getByRole('heading', { name: 'Thank you for submitting your review of this proof!' })).toBeVisible()
    await client.close()
  })

  const { QrCodes } = await call(GetQrCodes, { filter: { gId, bId }, pagination: { page: 0, perPage: 200 } })
  const ids = new Map(QrCodes.map(one => [one.Name, one.QrCodeId]))
  const known = new Map<string, string>()
  const linkOf = async (name: string) => {
    const link = known.get(name) ?? (await call(GetQrCode, { gId, QrCodeId: ids.get(name) ?? '' })).Link
    known.set(name, link)
    return link
  }
  expect(ids.size).toBe(195)

  await test.step('print kit', async () => {
    await page.goto(`/library/equipmentLocationLibrary?gId=${gId}&bId=${bId}`)
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
    await page.getByRole('button', { name: 'Download Print Kit' }).click()
    const kit = page.waitForEvent('download', { timeout: 60_000 })
    await page.getByRole('dialog').getByRole('button', { name: 'Download Print Kit' }).click()
    await requireSigns(await readFile(await (await kit).path()), 25, linkOf)
  })

  // All of them, as the page would ask for them.
  const QrCodeIds = [...ids.values()]
  await test.step('print kit of all signs', async () => {
    const { TaskId } = await call(MakePrintKit, { GroupId: gId, QrCodeIds })
    await requireSigns(await fileOf(base, call, { gId, TaskId }), 195, linkOf)
  })

  await test.step('label sheets', async () => {
    const { TaskId } = await call(MakeLabels, { GroupId: gId, QrCodeIds, Sheet: 'Avery 5160 (Letter, 30)' })
    const pages = await renderPdf(await fileOf(base, call, { gId, TaskId }))
    expect(pages).toHaveLength(7)
    const found = await Promise.all(pages.map(one => codesIn(one)))
    const links = await Promise.all([...ids.keys()].map(linkOf))
    expect(found.flat().toSorted()).toEqual(links.toSorted())
  })
})

/** Each sign of a kit holds the code that its name says, in the size that its name says; signs are rendered at 300 dpi. */
const requireSigns = async (kit: Buffer, count: number, linkOf: (name: string) => Promise<string>) => {
  const signs = [...((await openZip(kit)) ?? [])].filter(([name]) => name.startsWith('signs/'))
  expect(signs).toHaveLength(count)
  for (const [name, pdf] of signs) {
    const pump = /Pump[- ](\d{3})/.exec(name)?.[1] ?? ''
    const [sign] = await renderPdf(pdf)
    expect(await codesIn(sign ?? new Uint8Array()), name).toEqual([await linkOf(`Pump ${pump}`)])
    const [left = 0, bottom = 0, right = 0, top = 0] = boxesOf(pdf).TrimBox
    const size =
      /-(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)[-.]/
        .exec(name)
        ?.slice(1)
        .map(one => Number(one) * 72) ?? []
    const sides = [right - left, top - bottom].map(Math.round)
    expect(
      sides.toSorted((a, b) => a - b),
      name,
    ).toEqual(size.map(Math.round).toSorted((a, b) => a - b))
  }
}

/** The artwork of a piece, as a review shows it. */
const signOf = async (page: Page, name: string) =>
  (await page
    .getByRole('img', { name: new RegExp(name) })
    .first()
    .getAttribute('src')) ?? ''

/** The file that a task has made. */
const fileOf = async (base: string, call: Caller, task: { gId: string; TaskId: string }): Promise<Buffer> => {
  await expect.poll(async () => (await call(GetTask, task)).State, { timeout: 120_000 }).toBe('Done')
  const { FileLink } = await call(GetTask, task)
  return Buffer.from(await (await fetch(new URL(FileLink ?? '', base))).arrayBuffer())
}

/** The client approves all signs but one, by the calls of the page. */
const approveOthers = async (base: string, path: string, but: string) => {
  const [, , gId = '', ProofId = '', Code = ''] = path.split('/')
  const { UserToken, BuildingId } = await visitorOf(base)(OpenSignProof, { gId, ProofId, Code })
  const client = callsWith(base, UserToken ?? '')
  const { Proof } = await client(GetSignProof, { gId, bId: BuildingId })
  for (const { QrName, Version, PrintSetting } of Proof?.CurrentPrintSettings ?? [])
    if (QrName !== but)
      await client(SavePrintSettings, {
        GroupId: gId,
        BuildingId,
        QrName,
        Version,
        Approve: 'Approve',
        PrintSettings: [{ SettingId: PrintSetting.SettingId, Quantity: 1 }],
      })
}
