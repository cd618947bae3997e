import { expect } from '@playwright/test'
import { SaveQrBuilders } from '../../src/features/codes/generator/contract.ts'
import { GetProofReportLink } from '../../src/features/signs/proofs/contract.ts'
import { findViolations } from '../support/axe.ts'
import { callsOf, newBuilding, northgate } from '../support/calls.ts'
import { textOfPdf } from '../support/pdfPages.ts'
import { settled, signInAt, somewhere, test } from '../support/people.ts'

test('signs go over QR Engineering and CS to the client, who rejects one with a note, sees it again, picks another and approves all [B-BEHAV-007] [B-ROUTE-018] [B-BEHAV-028] [B-SCREEN-019] [B-BEHAV-042] [B-BEHAV-043] [B-MSG-002] [B-ROUTE-022] [B-STATE-016] [B-STATE-017] [B-STATE-019] [A-ROUTE-028] [B-ROUTE-024] [A-ROUTE-039]', async ({
  page,
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const call = await callsOf(base, 'admin')
  const gId = await northgate(call) // an account whose buildings grow, for other tests too
  const name = `Review House ${Date.now()}`
  const bId = await newBuilding(call, gId, name)
  const row = { Floor: '1', Type: 'Parking', QrType: 'Maintenance' }
  const QrBuilders = [
    { ...row, QrName: 'North gate' },
    { ...row, QrName: 'South gate' },
  ]
  await call(SaveQrBuilders, { GroupId: gId, BuildingId: bId, QrBuilders })

  // Staff begin the review, hand it on, and send it.
  await signInAt(page, 'admin', `/digitalProofReport?gId=${gId}&bId=${bId}`)
  await page.getByRole('button', { name: 'Start a review' }).first().click()
  await expect(page.getByRole('heading', { name: 'Print proof', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'North gate' })).toBeVisible()
  await page.getByRole('button', { name: 'Hand to CS' }).click()
  await page.getByRole('button', { name: 'Send to the client' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send the signs to the client' })
  await dialog.getByRole('textbox').fill('client@review.example')
  await dialog.getByRole('button', { name: 'Send to the client' }).click()
  await expect(page.getByText('Client Review', { exact: true })).toBeVisible()
  const link = await page.getByRole('textbox', { name: 'Link of the client' }).inputValue()

  // The client: nothing can be sent before a decision; a rejection asks for its note.
  const client = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  await client.goto(new URL(link).pathname)
  await expect(client.getByRole('heading', { name: 'Review of your signs' })).toBeVisible()
  await expect(client.getByRole('img', { name: 'Sign as it is printed' })).toBeVisible()
  const submit = client.getByRole('button', { name: 'Submit' })
  await expect(submit).toBeDisabled()
  await settled(client)
  expect(await findViolations(client)).toEqual([])
  await client.getByRole('button', { name: 'Reject' }).click()
  const note = client.getByRole('dialog', { name: 'Content Rejection Note' })
  await expect(note.getByRole('button', { name: 'Add note' })).toBeDisabled()
  await note.getByRole('textbox', { name: 'Note' }).fill('Larger, please')
  await note.getByRole('button', { name: 'Add note' }).click()
  await submit.click()
  await expect(client.getByRole('heading', { name: 'South gate' })).toBeVisible()
  await client.getByRole('button', { name: 'Approve' }).click()
  await client.getByRole('button', { name: 'Add New Note' }).click()
  await client.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('Very good')
  await client.getByRole('dialog').getByRole('button', { name: 'Add note' }).click()
  await submit.click()
  await expect(client.getByText('The rejected signs will be changed and shown to you again.')).toBeVisible()

  // Staff read the note and show the sign again.
  await page.reload()
  await expect(page.getByText('Larger, please')).toBeVisible()
  await page.getByRole('button', { name: 'Show again' }).click()
  await expect(page.getByText('Not decided yet')).toBeVisible()

  // The client picks another option and approves it: the review is over.
  await client.reload()
  await expect(client.getByRole('heading', { name: 'North gate' })).toBeVisible()
  await client.getByRole('button', { name: 'Other Options' }).click()
  const options = client.getByRole('dialog', { name: 'Alternative Selection' })
  await options.getByRole('combobox', { name: 'Surface' }).press('ArrowDown')
  await client.getByRole('option', { name: 'Glass' }).click()
  await client.keyboard.press('Escape')
  await options
    .getByRole('button', { name: /^Choose: Window cling/ })
    .first()
    .click()
  await expect(client.getByText(/^Alternative selection: Window cling/)).toBeVisible()
  await client.getByRole('button', { name: 'Approve' }).click()
  await submit.click()
  await expect(client.getByRole('heading', { name: 'Thank you for submitting your review of this proof!' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()

  // The report of the review opens by its signed link, without a session; another building's does not.
  const { Link } = await call(GetProofReportLink, { gId, bId })
  const pdf = await client.request.get(Link)
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  const text = await textOfPdf(await pdf.body())
  for (const part of ['Proof report', 'North gate', 'Larger, please', '2 / 2']) expect(text).toContain(part)
  expect((await client.request.get(Link.replace(/.$/, last => (last === 'A' ? 'B' : 'A')))).status()).toBe(404)
  await client.close()
})
