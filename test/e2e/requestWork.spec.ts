import { expect } from '@playwright/test'
import { definitions, type TypeDefinition } from '../../src/features/codes/functionalities/definitions.ts'
import { GetRequest, GetRequests } from '../../src/features/codes/inbox/contract.ts'
import { SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { findViolations } from '../support/axe.ts'
import { callsOf, newBuilding, northgate } from '../support/calls.ts'
import { expectToast, settled, signInAt, somewhere, test } from '../support/people.ts'

test('a tenant calls: staff make the request, ask back with a template, the clock stands still until the answer; costs, a second call about the same, both done at once', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000)
  page.setDefaultTimeout(8000)
  const call = await callsOf(baseURL ?? '', 'admin')
  const gId = await northgate(call)
  const bId = await newBuilding(call, gId, `By phone ${Date.now()}`)
  const { Label, Icon, QrType, sample } = definitions.Maintenance
  const Item = { Name: { en: Label.en }, Icon, FunctionalityType: 'Maintenance' as const, QrType, TemplateFormData: { ...Object(sample) } }
  await call(SaveQrCode, { GroupId: gId, BuildingId: bId, QrName: 'Lobby desk', Location: 'Lobby', Item })

  await signInAt(page, 'admin', `/requests?gId=${gId}&bId=${bId}`)
  await settled(page)
  const make = async (detail: string) => {
    await page.getByRole('link', { name: 'New request' }).click()
    await settled(page)
    await page.getByRole('combobox', { name: 'What is it about?' }).click()
    await page.getByRole('option', { name: 'Plumbing' }).click()
    await page.getByRole('textbox', { name: 'What happened, and where?' }).fill(detail)
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada Lopez')
    await page.getByRole('button', { name: 'Create request' }).click()
    await page.waitForURL(/\/requests\/[\w-]+\/[\w-]+/)
    await settled(page)
  }
  await page.getByRole('link', { name: 'New request' }).click()
  await settled(page)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Create request' }).click()
  await expect(page.getByText('Required').first()).toBeVisible()
  await page.goto(`/requests?gId=${gId}&bId=${bId}`)
  await make('Water runs down the wall of 12B.')
  const RequestId = page.url().split('/').at(-1)?.split('?')[0] ?? ''
  const read = () => call(GetRequest, { gId, RequestId })
  expect(await read()).toMatchObject({ Channel: 'Phone', Name: 'Ada Lopez' })

  await page.getByRole('switch', { name: 'Send it to the visitor' }).click({ force: true })
  await page.getByRole('button', { name: 'Use a template' }).click()
  await page.getByRole('menuitem', { name: /When may we come/ }).click()
  await expect(page.getByRole('textbox', { name: 'Reply' })).toHaveValue(/Hello Ada Lopez, when may we come in/)
  await page.getByRole('switch', { name: 'Wait for the answer' }).click({ force: true })
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('Waits for the visitor')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  const visitor = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  await visitor.goto((await read()).ReceiptUrl)
  await expect(visitor.getByText(/when may we come in/)).toBeVisible()
  await visitor.locator('textarea[name=Note]').fill('After nine, please.')
  await visitor.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.poll(async () => (await read()).WaitingDate).toBeNull()
  await visitor.close()

  await page.reload()
  await settled(page)
  await page.getByRole('button', { name: 'Edit costs' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add a line' }).click()
  await dialog.getByRole('textbox', { name: 'Hours or material' }).fill('Plumber')
  await dialog.getByRole('textbox', { name: 'Number' }).fill('2')
  await dialog.getByRole('textbox', { name: 'Each' }).fill('80')
  await expect(dialog.getByText('Sum: 160.00')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Saved.')

  await page.goto(`/requests?gId=${gId}&bId=${bId}`)
  await make('A wet wall in the hall, next to 12B.')
  await page.getByRole('button', { name: 'Join to another request' }).click()
  await page.getByRole('dialog').getByRole('combobox').click()
  await page.getByRole('option', { name: /Water runs down/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page
    .getByRole('link', { name: /Ada Lopez/ })
    .first()
    .click()
  await page.waitForURL(new RegExp(RequestId))
  await settled(page)
  await page.getByRole('button', { name: 'Finish', exact: true }).click()
  await expect
    .poll(async () => (await call(GetRequests, { filter: { gId, bId } })).Requests.map(one => one.Status))
    .toEqual(['Done', 'Done'])
  expect((await read()).Cost).toBe(160)
})

test('a request that comes again: its plan stands in the list, until somebody ends it', async ({ page, baseURL }) => {
  const call = await callsOf(baseURL ?? '', 'admin')
  const gId = await northgate(call)
  const bId = await newBuilding(call, gId, `Again ${Date.now()}`)
  await signInAt(page, 'admin', `/requests/new?gId=${gId}&bId=${bId}`)
  await settled(page)
  await expect(page.getByText('No QR code of this building takes requests')).toBeVisible()
  const { Label, Icon, QrType, sample } = definitions.Maintenance
  const Item = { Name: { en: Label.en }, Icon, FunctionalityType: 'Maintenance' as const, QrType, TemplateFormData: { ...Object(sample) } }
  await call(SaveQrCode, { GroupId: gId, BuildingId: bId, QrName: 'Roof', Location: 'Roof', Item })
  await page.reload()
  await settled(page)
  await page.getByRole('combobox', { name: 'What is it about?' }).click()
  await page.getByRole('option', { name: 'Cleaning' }).click()
  await page.getByRole('textbox', { name: 'What happened, and where?' }).fill('Clean the gutters.')
  await page.getByRole('combobox', { name: 'Repeats' }).click()
  await page.getByRole('option', { name: 'Every month' }).click()
  await page.getByRole('button', { name: 'Create request' }).click()
  await page.waitForURL(/\/requests\/[\w-]+\/[\w-]+/)
  await page.goto(`/requests/recurring?gId=${gId}&bId=${bId}`)
  await settled(page)
  await expect(page.getByRole('main').getByText('Clean the gutters.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Every month')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Actions for Clean the gutters.' }).click()
  await page.getByRole('menuitem', { name: 'End' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click()
  await expect(page.getByText('No request comes again by itself')).toBeVisible()
})

test('an engineer reports a problem from the page of a pump: the request is about it, and stands on its page', async ({
  page,
  baseURL,
}) => {
  const call = await callsOf(baseURL ?? '', 'admin')
  const gId = await northgate(call)
  const bId = await newBuilding(call, gId, `Pumps ${Date.now()}`)
  const place = { GroupId: gId, BuildingId: bId }
  const itemOf = ({ Label, Icon, QrType, sample, type }: TypeDefinition) => ({
    Name: { en: Label.en },
    Icon,
    FunctionalityType: type,
    QrType,
    TemplateFormData: { ...Object(sample) },
  })
  await call(SaveQrCode, { ...place, QrName: 'Lobby desk', Location: 'Lobby', Item: itemOf(definitions.Maintenance) })
  const pump = await call(SaveQrCode, {
    ...place,
    QrName: 'Booster pump',
    Location: 'Rooftop',
    Item: itemOf(definitions.EquipmentInspection),
    Facets: { Equipment: { StopType: 'Equipment', Type: 'Pump' } },
  })
  await signInAt(page, 'admin', `/equipment/${gId}/${bId}/${pump.QrCodeId}`)
  await expect(page.getByText('Nothing was reported or done here yet.')).toBeVisible()
  await settled(page)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Report a problem' }).click()
  await expect(page.getByText('About “Booster pump”')).toBeVisible()
  await page.getByRole('combobox', { name: 'What is it about?' }).click()
  await page.getByRole('option', { name: 'Plumbing' }).click()
  await page.getByRole('textbox', { name: 'What happened, and where?' }).fill('The seal leaks.')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada Lopez')
  await page.getByRole('button', { name: 'Create request' }).click()
  await page.waitForURL(/\/requests\/[\w-]+\/[\w-]+/)
  await expect(page.getByText('Booster pump').first()).toBeVisible()
  await page.goto(`/equipment/${gId}/${bId}/${pump.QrCodeId}`)
  await expect(page.getByText('1 open', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^Request \d+: Plumbing/ }).click()
  await expect(page.getByText('The seal leaks.').first()).toBeVisible()
})
