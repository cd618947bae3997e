import { readFileSync } from 'node:fs'
import { type Download, expect } from '@playwright/test'
import sharp from 'sharp'
import { SaveQrCode } from '../../src/features/qr/contract.ts'
import { definitions } from '../../src/features/qr/functionalities/definitions.ts'
import { UploadFile } from '../../src/features/uploads/contract.ts'
import { useAdmin } from '../support/buildingPages.ts'
import { pdf } from '../support/hostile.ts'
import { test } from '../support/people.ts'

const admin = useAdmin()
/** A photo of so many bytes at least: noise, which does not get smaller. */
const photo = async (width: number, height: number, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .toFormat(format)
    .toBuffer()
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

test('photos of 300 KB or more are made smaller before the upload, in a worker; smaller ones go as they are [B-RULE-113, B-CONST-087, B-CONST-090, B-STATE-008, B-MSG-047]', async () => {
  test.setTimeout(90_000)
  const { bId } = await admin.building()
  const page = await admin.open(`/propertyAdd/${bId}/2`)
  const workers: string[] = []
  page.on('worker', worker => workers.push(worker.url()))
  await page.route('**/Upload/UploadImage', async route => {
    await new Promise(resolve => setTimeout(resolve, 400)) // long enough to be seen
    await route.continue()
  })
  await page.getByRole('button', { name: 'Edit Branding' }).click()
  const box = page.locator('[data-field="Branding.HubHeader"]')
  const input = box.locator('input[type=file]')
  const sent = async (name: string, buffer: Buffer) => {
    const asked = page.waitForRequest(one => one.url().includes('/Upload/UploadImage'))
    await input.setInputFiles(file(name, buffer))
    const { base64Image, fileName } = (await asked).postDataJSON() as { base64Image: string; fileName: string } // our own call's input
    const bytes = Buffer.from(base64Image, 'base64')
    return { bytes, fileName, ...(await sharp(bytes).metadata()) }
  }
  await expect(box).toContainText('Drop a file here or choose one')

  const small = await photo(200, 150)
  expect(small.length).toBeLessThan(300 * 1024)
  const same = await sent('small.png', small)
  expect(same.bytes.equals(small)).toBe(true)
  await expect(box).toContainText('Uploaded Successfully')
  expect(workers).toEqual([])

  const large = await photo(2000, 500)
  expect(large.length).toBeGreaterThan(1024 * 1024)
  expect(large.length).toBeLessThan(3 * 1024 * 1024)
  const shrunk = await sent('lobby.png', large)
  expect(shrunk).toMatchObject({ format: 'jpeg', width: 1600, height: 400, fileName: expect.stringMatching(/lobby\.jpg$/) })
  expect(shrunk.bytes.length).toBeLessThan(large.length)
  await expect(box).toContainText(/Uploading lobby\.png, \d+ %/)
  await expect(box.getByRole('progressbar')).toHaveCount(0)
  await expect(box).toContainText('Uploaded Successfully')
  expect(workers).toEqual([expect.stringContaining('shrinkWorker')])

  await input.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') })
  await expect(box).toContainText('Incorrect file type, please try again')
  await input.setInputFiles(file('huge.png', Buffer.alloc(3_145_729)))
  await expect(box).toContainText('The file is larger than 3MB')
  await page.close()
})

test('a kept PDF opens by the link that its upload returned [A-BEHAV-065]', async () => {
  test.setTimeout(60_000)
  const { bId } = await admin.building()
  const place = { GroupId: admin.gId, BuildingId: bId }
  const base64 = Buffer.from(pdf()).toString('base64')
  const { fileUrl } = await admin.call(UploadFile, { ...place, fileType: 'pdf', base64, fileName: 'Guide.pdf', bucket: 'StaticUrl' })
  const { Label, Icon, QrType } = definitions.StaticUrl
  const Item = { Name: { en: Label.en }, Icon, FunctionalityType: 'StaticUrl' as const, QrType, TemplateFormData: { Url: fileUrl } }
  const { QrCodeId } = await admin.call(SaveQrCode, { ...place, QrName: 'Guide', Location: 'Lobby', Item })
  const page = await admin.open(`/qrcode/${admin.gId}/${bId}/${QrCodeId}`)
  // In a tab of its own, which the browser closes at once: whichever page tells of it.
  const started = new Promise<Download>(resolve => {
    page.on('download', resolve)
    page.context().on('page', tab => tab.on('download', resolve))
  })
  await page.locator(`a[href="${fileUrl}"]`).click()
  expect(readFileSync(await (await started).path(), 'latin1')).toBe(pdf())
  await page.close()
})
