import { expect } from '@playwright/test'
import sharp from 'sharp'
import { GetRound, GetRounds } from '../../src/features/field/rounds/contract.ts'
import { newBuilding } from '../support/calls.ts'
import { codesIn } from '../support/codesIn.ts'
import { newPerson } from '../support/newPerson.ts'
import { expectToast, signInAt, somewhere, test } from '../support/people.ts'
import { openBuilding } from '../support/roundBuilding.ts'

test('a round is built from the library and a new stop, tried on the phone, saved, and changed with a guard against leaving [B-ROUTE-029] [B-SCREEN-029] [B-SCREEN-030] [B-BEHAV-051] [B-BEHAV-062] [B-BEHAV-063] [B-MSG-004] [B-STATE-033] [B-STATE-034] [B-STATE-035] [B-BEHAV-064] [B-STATE-036] [B-STATE-037] [B-RULE-024] [B-RULE-089] [B-CONST-040]', async ({
  page,
  baseURL,
}) => {
  const { call, gId, bId, name, make } = await openBuilding(baseURL ?? '')
  await make('Old round') // its pump stands in the library
  await signInAt(page, 'admin', `/library/roundsEngine?gId=${gId}&bId=${bId}`)
  await page.getByRole('button', { name: 'CREATE NEW ROUND' }).first().click()
  await expect(page).toHaveURL(/\/roundsEngineBuilder/)
  await expect(page.getByRole('heading', { name: 'Add New Round', level: 1 })).toBeVisible()
  await expect(page.getByText(`A round of ${name}`)).toBeVisible()
  await expect(page.getByText('Chosen in the list of rounds.')).toBeVisible()

  // Refused first: no name, no stop.
  await page.getByRole('switch', { name: 'Stops in any order' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText('Equipment are Required')).toBeVisible()
  await page.getByRole('textbox', { name: 'Round name' }).fill('Evening round')
  for (const name of ['First day', 'Last inspection date']) {
    const day = page.getByRole('textbox', { name })
    await expect(day).toHaveAttribute('placeholder', 'MM/DD/YYYY')
    await day.fill('12/31/2199')
    await day.blur()
    await expect(day, 'no day of the future').toHaveValue('')
    await day.fill('11/02/2026')
    await day.blur()
    await expect(day).toHaveValue('11/02/2026')
  }

  await page.getByRole('button', { name: 'Add from the library' }).click()
  const dialog = page.getByRole('dialog', { name: 'Equipment and locations' })
  await dialog.getByRole('checkbox', { name: 'Pump of Old round' }).check()
  await dialog.getByRole('button', { name: 'Add 1 stop' }).click()
  await expect(page.getByRole('button', { name: /^Stop 1: Pump of Old round/ })).toBeVisible()

  await page.getByRole('button', { name: 'Add a stop' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sump pump')
  await page.getByRole('combobox', { name: 'Type', exact: true }).click()
  await page.getByRole('option', { name: 'Sump pump' }).click()
  await page.getByRole('textbox', { name: 'Floor' }).fill('B2')
  await page.getByRole('combobox', { name: 'Mechanical space' }).click()
  await page.getByRole('option', { name: /Pump room/ }).click()
  await page.getByRole('button', { name: 'Add field' }).click()
  const types = page.getByRole('dialog', { name: 'Type of field' })
  await types.getByRole('button', { name: 'Yes or no' }).click()
  const first = page.getByRole('group', { name: /^Field 1/ })
  await page.getByRole('switch', { name: 'Report an error' }).check()
  await page.getByRole('combobox', { name: 'Error value' }).click()
  await page.getByRole('option', { name: 'Yes' }).click()
  await first.getByRole('button', { name: 'Type: Yes or no' }).click()
  await types.getByRole('button', { name: 'On or off' }).click()
  await expect(page.getByRole('switch', { name: 'Report an error' })).not.toBeChecked() // another type begins anew
  await expect(first.getByLabel('Label')).toHaveValue('Is the power on or off?')
  await expect(page.getByText('Tap to Take Photo').first()).toBeVisible()
  await page.getByRole('switch', { name: 'Report an error' }).check()
  await page.getByRole('combobox', { name: 'Error value' }).click()
  await page.getByRole('option', { name: 'OFF' }).click()
  await expect(page.getByText('The answer OFF is an error.')).toBeVisible()

  // The preview is the round as the phone shows it: an answer that fails says so.
  const phone = page.getByRole('complementary', { name: 'On the phone' })
  await phone.getByRole('button', { name: 'Start' }).click()
  await phone.getByRole('button', { name: 'Next stop' }).click()
  await phone.getByRole('radio', { name: 'OFF' }).click()
  await expect(phone.getByText('Fails')).toBeVisible()
  await phone.getByRole('radio', { name: 'ON' }).click()
  await expect(phone.getByText('Good')).toBeVisible()

  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expectToast(page, 'Saved successfully.')
  await expect(page).toHaveURL(/\/library\/roundsEngine\/0/)
  const { Rounds } = await call(GetRounds, { filter: { gId, bId, text: 'Evening' } })
  const { Round } = await call(GetRound, { gId, rId: Rounds[0]?.RoundId ?? '' })
  expect(Round.Stops.map(one => one.EquipmentName)).toEqual(['Pump of Old round', 'Sump pump'])
  expect(Round.Stops[1]?.FormTemplateFields.map(one => [one.QuestionType, one.ErrorRule])).toEqual([
    ['BoolOnOff', 'IsEqualTo'],
    ['TakePhoto', undefined],
  ])

  // Changed, and left: asked, saved, and on to where the user was heading.
  await page.getByRole('link', { name: 'Evening round' }).click()
  await expect(page).toHaveURL(/\/roundsEngineBuilder\/Engineering\//)
  await expect(page.getByRole('heading', { name: 'Editing Round', level: 1 })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Round type' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Round name' }).fill('Late round')
  await page.getByRole('link', { name: 'Rounds Engine' }).first().click()
  const guard = page.getByRole('dialog', { name: 'Save Changes?' })
  await expect(guard.getByRole('button', { name: 'Discard Changes' })).toBeVisible()
  await guard.getByRole('button', { name: 'SAVE' }).click()
  await expect(page).toHaveURL(/\/library\/roundsEngine/)
  await expect(page.getByRole('link', { name: 'Late round' })).toBeVisible()
})

test('the list copies, assigns, shows codes, makes kits and deletes; a save elsewhere reloads it [B-ROUTE-007] [B-SCREEN-025] [B-BEHAV-050] [B-BEHAV-052] [B-BEHAV-053] [B-BEHAV-055] [B-BEHAV-056] [B-BEHAV-057] [B-BEHAV-058] [B-BEHAV-059] [B-STATE-007] [B-BEHAV-060] [B-BEHAV-061] [B-CALL-070] [C-CALL-121] [B-PERM-002] [B-MSG-053]', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const { call, gId, bId, make } = await openBuilding(base)
  const other = `Second ${Date.now()}`
  await newBuilding(call, gId, other)
  await newPerson(base, 'GM', { Name: 'Walter Walker', buildings: [bId] })
  await make('North round')
  await make('South round')
  await signInAt(page, 'admin', `/library/roundsEngine/0?gId=${gId}&bId=${bId}`)
  await expect(page.getByRole('heading', { name: 'Rounds Engine', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()

  await make('West round')
  await expect(page.getByRole('link', { name: 'West round' })).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: 'North round' })
  await row.getByRole('combobox', { name: 'Assigned to, North round' }).click()
  await page.getByRole('option', { name: 'Walter Walker' }).click()
  await expectToast(page, 'Success')
  await row.getByRole('button', { name: 'Show the QR code of North round' }).click()
  const preview = page.getByRole('dialog', { name: 'QR code of North round' })
  const source = await preview.getByRole('img', { name: /^QR code/ }).getAttribute('src')
  const svg = Buffer.from(await (await fetch(new URL(source ?? '', base))).arrayBuffer())
  const picture = await sharp(svg, { density: 300 }).flatten({ background: '#fff' }).png().toBuffer()
  const shown = (await preview.getByText('/q/').innerText()).trim()
  expect((await codesIn(picture)).map(one => one.toLowerCase())).toEqual([shown.toLowerCase()])
  await page.keyboard.press('Escape')

  // One ticked: edit, copy, test kit; two: kit and delete alone.
  const bar = (label: string) => page.getByRole('button', { name: label, exact: true })
  await row.getByRole('checkbox', { name: /^Select / }).check()
  for (const label of ['Edit', 'Copy Round', 'Download Print Kit', 'Download the Test Kit', 'Delete'])
    await expect(bar(label)).toBeVisible()
  await page
    .getByRole('row')
    .filter({ hasText: 'South round' })
    .getByRole('checkbox', { name: /^Select / })
    .check()
  for (const label of ['Edit', 'Copy Round', 'Download the Test Kit']) await expect(bar(label)).toBeHidden()
  await page
    .getByRole('row')
    .filter({ hasText: 'South round' })
    .getByRole('checkbox', { name: /^Select / })
    .uncheck()
  const kit = page.waitForEvent('download', { timeout: 60_000 })
  await bar('Download the Test Kit').click()
  expect((await kit).suggestedFilename()).toMatch(/\.(pdf|zip)$/)

  await row.getByRole('checkbox', { name: /^Select / }).check()
  await bar('Copy Round').click()
  const copying = page.getByRole('dialog', { name: 'Copy North round' })
  await copying.getByRole('combobox', { name: 'Buildings' }).click()
  await page.keyboard.type(other)
  await page.getByRole('option', { name: other }).click()
  await page.keyboard.press('Escape')
  await copying.getByRole('button', { name: 'Copy', exact: true }).click()
  await expectToast(page, 'The selected round are being copied to the destination building. Please verify.')

  await row.getByRole('checkbox', { name: /^Select / }).check()
  await bar('Delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: 'North round' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'South round' })).toBeVisible()
})

test('preventative maintenance is filtered, and tells on hover what it asks and when; its code leads the team to the round [B-ROUTE-008] [B-ROUTE-009] [B-SCREEN-026] [B-SCREEN-027] [B-SCREEN-028]', async ({
  page,
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const { call, gId, bId, make } = await openBuilding(base)
  await make('Quarterly pumps', { RoundType: 'PreventativeMaintenance', Period: 'Quarter' })
  await signInAt(page, 'admin', `/library/lintelPMLibrary?gId=${gId}&bId=${bId}`)
  await expect(page.getByRole('heading', { name: 'Lintel PM Library', level: 1 })).toBeVisible()
  await page.getByRole('combobox', { name: 'Equipment Type' }).click()
  await page.getByRole('option', { name: 'Pump', exact: true }).click()
  await expect(page).toHaveURL(/equiptp=Pump/)
  await expect(page.getByRole('combobox', { name: 'Engineer' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Mechanical Space' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Equipment' })).toBeVisible()
  await page.getByText('Quarterly pumps', { exact: true }).hover()
  await expect(page.getByText('Pressure in bar')).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Upcoming date' })).toBeVisible()

  const { Rounds } = await call(GetRounds, { filter: { gId, bId } })
  const visit = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
  await visit.goto(new URL(Rounds[0]?.PointingUrl ?? '').pathname)
  await expect(visit.getByRole('heading', { name: 'Quarterly pumps' })).toBeVisible()
  const team = await visit.getByRole('link', { name: 'Open for the team' }).getAttribute('href')
  await visit.close()
  await page.goto(team ?? '')
  await expect(page.getByRole('heading', { name: 'Quarterly pumps', level: 1 })).toBeVisible()
  await expect(page.getByText('Pump of Quarterly pumps').first()).toBeVisible()

  // Its code can open another round of the building.
  await make('Another round')
  await page.goto(`/qrcode/${gId}/${bId}/${Rounds[0]?.QrId}?edit=true`)
  const picker = page.getByRole('combobox', { name: 'Round', exact: true })
  await expect(picker).toHaveValue('Quarterly pumps')
  await picker.click()
  await page.getByRole('option', { name: 'Another round' }).click()
  await page.getByRole('combobox', { name: 'Location' }).click()
  await page.getByRole('option', { name: 'Lobby', exact: true }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Successfully saved').or(page.getByText('Saved successfully'))).toBeVisible()
})

test('a manager excuses a date with a reason, undoes it, excuses it again, and takes it back from the list', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  const { gId, bId, make } = await openBuilding(base)
  await make('Holiday round')
  const email = await newPerson(base, 'GM', { Name: 'Mona Manager', buildings: [bId] })
  await signInAt(page, email, `/field?gId=${gId}&bId=${bId}`)
  const excuse = async () => {
    await page.getByRole('button', { name: 'Excuse: Holiday round' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Excuse this date?' })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Closed for a holiday')
    await dialog.getByRole('button', { name: 'Excuse', exact: true }).click()
    await expect(page.getByText('excused: Closed for a holiday')).toBeVisible()
  }
  await excuse()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('excused: Closed for a holiday')).toBeHidden()
  await excuse()
  await page.getByRole('button', { name: 'Take back: Holiday round' }).click()
  await expect(page.getByText('excused: Closed for a holiday')).toBeHidden()
})
