import { type Browser, expect } from '@playwright/test'
import { GetAssignees } from '../../src/features/base/handling/contract.ts'
import { fieldOnlyTypes } from '../../src/features/codes/functionalities/families/fieldOnly/fieldOnlyTypes.ts'
import { EditRequest, GetRequests } from '../../src/features/codes/inbox/contract.ts'
import { SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { findViolations } from '../support/axe.ts'
import { useAdmin } from '../support/buildingPages.ts'
import { newPerson } from '../support/newPerson.ts'
import { settled, somewhere, test } from '../support/people.ts'

const admin = useAdmin()

/** A visitor asks for something in a building. */
const ask = async (browser: Browser, base: string, BuildingId: string) => {
  const { sample } = fieldOnlyTypes.Maintenance
  const look = { Icon: 'wrench', FunctionalityType: 'Maintenance', QrType: 'Maintenance' } as const
  const Item = { Name: { en: 'Service' }, ...look, TemplateFormData: sample }
  const { Address } = await admin.call(SaveQrCode, { GroupId: admin.gId, BuildingId, QrName: 'Service', Location: 'Lobby', Item })
  const context = await browser.newContext({ locale: 'en-US', extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  const visit = await context.newPage()
  await visit.goto(`${base}/q/${Address}`)
  await visit.getByLabel('What is it about?').selectOption('ElevatorEscalator')
  await visit.getByLabel('What happened, and where?').fill('The lift stands still.')
  await visit.getByRole('button', { name: 'Send' }).click()
  await expect(visit.getByText(/^Request \d+$/)).toBeVisible()
  await context.close()
}

test('the work of somebody who left several buildings is handed on in one dialog, by building; names are read whole, role and trade below them', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const [one, two] = [await admin.building(), await admin.building()]
  const buildings = [one.bId, two.bId]
  const heirName = `Wilhelmina Featherstonehaugh-Montgomery ${Date.now()}`
  await newPerson(base, 'GM', { portfolio: true, Name: heirName, buildings })
  const leaverName = `Lee Quits ${Date.now()}`
  await newPerson(base, 'GM', { portfolio: true, Name: leaverName, buildings })
  const assigneeIn = async (bId: string, name: string) =>
    (await admin.call(GetAssignees, { gId: admin.gId, bId })).Assignees.find(({ Name }) => Name === name)?.ContactId ?? ''
  const rowsIn = async (bId: string) => (await admin.call(GetRequests, { filter: { gId: admin.gId, bId } })).Requests
  for (const bId of buildings) {
    await ask(browser, base, bId)
    const [row] = await rowsIn(bId)
    const change = { RequestId: row?.RequestId ?? '', Version: row?.Version ?? 0, Urgency: null, DueDate: row?.DueDate ?? null }
    await admin.call(EditRequest, { GroupId: admin.gId, ...change, AssigneeId: await assigneeIn(bId, leaverName) })
  }

  const page = await admin.open('/portfolioTeam')
  await page
    .getByRole('searchbox', { name: /^Search by name/ })
    .first()
    .fill(leaverName)
  await page.getByRole('button', { name: leaverName, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Offboard' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Offboard' }).click()
  const dialog = page.getByRole('dialog', { name: `Hand on the work of ${leaverName}` })
  await expect(dialog).toContainText(`Still assigned to ${leaverName}: 2 requests.`)
  await expect(dialog.getByRole('button', { name: 'Hand on', exact: true })).toBeDisabled()
  for (const { name } of [one, two]) {
    await dialog.getByRole('combobox', { name: `Takes over in ${name}` }).click()
    const option = page.getByRole('option', { name: new RegExp(heirName) }).locator('visible=true')
    await expect(option).toContainText('GM · Property Team')
    await option.click()
    await expect(dialog.getByRole('combobox', { name: `Takes over in ${name}` })).toHaveValue(heirName)
  }
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Hand on', exact: true }).click()
  await expect(page.getByText('Handed on')).toBeVisible()
  for (const bId of buildings) expect((await rowsIn(bId)).map(row => [row.AssigneeName, row.AssigneeLeft])).toEqual([[heirName, false]])
  await settled(page)
})
