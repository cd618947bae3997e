import { expect, type Locator, type Page } from '@playwright/test'
import type { Call } from '../../src/core/call.ts'
import { ERROR_HEADER, pathOf, TOKEN_HEADER } from '../../src/core/wire.ts'
import { SaveQrCode } from '../../src/features/codes/qr/contract.ts'
import { GetGroups } from '../../src/features/property/administration/contract.ts'
import { GetPropertyList } from '../../src/features/property/buildings/contract.ts'
import { demoBuildings } from '../../src/features/property/buildings/demo/buildings.ts'
import { GetPinCodes, GetProperty } from '../../src/features/property/propertyPage/contract.ts'
import { type Caller, callsOf } from '../support/calls.ts'
import { newReader } from '../support/newPerson.ts'
import { settled, signInAt, somewhere, test } from '../support/people.ts'
import { type RoleRow, roleRows } from '../support/roleRows.ts'
import { inputs } from '../support/sectionPages.ts'
import { codeOf } from '../support/write.ts'

const refusal = "You don't have permission to this page"
const main = (page: Page) => page.getByRole('main')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem')
const picker = (page: Page, label: string) => page.getByRole('banner').getByLabel(label, { exact: true }).and(page.locator('input:visible'))
const nameOf = (code: string): string => demoBuildings.find(one => one.Code === code)?.Name.en ?? code
const namesOf = (codes: readonly string[]): string[] => codes.map(nameOf).toSorted()

type Place = { gId: string; bId: string }
/** Account and id of each demo building by its code. */
const places = new Map<string, Place>()
let admin: Caller
const placeOf = (code: string): Place => places.get(code) ?? { gId: '', bId: '' }

test.beforeAll(async ({ baseURL }) => {
  admin = await callsOf(baseURL ?? '', 'admin')
  for (const { acId: gId } of (await admin(GetGroups, {})).Groups)
    for (const { id, Code } of (await admin(GetPropertyList, { filter: { gId }, pagination: { page: 0, perPage: 999 } })).Properties)
      if (demoBuildings.some(one => one.Code === Code)) places.set(Code, { gId, bId: id })
})

for (const row of roleRows)
  test(`${row.who} (${row.Role}) sees their menu, buildings and sections, and no more [A-PERM-001, A-PERM-004, A-BEHAV-003, B-BEHAV-002]`, async ({
    page,
    baseURL,
  }) => {
    let token = ''
    page.on('request', one => (token = one.headers()[TOKEN_HEADER] ?? token))
    const first = placeOf(row.buildings[0] ?? '')
    await signInAt(page, row.who, row.Role === 'AcAdmin' ? `/?gId=${first.gId}` : '/')
    await settled(page)
    await test.step('menu', () => expect(menu(page)).toHaveText([...row.menu]))
    await test.step('buildings', () => seesBuildings(page, row))
    await test.step('sections', () => seesSections(page, row, first.bId))
    if (row.page)
      await test.step('a page of others', async () => {
        await page.goto(`${row.page}?bId=${first.bId}`)
        await expect(page.getByRole('heading', { name: refusal })).toBeVisible()
        await expect(menu(page)).toHaveText([...row.menu])
      })

    await test.step('the server', async () => {
      for (const call of row.calls) {
        const reply = await ask(baseURL ?? '', call, token, row.who === 'gm2' ? placeOf('KGD') : first)
        expect(reply, call.path).toEqual({ status: 403, code: 'usr.aut.npm' })
      }
      if (row.Role !== 'AcAdmin')
        expect(await ask(baseURL ?? '', GetProperty, token, placeOf(row.hidden))).toEqual({ status: 404, code: 'sys.obj.nof' })
      expect(await ask(baseURL ?? '', GetProperty, token, first)).toEqual({ status: 200, code: null })
    })
  })

test('what may not be edited is values, with what only looks still working; an empty file is told [B-RULE-112] [B-BEHAV-079] [B-MSG-065]', async ({
  page,
  baseURL,
}) => {
  const { email, gId, bId } = await newReader(baseURL ?? '', ['ManagePropertyInfo', 'Branding']) // without ManageLibraries
  const { QrCodeId } = await admin(SaveQrCode, { GroupId: gId, BuildingId: bId, ...codeOf('To read') })
  await signInAt(page, email, `/qrcode/${gId}/${bId}/${QrCodeId}`)
  await settled(page)
  await expect(page.locator('form').locator('input, textarea, select, [role=textbox], [role=combobox]')).toHaveCount(0)
  await expect(page.locator('form').getByText('Where it hangs')).toBeVisible()
  await expect(main(page).getByRole('button', { name: /^(Edit|Save|Retire|Restore)/ })).toHaveCount(0)
  const told = /^You can read this. Editing needs the permission “Manage Libraries”; ask an administrator of Northgate/
  await expect(main(page).getByText(told)).toBeVisible()
  const [picture] = await Promise.all([page.waitForEvent('download'), main(page).getByRole('button', { name: /PNG/ }).click()])
  expect(picture.suggestedFilename()).toMatch(/\.png$/)

  await page.goto(`/propertyAdd/${bId}/2`)
  await settled(page)
  await expect(inputs(page)).toHaveCount(0)
  await expect(main(page).getByText('Hub header', { exact: true }).locator('..')).toContainText('No file uploaded')
})

test('a PIN opens one building, with the menu of an employee', async ({ page, baseURL }) => {
  const { gId, bId } = placeOf('ASE')
  const { PinCodes, SignInUrl } = await admin(GetPinCodes, { gId, bId })
  await page.goto(new URL(SignInUrl ?? '').pathname)
  let token = ''
  page.on('request', one => (token = one.headers()[TOKEN_HEADER] ?? token))
  await page
    .getByRole('group', { name: 'PIN' })
    .getByRole('textbox')
    .first()
    .pressSequentially(PinCodes.find(({ Code }) => Code)?.Code ?? '')
  await expect(page).toHaveURL(/bId=/)
  await settled(page)
  await expect(menu(page)).toHaveText(['Home', 'Requests', 'Bookings', 'Feedback', 'Analytics', 'Dashboards', 'Rounds to walk'])
  await expect(picker(page, 'Building')).toHaveValue(nameOf('ASE'))
  await expect(picker(page, 'Building')).toBeDisabled()
  expect(await ask(baseURL ?? '', GetProperty, token, placeOf('ASW'))).toEqual({ status: 404, code: 'sys.obj.nof' })
  expect(await ask(baseURL ?? '', GetPinCodes, token, placeOf('ASE'))).toEqual({ status: 403, code: 'usr.aut.npm' })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /search/i }).fill('Settings')
  await page.getByRole('option', { name: 'Settings', exact: true }).first().click()
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['Appearance']) // a PIN is nobody: no profile, no password
})

/** The buildings in the picker, in the list (or on the start page where there is none), and in the palette. */
const seesBuildings = async (page: Page, { menu: labels, buildings, grows, hidden }: RoleRow) => {
  const input = picker(page, 'Building')
  const names = namesOf(buildings)
  if (names.length === 1) {
    await expect(input).toBeDisabled()
    await expect(input).toHaveValue(names[0] ?? '')
  } else {
    await input.click()
    const options = page.getByRole('listbox', { name: 'Building' }).getByRole('option')
    if (grows) for (const name of names) await input.fill(name).then(() => expect(options.filter({ hasText: name })).toHaveCount(1))
    else await expect.poll(() => firstLines(options)).toEqual(names)
    await input.fill(nameOf(hidden))
    await expect(options).toHaveCount(0)
    await page.keyboard.press('Escape')
  }
  if (!grows) {
    const cards = main(page)
      .getByRole('region', { name: 'Buildings' })
      .or(
        main(page)
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: 'Buildings' }) }),
      )
    // Who has one building has its home for a start.
    if (names.length === 1) await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '')
    else await expect.poll(() => firstLines(cards.getByRole('listitem'))).toEqual(names)
    if (labels.includes('Buildings') && names.length > 1) {
      await page.getByRole('link', { name: 'Buildings', exact: true }).click()
      await expect
        .poll(() => firstLines(main(page).getByRole('row').locator('td:has(a)').and(page.locator('td:first-child, td:nth-child(2)'))))
        .toEqual(names)
    }
  }
  for (const [text, found] of [
    [names[0] ?? '', true],
    [nameOf(hidden), false],
  ] as const) {
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog').filter({ has: page.getByRole('combobox', { name: /search/i }) })
    await palette.getByRole('combobox').fill(text)
    const option = palette.getByRole('option', { name: new RegExp(`^${text}`) })
    if (found) await expect(option.first()).toBeVisible()
    else await expect(palette.getByText('Nothing found')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette).toHaveCount(0)
  }
}

/** The sections of a building's page with those that offer Edit when they are open, or the refusal of the page. */
const seesSections = async (page: Page, { sections }: RoleRow, bId: string) => {
  await page.goto(`/propertyAdd/${bId}/0`)
  if (!sections) return expect(page.getByRole('heading', { name: refusal })).toBeVisible()
  await settled(page)
  const titles = sections.map(title => title.replace('*', ''))
  const toggles = main(page).getByRole('heading', { level: 2 }).getByRole('button')
  await expect(toggles).toHaveText(titles)
  // A press while the page is drawn again may be lost.
  for (const toggle of await toggles.all())
    await expect(async () => {
      if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
      await expect(toggle).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
    }).toPass({ timeout: 15_000 })
  const edits = sections.filter(title => title.endsWith('*')).map(title => `Edit ${title.replace('*', '')}`)
  await expect(main(page).getByRole('button', { name: /^Edit / })).toHaveCount(edits.length)
  for (const name of edits) await expect(main(page).getByRole('button', { name, exact: true })).toBeVisible()
  // Who may read a section but not edit it is told what it takes; the links to surveys have nothing to edit.
  const locked = sections.filter(title => !title.endsWith('*') && title !== 'Customer Survey Links')
  await expect(main(page).getByText(/^You can read this\. Editing needs the permission “/)).toHaveCount(locked.length)
}

/** The first line of each, sorted: the name of a building in a list, a card or an option. */
const firstLines = async (these: Locator): Promise<string[]> =>
  (await these.allInnerTexts()).map(text => text.trim().split('\n', 1)[0] ?? '').toSorted()

/** A call with nothing but account and building, which the gate looks at before anything else. */
const ask = async (base: string, call: Call, token: string, { gId, bId }: Place) => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': somewhere(), [TOKEN_HEADER]: token }
  const reply =
    call.method === 'GET'
      ? await fetch(`${base}${pathOf(call)}?${new URLSearchParams({ gId, [call.path === GetProperty.path ? 'eId' : 'bId']: bId })}`, {
          headers,
        })
      : await fetch(`${base}${pathOf(call)}`, { method: call.method, headers, body: JSON.stringify({ GroupId: gId, BuildingId: bId }) })
  return { status: reply.status, code: reply.headers.get(ERROR_HEADER) }
}
