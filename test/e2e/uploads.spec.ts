import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Download, expect, type Page, type Request } from '@playwright/test'
import sharp from 'sharp'
import { UploadFile } from '../../src/features/base/files/contract.ts'
import { definitions } from '../../src/features/codes/functionalities/definitions.ts'
import { SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { useAdmin } from '../support/buildingPages.ts'
import { pdf } from '../support/hostile.ts'
import { expectToast, test } from '../support/people.ts'
import { chooseType } from '../support/qrPages.ts'

const admin = useAdmin()
/** A photo of so many bytes at least: noise, which does not get smaller. */
const photo = async (width: number, height: number, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .toFormat(format)
    .toBuffer()
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

/** What a page sends in pieces from now on until it is whole, and under which name. */
const sentBy = async (page: Page, choose: () => Promise<void>): Promise<{ bytes: Buffer; fileName: string }> => {
  const pieces: Buffer[] = []
  const collect = (request: Request) => {
    if (request.url().includes('/Upload/PutPiece')) pieces.push(request.postDataBuffer() ?? Buffer.alloc(0))
  }
  page.on('request', collect)
  const begun = page.waitForRequest(one => one.url().includes('/Upload/StartUpload'))
  const whole = page.waitForRequest(one => one.url().includes('/Upload/FinishUpload'))
  await choose()
  const { fileName } = (await begun).postDataJSON() as { fileName: string } // our own call's input
  await whole
  page.off('request', collect)
  return { bytes: Buffer.concat(pieces), fileName }
}

test('photos of 300 KB or more are made smaller before the upload, in a worker; smaller ones go as they are [A-RULE-077, B-RULE-113, B-CONST-087, B-CONST-090, B-STATE-008, B-MSG-047]', async () => {
  test.setTimeout(90_000)
  const { bId } = await admin.building()
  const page = await admin.open(`/propertyAdd/${bId}/2`)
  const workers: string[] = []
  page.on('worker', worker => workers.push(worker.url()))
  await page.route('**/Upload/PutPiece?*', async route => {
    await new Promise(resolve => setTimeout(resolve, 400)) // long enough to be seen
    await route.continue()
  })
  await page.getByRole('button', { name: 'Edit Branding' }).click()
  const box = page.locator('[data-field="Branding.HubHeader"]')
  const input = box.locator('input[type=file]')
  const sent = async (name: string, buffer: Buffer) => {
    const { bytes, fileName } = await sentBy(page, () => input.setInputFiles(file(name, buffer)))
    expect(fileName).toMatch(new RegExp(`^${admin.gId}/HubHeader/20\\d{10}/${name.split('.')[0]}\\.(png|jpg)$`))
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
  await expect(box).toContainText('The file is not an image')
  await input.setInputFiles(file('huge.png', Buffer.alloc(3_145_729)))
  await expect(box).toContainText('The file is larger than 3MB')
  await page.close()
})

test('a save waits for a file that is still being sent, and is not made where it could not be stored', async () => {
  const { bId } = await admin.building()
  const page = await admin.open(`/propertyAdd/${bId}/2`)
  let lost = false
  await page.route('**/Upload/PutPiece?*', async route => {
    await new Promise(resolve => setTimeout(resolve, 1500)) // Save is pressed meanwhile
    await (lost ? route.abort() : route.continue())
  })
  const full = { error: { code: 'sys.dsk.ful', message: 'The disk is full.', requestId: 'x' } }
  const box = page.locator('[data-field="Branding.LogoFilename"]')
  const saveWith = async (name: string) => {
    await page.getByRole('button', { name: 'Edit Branding' }).click()
    await box.locator('input[type=file]').setInputFiles(file(name, await photo(200, 150)))
    await expect(box).toContainText(`Uploading ${name}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
  }
  await saveWith('first.png')
  await expectToast(page, 'Successfully saved')
  await expect(page.getByRole('main').getByRole('img', { name: 'first.png' })).toBeVisible()
  // The connection is lost: the save waits until the file has gone on by itself.
  lost = true
  await saveWith('second.png')
  await expect(box.getByRole('status')).toHaveText('The connection is lost. The upload goes on by itself as soon as it is back.')
  lost = false
  await expect(page.getByRole('main').getByRole('img', { name: 'second.png', exact: true })).toBeVisible({ timeout: 15_000 })
  // It could not be stored.
  await page.route(
    '**/Upload/FinishUpload',
    route => route.fulfill({ status: 507, headers: { 'x-error-code': 'sys.dsk.ful' }, json: full }),
    { times: 1 },
  )
  await saveWith('third.png')
  await expect(box.getByRole('alert')).toHaveText('The disk is full.')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  await box.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('main').getByRole('img', { name: 'third.png' })).toBeVisible()
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

test('an upload tells how much of it is sent, can be cancelled, and goes on by itself after a lost connection', async () => {
  test.setTimeout(90_000)
  const { bId } = await admin.building()
  const page = await admin.open(`/propertyAdd/${bId}/7`)
  await page.getByRole('button', { name: 'Edit Building Terms & Conditions' }).click()
  const box = page.locator('[data-field="BuildingTermsAndConditions.RoomRentalTerms"]')
  const choose = (name: string, buffer: Buffer) =>
    box.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  const asked: string[] = []
  page.on('request', request => request.url().includes('/Upload/') && asked.push(request.url()))

  await test.step('what is too large or of another type is told before anything is sent', async () => {
    await choose('terms.pdf', Buffer.alloc(20 * 1024 * 1024 + 1))
    await expect(box.getByRole('alert')).toHaveText('The file is larger than 20MB')
    await choose('terms.png', Buffer.from('x'))
    await expect(box.getByRole('alert')).toHaveText('The file is not type PDF')
    expect(asked).toEqual([])
  })

  const slow = await page.context().newCDPSession(page)
  const speed = (uploadThroughput: number) =>
    slow.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput })
  const large = Buffer.from(pdf('', `% ${'x'.repeat(3 * 1024 * 1024)}\n`))
  await test.step('the bar follows the bytes, and Cancel ends the request', async () => {
    await speed(700 * 1024)
    const ended = page.waitForEvent('requestfailed', request => request.url().includes('/Upload/PutPiece'))
    await choose('large.pdf', large)
    const seen = new Set<number>()
    const bar = box.getByRole('progressbar')
    await expect
      .poll(async () => seen.add(Number(await bar.getAttribute('aria-valuenow'))).size, { intervals: [100], timeout: 20_000 })
      .toBeGreaterThan(3)
    const shares = [...seen]
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    await box.getByRole('button', { name: 'Cancel the upload of large.pdf' }).click()
    await ended
    await expect(bar).toHaveCount(0)
    await expect(box).toContainText('Drop a file here or choose one')
    await speed(-1)
  })

  await test.step('cut off in the middle it goes on where it was, and is one whole file', async () => {
    const offsets: number[] = []
    let cut = 0
    await page.route('**/Upload/PutPiece?*', async route => {
      const offset = Number(new URL(route.request().url()).searchParams.get('Offset'))
      offsets.push(offset)
      await (offset > 0 && cut++ < 2 ? route.abort('connectionreset') : route.continue())
    })
    const finished = page.waitForResponse(reply => reply.url().includes('/Upload/FinishUpload'))
    await choose('terms.pdf', large)
    await expect(box.getByRole('status')).toHaveText('The connection is lost. The upload goes on by itself as soon as it is back.')
    await expect(box.getByRole('progressbar')).toBeVisible()
    const { data } = (await (await finished).json()) as { data: { Size: number } } // our own call's output
    expect(data.Size).toBe(large.length)
    expect(offsets.filter(offset => offset === 0)).toHaveLength(1)
    expect(asked.some(url => url.includes('/Upload/GetUpload'))).toBe(true)
    await expect(box).toContainText('Uploaded Successfully')
    await expect(box).toContainText('terms.pdf')
    await choose('terms.pdf', Buffer.from('MZ'))
    await expect(box.getByRole('alert')).toHaveText('Incorrect file type, please try again')
    await expect(box.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })

  await test.step('damaged on its way a piece is sent again, and the file is whole', async () => {
    await page.unroute('**/Upload/PutPiece?*')
    const replies: number[] = []
    page.on('response', reply => reply.url().includes('/Upload/PutPiece') && replies.push(reply.status()))
    await page.route(
      '**/Upload/PutPiece?*',
      async route => {
        const postData = Buffer.from(route.request().postDataBuffer() ?? [])
        postData[100] = (postData[100] ?? 0) ^ 1
        await route.continue({ postData })
      },
      { times: 1 },
    )
    const finished = page.waitForResponse(reply => reply.url().includes('/Upload/FinishUpload'))
    await choose('terms.pdf', Buffer.from(pdf('', `% ${'y'.repeat(1000)}\n`)))
    expect((await finished).status()).toBe(200)
    expect(replies).toEqual([400, 200])
    await expect(box).toContainText('Uploaded Successfully')
  })
  await page.close()
})

const folder = mkdtempSync(path.join(tmpdir(), 'lintel-photos-'))
test.afterAll(() => rmSync(folder, { recursive: true }))
const onDisk = (name: string, bytes: Buffer): string => {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  return file
}

/** The first value of a JPEG's brightness table tells its quality: libjpeg scales the standard's 16 by it. */
const qualityOf = (jpeg: Buffer): number => {
  const first = jpeg[jpeg.indexOf(Buffer.from('ffdb', 'hex')) + 5]
  return [0.52, 0.85, 0.92].find(quality => Math.floor((16 * (200 - 200 * quality) + 50) / 100) === first) ?? Number.NaN
}

test('each band of sizes is made smaller as the document says, away from the page itself [B-CONST-087, B-CONST-088, B-CONST-089, B-CONST-090]', async () => {
  test.setTimeout(120_000)
  const { bId } = await admin.building()
  const page = await admin.open(`/qrcode/${admin.gId}/${bId}`)
  await chooseType(page, 'Static URL')
  const input = page.locator('input[type=file]')
  const KB = 1024
  const noise = await sharp({
    create: { width: 2400, height: 1200, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 12 } },
  })
    .jpeg({ quality: 30 })
    .toBuffer()
  const sent = async (size: number) => {
    expect(noise.length).toBeLessThanOrEqual(size)
    // Bytes behind a picture are not its own: the file is as large as the band asks.
    const buffer = Buffer.concat([noise, Buffer.alloc(size - noise.length)])
    const { bytes } = await sentBy(page, () => input.setInputFiles(onDisk(`lobby-${size}.jpg`, buffer))) // a path: bytes would be put into the page by script
    const { format, width, height } = await sharp(bytes).metadata()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    return bytes.equals(buffer) ? 'as it is' : { format, longest: Math.max(width, height), quality: qualityOf(bytes) }
  }
  await page.evaluate(() => {
    const stalls: number[] = [] // of a type that only browsers know
    new PerformanceObserver(list => list.getEntries().forEach(({ duration }) => stalls.push(duration))).observe({
      entryTypes: ['longtask' as 'function'],
    })
    Object.assign(globalThis, { stalls })
  })
  expect(await sent(300 * KB - 1)).toBe('as it is')
  expect(await sent(300 * KB)).toEqual({ format: 'jpeg', longest: 2400, quality: 0.85 })
  expect(await sent(1024 * KB - 1)).toEqual({ format: 'jpeg', longest: 2400, quality: 0.85 })
  expect(await sent(1024 * KB)).toEqual({ format: 'jpeg', longest: 1600, quality: 0.52 })
  expect(await sent(5 * 1024 * KB)).toEqual({ format: 'jpeg', longest: 1600, quality: 0.52 })
  expect(await sent(5 * 1024 * KB + 1)).toEqual({ format: 'jpeg', longest: 1600, quality: 0.92 })
  expect(await sent(10 * 1024 * KB)).toEqual({ format: 'jpeg', longest: 1600, quality: 0.92 })
  expect(await sent(10 * 1024 * KB + 1)).toEqual({ format: 'jpeg', longest: 1400, quality: 0.92 })
  expect(await sent(20 * 1024 * KB)).toEqual({ format: 'jpeg', longest: 1400, quality: 0.92 })
  // Decoding and encoding 2.9 Mpx takes longer than this here, so it was not done on the page.
  const stalls = await page.evaluate(() => (globalThis as unknown as { stalls: number[] }).stalls) // set above
  expect(Math.max(0, ...stalls)).toBeLessThan(600)
  await page.close()
})
