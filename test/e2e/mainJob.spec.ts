import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import { decodePng } from '../../src/features/codes/picture/decode.server.ts'
import { paintEps } from '../support/ghostscript.ts'
import { consoleErrors, expectToast, receivedMails, settled, signInByForm, test } from '../support/people.ts'
import { chooseType } from '../support/qrPages.ts'

test('the main job: a code is made, downloaded, scanned, answered, and the answer is read [C-BEHAV-004] [B-BEHAV-003] [B-ROUTE-014] [C-ROUTE-002] [B-ROUTE-026] [A-ROUTE-031]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const errors = consoleErrors(page)
  const name = `Main job ${Date.now()}`

  await test.step('a manager signs in and picks a building', async () => {
    await signInByForm(page, 'gm')
    await page.getByRole('main').getByRole('link', { name: 'Anchor Street East', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Anchor Street East' })).toBeVisible()
  })

  await test.step('makes a QR code that asks for feedback', async () => {
    await page.getByRole('link', { name: 'QR Library', exact: true }).first().click()
    await page
      .getByRole('button', { name: 'New QR code' })
      .or(page.getByRole('link', { name: 'New QR code' }))
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'New QR code' })).toBeVisible()
    await settled(page)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await page.getByLabel('Location').first().click()
    await page.getByRole('option', { name: 'Lobby', exact: true }).click()
    await chooseType(page, 'Feedback')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast(page, 'Successfully saved')
  })

  const address = await test.step('downloads it: PNG and EPS are read by a decoder that is not ours', async () => {
    const download = async (format: string) => {
      const started = page.waitForEvent('download')
      await page.getByRole('button', { name: `Download ${format}` }).click()
      return readFileSync(await (await started).path())
    }
    const text = await decodePng(await download('PNG'))
    expect(text?.toLowerCase()).toContain(`${baseURL}/q/`.toLowerCase())
    expect(text).toBe(text?.toUpperCase())
    const eps = await download('EPS')
    expect(eps.subarray(0, 4).toString()).toBe('%!PS')
    const painted = await paintEps(eps)
    if (painted) expect(await decodePng(painted)).toBe(text)
    return new URL(text ?? '').pathname
  })

  await test.step('a visitor scans it, rates and comments', async () => {
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
    const visit = await phone.newPage()
    await visit.goto(address)
    await visit.getByText('4 stars', { exact: false }).or(visit.locator('label[for*="4"]')).first().click()
    await visit.getByRole('textbox', { name: 'Anything you would like to' }).fill('Warm welcome, but the revolving door squeaks a little.')
    await visit.getByRole('button', { name: 'Send feedback' }).click()
    await expect(visit).toHaveURL(/\/thanks/)
    await phone.close()
  })

  await test.step('the manager sees the words, the score and the scan', async () => {
    await page.getByRole('link', { name: 'Analytics', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Overall Building Feedback' })).toBeVisible()
    await expect(page.getByText('Warm welcome, but the revolving door squeaks a little.').first()).toBeVisible()
    await page.getByRole('link', { name: 'Scan statistics' }).click()
    await page.getByRole('button', { name: /Lobby/ }).first().click()
    await expect(page.getByRole('dialog').getByText('Submit')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('the feedback page goes out by e-mail as a PDF', async () => {
    await page.getByRole('link', { name: 'Analytics', exact: true }).click()
    await page.getByRole('button', { name: 'EMAIL' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByPlaceholder('name@company.com').fill('owner@harborline.example')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: /send/i }).click()
    await expectToast(page, 'The dashboard has been sent!')
    const attached = async () => {
      for (const raw of receivedMails().filter(mail => mail.includes('owner@harborline.example'))) {
        const pdf = (await PostalMime.parse(raw)).attachments.find(one => one.mimeType === 'application/pdf')
        if (pdf && typeof pdf.content !== 'string') return Buffer.from(new Uint8Array(pdf.content)).subarray(0, 5).toString()
      }
      return 'not yet'
    }
    await expect.poll(attached, { timeout: 60_000 }).toBe('%PDF-')
  })
  expect(errors).toEqual([])
})
