import { expect } from '@playwright/test'
import { definitions } from '../../src/features/codes/functionalities/definitions.ts'
import { GetRequests, MoveRequest } from '../../src/features/codes/inbox/contract.ts'
import { GetQrCode, SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { findViolations } from '../support/axe.ts'
import { callsOf, newBuilding, northgate } from '../support/calls.ts'
import { settled, signInAt, somewhere, test } from '../support/people.ts'
import { sendByHand } from '../support/visitForm.ts'

test('service requests of an account and of a building: the figures, who asked, and what was rated badly, until it is done again [C-ROUTE-009] [C-SCREEN-012] [C-SCREEN-013] [C-SCREEN-014] [C-COLUMN-005] [C-RULE-015]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const call = await callsOf(baseURL ?? '', 'admin')
  const gId = await northgate(call)
  const name = `Service ${Date.now()}`
  const bId = await newBuilding(call, gId, name)
  const { Label, Icon, QrType, sample, asks } = definitions.Maintenance
  const Item = { Name: { en: Label.en }, Icon, FunctionalityType: 'Maintenance' as const, QrType, TemplateFormData: { ...Object(sample) } }
  const { QrCodeId } = await call(SaveQrCode, { GroupId: gId, BuildingId: bId, QrName: 'Service', Location: 'Lobby', Item })
  const { Address } = await call(GetQrCode, { gId, QrCodeId })
  const visitor = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  await visitor.goto(`/q/${Address}`)
  await sendByHand(visitor, { ...asks })
  await expect(visitor).toHaveURL(/\/r\//)
  const read = async () => (await call(GetRequests, { filter: { gId, bId } })).Requests[0]
  const sent = await read()
  await call(MoveRequest, { GroupId: gId, RequestId: sent?.id ?? '', Version: sent?.Version ?? 0, Move: 'finish' })
  await visitor.reload()
  await visitor.getByRole('radiogroup').first().getByText('2 ★').click()
  await visitor.getByRole('button', { name: 'Send' }).click()
  await expect.poll(async () => (await read())?.Score).toBe(2)
  await visitor.close()

  await signInAt(page, 'admin', `/serviceRequestPortfolio?gId=${gId}`)
  await settled(page)
  const main = page.getByRole('main')
  for (const tile of ['Requests', 'Mean hours to done', '< 48 Hrs', 'CSAT YTD', 'CSAT 90'])
    await expect(main.getByText(tile, { exact: true }).first()).toBeVisible()
  for (const part of ['Building by building', 'Tenant by tenant', 'Rated below 3, urgent and still open'])
    await expect(main.getByRole('heading', { name: part })).toBeVisible()
  await main.getByRole('button', { name, exact: true }).click()
  await page.waitForURL(/serviceRequests/)
  await settled(page)
  await expect(main.getByRole('heading', { name: 'Building by building' })).toHaveCount(0)
  await expect(main.getByText('2.0', { exact: true }).first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const low = main.getByRole('row', { name: new RegExp(`^${sent?.Number}`) })
  await expect(low).toContainText('High')
  await low.getByRole('button', { name: String(sent?.Number), exact: true }).click()
  await page.waitForURL(/request/i)
  await page.getByRole('button', { name: 'Finish', exact: true }).click()
  await expect.poll(async () => (await read())?.Status).toBe('Done')
})
