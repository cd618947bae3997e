import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { GetRequests } from '../../src/features/codes/inbox/contract.ts'
import { GetQrCode } from '../../src/features/codes/qr/contract.ts'
import { GetInspectionDetail, GetInspections } from '../../src/features/field/inspectionReports/contract.ts'
import { GetWalk } from '../../src/features/field/inspections/contract.ts'
import { openPhone } from '../../src/features/field/inspections/testing.ts'
import { GetRound, GetRounds } from '../../src/features/field/rounds/contract.ts'
import { stopOf } from '../../src/features/field/rounds/testing.ts'
import { ArchiveProperty, GetPropertyList, RestoreProperty } from '../../src/features/property/buildings/contract.ts'
import { pictureOfCode, showCamera } from '../support/fakeCamera.ts'
import { newPerson } from '../support/newPerson.ts'
import { signInAt, test, userMenu } from '../support/people.ts'
import { openBuilding } from '../support/roundBuilding.ts'

/** The app is kept by its worker, which answers this page. */
const isKept = (page: Page) => page.waitForFunction('navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)')

/** Bytes of what the app needs to start, gzipped: its page, script and style. */
const sizeOfShell = async (base: string): Promise<number> => {
  const html = await (await fetch(`${base}/field/`)).text()
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThanOrEqual(2)
  const bodies = await Promise.all(files.map(async file => Buffer.from(await (await fetch(base + file)).arrayBuffer())))
  return [Buffer.from(html), ...bodies].reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
}

test('a round is walked on a phone without a connection: code scanned, a reading that fails, photos taken and chosen; killed and opened again nothing is lost; sent when the connection is back', async ({
  page,
  context,
  baseURL,
}) => {
  const base = baseURL ?? ''
  expect(await sizeOfShell(base), 'bytes of the shell, gzipped').toBeLessThan(120 * 1024)
  const { call, gId, bId, room, make } = await openBuilding(base)
  const [first, second] = [stopOf('Boiler of the night', room), stopOf('Chiller of the night', room)]
  const { RoundId } = await make('Night walk', {
    Stops: [
      { ...first, ScanRequired: true },
      { ...second, PhotoRequired: true },
    ],
    SREnable: true,
  })
  const { Round } = await call(GetRound, { gId, rId: RoundId })
  const { Address } = await call(GetQrCode, { gId, QrCodeId: Round.Stops[0]?.QrCodeId ?? '' })
  await showCamera(page, await pictureOfCode(`${base}/q/${Address}`))
  const email = await newPerson(base, 'Employee', { Name: 'Nora Night', buildings: [bId] })
  await signInAt(page, email, `/field?gId=${gId}&bId=${bId}`)
  await expect(page.getByText('These rounds are on this device. They can be walked without a connection.')).toBeVisible()
  await page
    .getByRole('link', { name: /^Night walk/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Night walk', level: 1 })).toBeVisible()
  await isKept(page)

  // What must be scanned begins with a connection (B-RULE-084), and goes on without one.
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('This round starts with a connection only.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start' })).toBeDisabled()
  await context.setOffline(false)
  await page.reload()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('0 of 2 stops')).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  const chiller = page.getByRole('button', { name: /Chiller of the night/ })
  await expect(chiller, 'in its order').toBeDisabled()
  await page.getByRole('button', { name: /Boiler of the night/ }).click()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page.getByText('Scan the code of this stop, or type its number.')).toBeVisible()
  await page.getByRole('button', { name: 'Scan the code' }).click()
  await expect(page.getByText('The code was scanned')).toBeVisible()
  await page.getByRole('textbox', { name: 'Pressure in bar', exact: true }).fill('9')
  await expect(page.getByText('Out of its limits')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Ask for a repair' }).check()
  await page.getByRole('textbox', { name: 'What should be done?' }).fill('Replace the valve')
  await page.getByRole('button', { name: 'Take a photo' }).click()
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByText('photo 1.jpg')).toBeVisible()
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('The gauge jumps')
  await expect(page.getByRole('button', { name: /entries to send · 1 photo/ })).toBeVisible()

  // The app is ended and opened again: the stop is as it was left.
  await page.waitForTimeout(600)
  await page.reload()
  await expect(page.getByText('photo 1.jpg')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Pressure in bar', exact: true })).toHaveValue('9')
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue('The gauge jumps')
  await page.getByRole('button', { name: 'Done', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'Chiller of the night' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Pressure in bar', exact: true }).fill('4')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page.getByText('Required', { exact: true }), 'the photo that the stop wants').toBeVisible()
  const jpeg = await sharp({
    create: { width: 2400, height: 1800, channels: 3, background: 'teal', noise: { type: 'gaussian', mean: 90, sigma: 40 } },
  })
    .jpeg({ quality: 90 })
    .toBuffer()
  await page.getByLabel('Choose a photo').setInputFiles({ name: 'chiller.jpg', mimeType: 'image/jpeg', buffer: jpeg })
  await expect(page.getByText('photo 1.jpg')).toBeVisible()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByRole('button', { name: 'Finish the round' }).click()
  await expect(page.getByText('The round was finished here. Not all of it has arrived yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: /entries to send · 2 photos/ })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('The round is complete')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Everything is sent.')).toBeVisible()
  const { Inspections } = await call(GetInspections, { gId, rId: RoundId })
  expect(Inspections).toHaveLength(1)
  const detail = await call(GetInspectionDetail, { gId, iptId: Inspections[0]?.InspectionId ?? '' })
  expect(JSON.stringify(detail)).toContain('photo 1.jpg')
  const { Requests } = await call(GetRequests, { filter: { gId, bId }, pagination: { page: 0, perPage: 20 } })
  expect(Requests.map(({ Name, Area, Detail }) => [Name, Area, Detail.split('\n')[0]])).toEqual([
    ['Nora Night', 'Boiler of the night, B1', 'Replace the valve'],
  ])
  const { Rounds } = await call(GetRounds, { filter: { gId, bId } })
  expect(Rounds[0]?.CompletedTicket).toBeGreaterThan(Date.now() - 600_000)
})

test('a sign is typed where no code is scanned; a busy portal and one that refuses are told apart, and what waits stays; signed out, the ticket still sends', async ({
  page,
  context,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const { call, gId, bId, name, room, make } = await openBuilding(base)
  const stop = stopOf('Pump of Evening walk', room)
  const FormTemplateFields = stop.FormTemplateFields?.map((one, at) => (at === 0 ? { ...one, NotesEnable: true } : one))
  const { RoundId } = await make('Evening walk', { Stops: [{ ...stop, FormTemplateFields, ScanRequired: true }] })
  const { Round } = await call(GetRound, { gId, rId: RoundId })
  const sign = Round.Stops[0]?.SignId ?? ''
  const email = await newPerson(base, 'Employee', { Name: 'Wanda Walker', buildings: [bId] })
  await signInAt(page, email, `/requests?gId=${gId}&bId=${bId}`)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Rounds to walk' }).click()
  await expect(page.getByText('These rounds are on this device.')).toBeVisible()
  await page
    .getByRole('link', { name: /^Evening walk/ })
    .first()
    .click()
  await isKept(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('Everything is sent.')).toBeVisible()
  await page.getByRole('button', { name: /Pump of Evening walk/ }).click()
  await page.getByRole('textbox', { name: 'Sign ID at the stop' }).fill('1')
  await page.getByRole('textbox', { name: 'Sign ID at the stop' }).blur()
  await expect(page.getByText('This is not the sign of this stop.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Sign ID at the stop' }).fill(sign)
  await expect(page.getByText('The number of the sign was typed')).toBeVisible()
  await page.getByRole('textbox', { name: 'Pressure in bar', exact: true }).fill('4')
  await page.getByRole('textbox', { name: /^Note on this answer/ }).fill('Read twice')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page.getByText('1 of 1 stops')).toBeVisible()
  await page.getByRole('button', { name: 'Finish the round' }).click()
  await expect(page.getByRole('button', { name: /entries to send/ })).toBeVisible()

  // The server cannot take it just now: that is no refusal.
  await context.route('**/csm/Field/Send*', reply => reply.fulfill({ status: 503, headers: { 'x-error-code': 'sys.srv.una' }, body: '{}' }))
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: /entries to send · the portal is busy/ })).toBeVisible()
  await context.unroute('**/csm/Field/Send*')

  // The server refuses it: its reason is told, and what waits stays. Nobody is signed in any more: the phone sends by its ticket.
  await context.clearCookies()
  const { Properties } = await call(GetPropertyList, { filter: { gId, text: name } })
  const archived = await call(ArchiveProperty, { GroupId: gId, BuildingId: bId, Version: Properties[0]?.Version ?? 0 })
  await page.getByRole('button', { name: /entries to send/ }).click()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('This is archived. Bring it back to change it.')).toBeVisible()
  await call(RestoreProperty, { GroupId: gId, BuildingId: bId, Version: archived.Version })
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('The portal has all of it.')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByText('The round is complete')).toBeVisible()
})

test('who signs out leaves no rounds on the phone to begin in their name, and no list of who was inside; a walk that has begun goes on', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const { gId, bId, make, room } = await openBuilding(base)
  await make('Shift walk', { Stops: [stopOf('Fan', room)] })
  await make('Other walk')
  const email = await newPerson(base, 'Employee', { Name: 'Sam Shift', buildings: [bId] })
  await signInAt(page, email, `/field?gId=${gId}&bId=${bId}`)
  await expect(page.getByText('These rounds are on this device.')).toBeVisible()
  await page
    .getByRole('link', { name: /^Shift walk/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('0 of 1 stops')).toBeVisible()
  await page.evaluate("localStorage.setItem('lintel-inside', '{}')") // who was inside a building, as its evacuation list keeps it
  await page.goto('/field')
  await userMenu(page).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate<unknown>("localStorage.getItem('lintel-inside')")).toBeNull()
  await page.goto(`/field/${gId}/${bId}`)
  await expect(page.getByText('No rounds are on this phone')).toBeVisible()
  await expect(page.getByText('Other walk')).toHaveCount(0)
  await page.getByRole('button', { name: /Shift walk/ }).click()
  await page.getByRole('button', { name: /^Fan/ }).click()
  await page.getByRole('textbox', { name: 'Pressure in bar', exact: true }).fill('4')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByRole('button', { name: 'Finish the round' }).click()
  await expect(page.getByText('The round is complete')).toBeVisible()
})

test('a session that has run out leaves rounds and lists to its user, and nothing of them to who signs in next', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const { gId, bId, make } = await openBuilding(base)
  await make('First walk')
  const email = await newPerson(base, 'Employee', { Name: 'Fay First', buildings: [bId] })
  const kept = () => page.evaluate<unknown>("localStorage.getItem('lintel-inside')")
  await signInAt(page, email, `/field?gId=${gId}&bId=${bId}`)
  await expect(page.getByText('These rounds are on this device.')).toBeVisible()
  await page.evaluate("localStorage.setItem('lintel-inside', '{}')")
  await signInAt(page, email, '/field')
  expect(await kept()).toBe('{}')
  await page.goto(`/field/${gId}/${bId}`)
  await expect(page.getByText('First walk').first()).toBeVisible()
  await signInAt(page, 'executive', '/settings')
  await expect.poll(kept).toBeNull()
  await page.goto(`/field/${gId}/${bId}`)
  await expect(page.getByText('No rounds are on this phone')).toBeVisible()
})

test('a walk that an earlier release has kept in the browser goes on in the app, and is sent', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  const { call, gId, bId, make, room } = await openBuilding(base)
  const { RoundId } = await make('Old walk', { Stops: [stopOf('Fan', room)] })
  const { Round } = await call(GetRound, { gId, rId: RoundId })
  const account = { call, group: { id: gId }, building: { id: bId } }
  const phone = openPhone(account, RoundId)
  phone.tell('walk.opened', { value: { Number: 1 } })
  await phone.send()
  phone.tell('answer', { stop: Round.Stops[0]?.StopId ?? null, code: 'Q001', value: 4 })
  const { InspectionId, DeviceId, items } = phone
  const log = JSON.stringify({ InspectionId, DeviceId, Number: 1, items, sent: [1], refused: {} })
  await page.addInitScript(`if (!localStorage.getItem('lintel.field.device')) {
    localStorage.setItem('lintel.field.device', '${DeviceId}')
    localStorage.setItem('lintel.field.walk.${gId}.${RoundId}', ${JSON.stringify(log)})
  }`)
  const email = await newPerson(base, 'Employee', { Name: 'Olga Old', buildings: [bId] })
  await signInAt(page, email, `/field?gId=${gId}&bId=${bId}`)
  await expect(page.getByText('These rounds are on this device.')).toBeVisible()
  await page
    .getByRole('link', { name: /^Old walk/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Fan/ }).click()
  await expect(page.getByRole('textbox', { name: 'Pressure in bar', exact: true })).toHaveValue('4')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByRole('button', { name: 'Finish the round' }).click()
  await expect(page.getByText('The round is complete')).toBeVisible()
  expect(await call(GetWalk, { gId, bId, iptId: InspectionId })).toMatchObject({ State: 'Complete', StopsDone: 1 })
})
