import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { GetAssignees } from '../../src/features/base/handling/contract.ts'
import { GetAuditRows } from '../../src/features/base/history/contract.ts'
import { GetOverview } from '../../src/features/insight/landing/contract.ts'
import { GetHubItemLogData, GetPinActivityDetails, GetScanStats } from '../../src/features/insight/scanStatistics/contract.ts'
import { GetPinHolders } from '../../src/features/property/contacts/contract.ts'
import { GetNotificationContacts, GetNotificationTenants } from '../../src/features/property/notifications/contract.ts'
import { lowerCaps } from '../support/caps.ts'
import { openWorld } from '../world.ts'

// What is no list with pages is answered whole: pages add it up, count it and offer it to be picked.
lowerCaps({ list: 5, search: 3, exportPage: 4 })
const world = await openWorld()
const account = await world.newAccount({ role: 'AcAdmin', global: true })
const [gId, bId] = [account.group.id, account.building.id]
const MANY = 2100
/** Adds rows in one statement; `n` is their number, from 1. */
const addMany = (insert: string, rows = MANY) =>
  world.services.db.asSystem('rows of a test', tx =>
    tx.execute(sql`${sql.raw(insert.replaceAll('$g', `'${gId}'`).replaceAll('$b', `'${bId}'`))} from generate_series(1, ${rows}) n`),
  )

test('scans, buttons, sign-ins and buildings of an account are added up to the last one', async () => {
  await addMany(`insert into qr_code (group_id, building_id, address, sign_id, qr_name, qr_type, entity_type, location)
    select $g, $b, 'whole-' || n || $b, 5000 + n, 'Code ' || n, 'Feedback', 'Lobby', 'Place ' || n`)
  const day = `select q.group_id, q.building_id, q.id, current_date - 3`
  const ofCodes = (insert: string) =>
    world.services.db.asSystem('sums of a test', tx => tx.execute(sql.raw(insert.replaceAll('$g', `'${gId}'`))))
  await ofCodes(`insert into scan_day (group_id, building_id, qr_code_id, day, scans) ${day}, 2 from qr_code q where q.group_id = $g`)
  await ofCodes(`insert into click_day (group_id, building_id, qr_code_id, day, item_name, clicks, seconds)
    ${day}, 'Button ' || q.qr_name, 1, 1 from qr_code q where q.group_id = $g`)
  for (const gy of ['name', 'location'] as const) {
    const { Scans, Total } = await account.call(GetScanStats, { gId, gy })
    expect([gy, Total, Scans.length, Scans.reduce((sum, one) => sum + one.ScanCount, 0)]).toEqual([gy, MANY, MANY, 2 * MANY])
  }
  expect((await account.call(GetHubItemLogData, { gId })).Items).toHaveLength(MANY)
  await addMany(`insert into building (group_id, name, code, building_type, address_line1, city, state, zip, contact_email)
    select $g, jsonb_build_object('en', 'House ' || n), 'W' || n, 'Office', '1 Pier', 'Boston', 'MA', '02110', 'house@example.com'`)
  await ofCodes(`insert into pin_day (group_id, building_id, type, day, sign_ins, last_date)
    select b.group_id, b.id, 'Security', current_date - 3, 1, now() from building b where b.group_id = $g`)
  expect((await account.call(GetPinActivityDetails, { gId, type: 'Security' })).Places).toHaveLength(MANY + 1)
  const overview = await account.call(GetOverview, { gId })
  expect(overview.Buildings).toHaveLength(MANY + 1)
  expect(overview.Buildings.reduce((sum, one) => sum + one.QrCount, 0)).toBe(MANY)
})

test('contacts and tenants that a rule may name, and the holders of a PIN, are all told', async () => {
  await addMany(`insert into contact (group_id, building_id, role, full_name, phone, email, permission_set)
    select $g, $b, 'Security', jsonb_build_object('en', 'Ida ' || lpad(n::text, 5, '0')), '', 'ida' || n || '@example.com', '{}'`)
  await addMany(`insert into tenant_company (group_id, building_id, tenant_name) select $g, $b, 'Tenant ' || n`)
  const { Holders } = await account.call(GetPinHolders, { gId, bId })
  const security = Holders.find(({ Type }) => Type === 'Security')
  expect([security?.Total, security?.Contacts.length]).toEqual([MANY, 20])
  expect(security?.Contacts[0]?.FullName).toEqual({ en: 'Ida 00001' })
  expect((await account.call(GetNotificationContacts, { gId, bId })).Contacts.length).toBeGreaterThanOrEqual(MANY)
  expect((await account.call(GetNotificationTenants, { gId, bId })).Tenants).toHaveLength(MANY)
})

test('the open feedback of a building is counted to the cap of its list, and says that there is more', async () => {
  const own = await world.newAccount({ role: 'AcAdmin' })
  const place = { gId: own.group.id, bId: own.building.id }
  const add = (rows: number) =>
    world.services.db.asSystem('answers of a test', tx =>
      tx.execute(sql`insert into feedback (group_id, building_id, qr_type, entity_type, score, terms, submit_date)
        select ${place.gId}, ${place.bId}, 'Feedback', 'Lobby', 4, '{}', now() from generate_series(1, ${rows}::int)`),
    )
  const open = async () => (await own.call(GetOverview, place)).ToDo.Items.find(({ Kind }) => Kind === 'OpenFeedback')
  await add(5)
  expect(await open()).toEqual({ Kind: 'OpenFeedback', Count: 5, More: false })
  await add(1)
  expect(await open()).toEqual({ Kind: 'OpenFeedback', Count: 5, More: true })
})

test('whoever may handle a request can be picked, and everybody of a name is found in the audit', async () => {
  const people = `insert into app_user (full_name, email) select 'Aaron Whole', 'aaron' || n || '-${bId}@example.com'`
  await addMany(people)
  await world.services.db.asSystem('staff of a test', tx =>
    tx.execute(sql`insert into contact (group_id, building_id, role, full_name, phone, email, permission_set, user_id)
      select ${gId}, ${bId}, 'Engineering', '{"en":"Aaron Whole"}', '', u.email, '{}', u.id from app_user u where u.full_name = 'Aaron Whole'`),
  )
  expect((await account.call(GetAssignees, { gId, bId })).Assignees.length).toBeGreaterThanOrEqual(MANY)
  await world.services.db.asSystem('audit of a test', tx =>
    tx.execute(sql`insert into audit (group_id, user_id, actor, call, object, request_id)
      select ${gId}, u.id, u.full_name, 'Request/EditRequest', 'Request', 'whole' from app_user u where u.full_name = 'Aaron Whole'`),
  )
  const To = Date.now() + 60_000
  const { Total, More } = await account.call(GetAuditRows, {
    filter: { gId, text: 'Aaron Whole', From: To - 3_600_000, To },
    range: [MANY - 1, MANY - 1],
  })
  expect({ Total, More }).toEqual({ Total: MANY, More: false })
})
