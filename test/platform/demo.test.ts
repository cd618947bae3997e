import { existsSync, globSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { copiesFor } from '../../src/app/demo/copies.ts'
import { prepareDemo, suggestStart, whoCanSignIn } from '../../src/app/demo/demo.ts'
import { demoParts } from '../../src/app/demo/parts.ts'
import { keptPassword, passwordToGive, randomPassword } from '../../src/app/demo/password.ts'
import { analyse, asMaker, makeWorld } from '../../src/app/demo/world.ts'
import { openHttp } from '../../src/app/http.ts'
import { rebuildAll } from '../../src/app/sums.ts'
import { passwordProblem } from '../../src/core/password.ts'
import { ResetPassword, SignIn } from '../../src/features/base/people/contract.ts'
import {
  definitionOf,
  definitions,
  type FunctionalityType,
  type TypeDefinition,
} from '../../src/features/codes/functionalities/definitions.ts'
import { openForm } from '../../src/features/codes/functionalities/secrets.server.ts'
import { listSigns } from '../../src/features/codes/qr/demo.ts'
import { itemProblems } from '../../src/features/codes/qr/rules.ts'
import { scanPart } from '../../src/features/codes/visitorPages/scanPart.server.ts'
import { piecesOf } from '../../src/features/field/equipment/demo/pieces.ts'
import { listDemoRounds } from '../../src/features/field/rounds/demo/rounds.ts'
import { GetOverview } from '../../src/features/insight/landing/contract.ts'
import { order } from '../../src/features/order.ts'
import { GetPropertyList } from '../../src/features/property/buildings/contract.ts'
import { demoBuildings } from '../../src/features/property/buildings/demo.ts'
import type { BasicInfo } from '../../src/features/property/buildings/sections/BasicInfo/model.ts'
import { basicInfoProblems } from '../../src/features/property/buildings/sections/BasicInfo/rules.ts'
import { type PayloadKey, sectionProblems } from '../../src/features/property/propertyPage/sections/payloads.ts'
import { withClient } from '../../src/platform/db/client.ts'
import type { DemoFigures } from '../../src/platform/demo/part.ts'
import { callsAs, openWorld } from '../world.ts'

const chosen = 'Lobby-Plant-77'
const env = { LINTEL_DEMO_SCALE: '0.1', LINTEL_DEMO_PASSWORD: chosen }
const [world, twin, fresh, off] = await Promise.all([
  openWorld({ env }),
  openWorld(),
  openWorld({ env: { LINTEL_DEMO_SCALE: '0.01' } }),
  openWorld({ env: { LINTEL_DEMO: 'off' } }),
])
type World = typeof world

const rowsOf = async <T extends object>({ services }: World, sql: string): Promise<T[]> => (await services.db.system.query<T>(sql)).rows
const oneOf = async (from: World, sql: string): Promise<Record<string, unknown>> =>
  (await rowsOf<Record<string, unknown>>(from, sql))[0] ?? {}
const said: string[] = []
const signIn = async (from: World, UserName: string, Password: string) => {
  const reply = await callsAs(from.app, null).call(SignIn, { UserName, Password })
  return { reply, as: callsAs(from.app, reply.UserToken) }
}
// Those that are pointed to come last.
const everything =
  'import_row import_run file_use stored_file contact vendor_building vendor tenant_company click_day scan_day scan feedback feedback_day feedback_term_day feedback_topic_day qr_item qr_code code_address building property_tag member app_user channel_group channel account_group group_counter'.split(
    ' ',
  )
const to = new Date('2026-11-20T15:00:00Z')
const siteOf = ({ services: { config, files } }: World) => ({ secret: config.secret, baseUrl: config.baseUrl, files })
const build = (from: World, scale: number, onProgress?: (figures: DemoFigures) => void) =>
  asMaker(from.services, (tx, client) =>
    makeWorld(tx, client, siteOf(from), { copies: copiesFor(scale), PasswordHash: 'none', to, onProgress }),
  )

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(line => void said.push(String(line)))
  await prepareDemo(world.services)
})

describe('the demo world of a first start', () => {
  test('has a code of every type, and of all that take requests some in English and in Spanish', async () => {
    const held = async (sql: string) => (await rowsOf<{ type: FunctionalityType }>(world, sql)).map(({ type }) => type)
    const types = Object.values<TypeDefinition>(definitions)
    const codes = await held('select functionality_type as type from qr_item group by 1')
    expect(types.map(({ type }) => type).filter(type => !codes.includes(type))).toEqual([])
    const sent = await held(`select functionality_type as type from visitor_request group by 1 having count(distinct language) > 1`)
    expect(types.filter(({ asks, type }) => asks && type !== 'Feedback' && !sent.includes(type)).map(({ type }) => type)).toEqual([])
  })

  test('has two accounts with their channels, twelve buildings, their codes, and two years of scans and answers', async () => {
    const signs = demoBuildings.flatMap(listSigns)
    const pieces = demoBuildings.flatMap(({ BuildingType }) => piecesOf(BuildingType)).length
    const rounds = demoBuildings.flatMap((_, i) => listDemoRounds(i)).length
    const codes = signs.length + pieces + rounds
    const items = signs.reduce((sum, { code }) => sum + (code.hub?.items.length ?? 1), pieces + rounds)
    expect(
      await oneOf(
        world,
        `select (select count(*) from account_group) as accounts, (select count(*) from channel_group) as channels, (select count(*) from building) as buildings,
          (select count(*) from qr_code) as codes, (select count(*) from qr_item) as items, (select count(*) from code_address) as addresses,
          (select count(*) from app_user) as users, (select count(*) from member) as members,
          (select count(*) from vendor) as vendors, (select count(*) from tenant_company) as tenants, (select count(*) from contact) as contacts`,
      ),
    ).toMatchObject({ accounts: 2, channels: 2, buildings: 12, codes, items, addresses: codes, users: 49, members: 48 })
    const events = await oneOf(
      world,
      `select (select count(*) from scan) as scans, (select count(*) from feedback) as answers, (select max(scan_date) <= now() from scan) as past,
        (select extract(day from max(scan_date) - min(scan_date)) from scan)::int as days,
        (select count(*) filter (where text is not null and sentiment_score is not null) from feedback) as comments`,
    )
    expect(events).toMatchObject({ past: true })
    expect(Number(events.scans)).toBeGreaterThan(2500)
    expect(Number(events.scans)).toBeLessThan(4500)
    expect(Number(events.answers)).toBeGreaterThan(480)
    expect(Number(events.comments)).toBeGreaterThan(200)
    expect(Number(events.days)).toBeGreaterThan(715)
  })

  test('books rooms for days after the booking was made', async () => {
    const { early, rooms } = await oneOf(
      world,
      `select count(*)::int as rooms, count(*) filter (where day::date < created_date::date)::int as early
        from visitor_request where functionality_type = 'RoomRental'`,
    )
    expect([early, Number(rooms) > 5]).toEqual([0, true])
  })

  test('walks rounds with photos of what was found, letters about it, and phones that have something unsent', async () => {
    expect(
      await oneOf(
        world,
        `select (select count(*) > 20 from inspection_file f join stored_file s on s.group_id = f.group_id and s.id = f.id where f.state = 'Received') as photos,
          (select count(*) from inspection_file f where f.state = 'Received' and not exists
            (select 1 from file_use u where u.group_id = f.group_id and u.file_id = f.id and u.table_name = 'form_answer' and u.ended_date is null))::int as unused,
          (select array_agg(status order by status) from work_letter) as letters,
          (select count(*) from inspection i where not exists
            (select 1 from field_phone p where p.group_id = i.group_id and p.building_id = i.building_id and p.device_id = i.device_id))::int as strange,
          (select count(*) from inspection where state = 'Submitted')::int as photosOnPhones,
          (select sum(announced - up_to) > 0 from inspection) as entriesOnPhones`,
      ),
    ).toMatchObject({ photos: true, unused: 0, letters: ['Draft', 'Sent'], strange: 0, photosonphones: 1, entriesonphones: true })
  })

  test('says so on the console, once, and a second start does nothing', async () => {
    expect(said.filter(line => line.includes('Making the demo world …'))).toHaveLength(1)
    const before = await oneOf(world, 'select count(*) as n, max(id::text) as last from scan')
    await prepareDemo(world.services)
    expect(await oneOf(world, 'select count(*) as n, max(id::text) as last from scan')).toEqual(before)
    expect(said.filter(line => line.includes('Making the demo world …'))).toHaveLength(1)
  })

  test('holds buildings that the form takes: every rule of Basic Info, tags for Multiple', async () => {
    const rows = await rowsOf<BasicInfo & { Code: string }>(
      world,
      `select name as "Name", account_name as "AccountName", code as "Code", property_type as "PropertyType", property_tag_id as "PropertyTagId",
        building_type as "BuildingType", address_line1 as "AddressLine1", address_line2 as "AddressLine2", city as "City", state as "State",
        zip as "Zip", country as "Country", contact_email as "ContactEmail", contact_phone_number as "ContactPhoneNumber", website as "Website",
        total_square_feet as "TotalSquareFeet", region as "Region", market as "Market", track_scan_data as "TrackScanData",
        planned_engineering_hours as "PlannedEngineeringHours", shifts as "Shifts" from building`,
    )
    for (const row of rows) expect(basicInfoProblems(row), row.Code).toEqual([])
    expect(rows.some(row => row.PropertyTagId !== null)).toBe(true)
    expect(
      await oneOf(
        world,
        `select count(*) filter (where time_zone = 'America/Chicago') > 0 as zones, bool_and(length(pin_secret) = 16) as secrets from building`,
      ),
    ).toEqual({ zones: true, secrets: true })
  })

  test('holds codes that can be saved by the rules of their types, with secrets sealed', async () => {
    type Row = {
      Name: { en: string }
      Icon: string
      FunctionalityType: FunctionalityType
      QrType: string
      Form: Record<string, unknown>
      CanSave: boolean
    }
    const items = await rowsOf<Row>(
      world,
      `select name as "Name", icon as "Icon", functionality_type as "FunctionalityType", qr_type as "QrType", template_form_data as "Form", can_save as "CanSave" from qr_item`,
    )
    for (const { Form, CanSave, ...item } of items) {
      const opened = openForm(world.services.config.secret, item.FunctionalityType, Form)
      expect(itemProblems({ ...item, TemplateFormData: opened })).toEqual([])
      expect({ CanSave, Form }).toMatchObject({ CanSave: true, Form: { CanSave: true } })
      expect(definitionOf(item.FunctionalityType)).toBeDefined()
    }
    const wifi = items.filter(item => item.FunctionalityType === 'Wifi')
    expect(wifi.length).toBeGreaterThan(11)
    for (const { Form } of wifi) expect(Form.Password).toMatch(/^sealed\.1\./)
    expect(
      await oneOf(world, `select count(*) as wrong from qr_code where retired or address !~ '^[0-9A-Z]{16}$' or entity_type = ''`),
    ).toEqual({ wrong: 0 })
  })

  test('holds sections that their forms take, and PINs that nobody reads in clear', async () => {
    const rows = await rowsOf<{ section: PayloadKey; payload: never }>(world, 'select section, payload from building_section')
    const forms = ['Branding', 'BuildingTermsAndConditions', 'COIInformation', 'ProductAddOns', 'ResidentIndex', 'WhiteLabel']
    const kept = ['AccountingSection', 'QrStyle'] // not as a form sends it
    expect(new Set(rows.map(({ section }) => section))).toEqual(new Set([...forms, ...kept]))
    for (const { section, payload } of rows.filter(row => forms.includes(row.section)))
      expect(sectionProblems(section, { [section]: payload }), section).toEqual([])
    const pins = await rowsOf<{ code_hash: string; code_sealed: string }>(world, 'select code_hash, code_sealed from pin_code')
    expect(pins).toHaveLength(6)
    for (const { code_hash, code_sealed } of pins)
      expect([code_hash, code_sealed]).toEqual([expect.stringMatching(/^\$argon2id/), expect.stringMatching(/^sealed/)])
  })

  test('has logos and terms that are uploads: pictures and PDFs, each at its address', async () => {
    const files = await rowsOf<{ bucket: string; content_type: string; public: boolean; key: string; n: number }>(
      world,
      `select bucket, content_type, public, group_id || '/' || id as key, size as n from stored_file where bucket not in ('Import', 'RequestPhoto', 'EquipmentPhoto', 'FloorPlan', 'RoundPhoto')`,
    )
    const kinds = Map.groupBy(files, ({ bucket }) => bucket)
    expect(new Set(kinds.keys())).toEqual(new Set(['AccountLogo', 'Branding', 'LegalTerms', 'OwnerLogo']))
    expect(kinds.get('AccountLogo')).toHaveLength(2)
    for (const { bucket, content_type, key, n, ...file } of files) {
      expect([content_type, file.public]).toEqual([bucket === 'LegalTerms' ? 'application/pdf' : 'image/png', true])
      const kept = await world.services.files.get(key)
      kept?.stream.destroy()
      expect(kept?.size, key).toBe(n)
    }
    const [links] = await rowsOf<{ logos: string[]; terms: string[] }>(
      world,
      `select (select array_agg(logo_filename) from account_group) as logos,
        (select array_agg(value) from building_section, jsonb_each_text(payload) where section = 'BuildingTermsAndConditions') as terms`,
    )
    for (const link of [...(links?.logos ?? []), ...(links?.terms ?? [])]) {
      const [, key = ''] = /^\/files\/([^/]+\/[^/]+)\/[\w.-]+$/.exec(link.replace(world.services.config.baseUrl, '')) ?? []
      expect(files, link).toContainEqual(expect.objectContaining({ key }))
    }
    expect(links?.terms).toHaveLength(8)
  })

  test('tells who changed what over the last weeks: every change names a record that is there, and what stands is what it says', async () => {
    const rows = await rowsOf<{ actor: string; object: string; record: string; fresh: boolean }>(
      world,
      `select actor, object, concat_ws(' ', object, nullif(group_id, object_id::uuid), object_id) as record,
        at between now() - interval '61 days' and now() as fresh
       from audit where call not like 'Session/%' order by at`,
    )
    const records = new Set<string>()
    for (const object of ['building', 'contact', 'vendor', 'tenant_company', 'qr_code'])
      for (const { record } of await rowsOf<{ record: string }>(
        world,
        `select concat_ws(' ', '${object}', group_id, id) as record from ${object}`,
      ))
        records.add(record)
    for (const { id } of await rowsOf<{ id: string }>(world, 'select id from account_group')) records.add(`account ${id}`)
    expect(rows.length).toBeGreaterThan(25)
    for (const row of rows) expect(row).toMatchObject({ record: expect.toSatisfy((one: string) => records.has(one)), fresh: true })
    expect(new Set(rows.map(({ actor }) => actor)).size).toBeGreaterThan(6)
    const differing = await rowsOf(
      world,
      `with a as materialized (select * from audit where object = 'building')
       select a.after, b.name from a join building b on b.group_id = a.group_id and b.id::text = a.object_id
       where not (to_jsonb(b) @> (select coalesce(jsonb_object_agg(snake, value), '{}') from (
         select lower(regexp_replace(key, '(?<=[a-z])([A-Z])', '_\\1', 'g')) as snake, value from jsonb_each(a.after)) x
         where snake in ('planned_engineering_hours', 'contact_email', 'contact_phone_number', 'property_type', 'property_tag_id', 'website',
           'total_square_feet', 'region', 'market', 'track_scan_data')))`,
    )
    expect(differing).toEqual([])
  })

  test('has imports of buildings, equipment, codes and reviews with what they changed, what was so already, and a row that was left out', async () => {
    expect(
      await rowsOf(
        world,
        `select state, row_count, added, changed, skipped, jsonb_array_length(left_out) as left_out, done_date > created_date as done,
          (select count(*)::int from import_row r where r.group_id = i.group_id and r.import_id = i.id and r.differences <> '[]') as told,
          (select bucket from stored_file f where f.group_id = i.group_id and f.group_id || '/' || f.id = i.file_key) as bucket from import_run i order by kind`,
      ),
    ).toEqual([
      { state: 'Done', row_count: 5, added: 0, changed: 3, skipped: 1, left_out: 1, done: true, told: 3, bucket: 'Import' },
      { state: 'Done', row_count: 4, added: 0, changed: 3, skipped: 0, left_out: 1, done: true, told: 3, bucket: 'Import' },
      { state: 'Done', row_count: 5, added: 0, changed: 4, skipped: 0, left_out: 1, done: true, told: 4, bucket: 'Import' },
      { state: 'Done', row_count: 3, added: 0, changed: 0, skipped: 2, left_out: 1, done: true, told: 0, bucket: 'Import' },
    ])
  })

  test('goes on giving out sign ids after its own', async () => {
    const rows = await rowsOf(
      world,
      `select value - (select max(sign_id) from qr_code q where q.group_id = c.group_id) as ahead from group_counter c where name = 'SignId'`,
    )
    expect(rows).toEqual([{ ahead: 0 }, { ahead: 0 }])
  })
})

describe('sums by day equal their events', () => {
  test('scan_day is scan by the day of the building', async () => {
    const differing = await rowsOf(
      world,
      `with summed as (select s.group_id, s.building_id, s.qr_code_id, (s.scan_date at time zone b.time_zone)::date as day,
          (count(*) filter (where not bot))::int as scans, (count(*) filter (where bot))::int as bots
        from scan s join building b on b.group_id = s.group_id and b.id = s.building_id group by 1, 2, 3, 4)
      (select group_id, building_id, qr_code_id, day, scans, bots from scan_day except select * from summed)
      union all (select * from summed except select group_id, building_id, qr_code_id, day, scans, bots from scan_day)`,
    )
    expect(differing).toEqual([])
    const sums = await oneOf(
      world,
      'select sum(bots) as bots, sum(scans) as scans, bool_and(engaged <= sessions and sessions <= scans) as fits, sum(engaged) as engaged, sum(seconds) / sum(sessions) as stay from scan_day',
    )
    expect(sums).toMatchObject({ fits: true })
    expect(Number(sums.bots) / Number(sums.scans)).toBeLessThan(0.05)
    expect(Number(sums.engaged)).toBeGreaterThan(1000)
    expect(Number(sums.stay)).toBeGreaterThan(10)
    expect(Number(sums.stay)).toBeLessThan(90)
  })

  test('feedback_day is feedback, comments are read for terms and topics', async () => {
    const differing = await rowsOf(
      world,
      `with summed as (select f.group_id, f.building_id, case f.source when 'Sign' then f.entity_type else f.source || ':' || f.entity_type end as entity_type, f.qr_type, coalesce(f.role, '') as role, (f.submit_date at time zone b.time_zone)::date as day,
          count(*)::int as count, sum(score)::int as score_sum, coalesce(sum(customer_effort_score), 0)::int as ces, (count(*) filter (where net_promoter_score >= 9))::int as promoters
        from feedback f join building b on b.group_id = f.group_id and b.id = f.building_id group by 1, 2, 3, 4, 5, 6)
      (select group_id, building_id, entity_type, qr_type, role, day, count, score_sum, ces_sum, promoters from feedback_day except select * from summed)
      union all (select * from summed except select group_id, building_id, entity_type, qr_type, role, day, count, score_sum, ces_sum, promoters from feedback_day)`,
    )
    expect(differing).toEqual([])
    const read = await oneOf(
      world,
      'select (select count(*) from feedback_term_day) as terms, (select count(*) from feedback_topic_day) as topics',
    )
    expect(Number(read.terms)).toBeGreaterThan(300)
    expect(Number(read.topics)).toBeGreaterThan(80)
  })

  test('keeps the sums that its scans and answers make, whatever table they stand in', async () => {
    const lines: string[] = []
    expect(await rebuildAll(world.services.db, { check: true }, line => lines.push(line))).toBe(0)
    expect(lines).toEqual([])
  })

  test('clicks belong to visits of the same code and day; an answer is one', async () => {
    expect(
      await oneOf(
        world,
        `select count(*) as wrong from click_day c left join scan_day s using (group_id, building_id, qr_code_id, day) where s.day is null or c.clicks > s.engaged or c.seconds > s.seconds`,
      ),
    ).toEqual({ wrong: 0 })
    expect(
      await oneOf(
        world,
        `select clicks >= answers as enough from (select sum(clicks) as clicks from click_day) c, (select count(*) as answers from feedback where source = 'Sign') f`,
      ),
    ).toEqual({ enough: true })
    expect(
      await oneOf(
        world,
        `select count(*) as clicks from click_day join qr_code q on q.group_id = click_day.group_id and q.id = qr_code_id where q.qr_type = 'StaticUrl'`,
      ),
    ).toEqual({ clicks: 0 })
  })
})

describe('who can sign in', () => {
  test('every user of the list, with the password that LINTEL_DEMO_PASSWORD gave', async () => {
    const [first = '', ...users] = await whoCanSignIn(world.services)
    expect(first).toContain('LINTEL_DEMO_PASSWORD')
    expect([first, ...users].join('\n')).not.toContain(chosen)
    expect(keptPassword(world.services.config)).toBeNull()
    expect(users).toHaveLength(12)
    for (const line of users) {
      const email = line.trim().split(/\s+/)[0] ?? ''
      const { reply } = await signIn(world, email, chosen)
      expect(line).toMatch(
        new RegExp(
          `${email} +(AcAdmin +every account|\\w+ +(Harborline Properties|Northgate Property Partners)(, \\d of its buildings)?)$`,
        ),
      )
      expect(reply.UserName).toBe(email)
    }
  })

  test('a start ends with where to begin, and with a page that a visitor may open', async () => {
    const [begin = '', page = ''] = await suggestStart(world.services)
    expect(begin).toBe('Start with gm@demo.example (a manager’s day).')
    const app = await openHttp(world.services, [scanPart(world.services)])
    const { statusCode, body } = await app.inject({ url: new URL(page.replace('What a visitor sees: ', '')).pathname })
    await app.close()
    expect([statusCode, body.includes('How was your visit') || body.includes('<form')]).toEqual([200, true])
  })

  test('the general manager sees three buildings, the one of the other account its four, the executive eight', async () => {
    const namesSeenBy = async (email: string) => {
      const { reply, as } = await signIn(world, email, chosen)
      const gId = reply.UserContext.CurrentGroupId ?? ''
      const { Properties, Total } = await as.call(GetPropertyList, { filter: { gId } })
      const { Buildings, ScanCount } = await as.call(GetOverview, { gId })
      expect(Buildings).toHaveLength(Total)
      expect(ScanCount).toBeGreaterThan(0)
      return Properties.map(({ Code }) => Code).toSorted()
    }
    expect(await namesSeenBy('gm@demo.example')).toEqual(['ASE', 'ASW', 'WLC'])
    expect(await namesSeenBy('gm2@demo.example')).toEqual(['CNT', 'JYA', 'KGD', 'SSC'])
    expect(await namesSeenBy('executive@demo.example')).toHaveLength(8)
    expect(await namesSeenBy('engineer@demo.example')).toEqual(['ASE'])
    expect(await namesSeenBy('pm@demo.example')).toEqual(['WLC'])
    expect(await namesSeenBy('manager@demo.example')).toEqual(['BYR', 'LAN'])
    expect(await namesSeenBy('coi@demo.example')).toEqual(['ASE', 'ASW'])
    expect(await namesSeenBy('accountadmin@demo.example')).toHaveLength(8)
  })

  test('without a given password one is made, kept in the data folder for its owner only, and printed at every start', async () => {
    await Promise.all([prepareDemo(fresh.services), prepareDemo(fresh.services)]) // two processes at once make one world
    expect(await oneOf(fresh, 'select count(*) as n from account_group')).toEqual({ n: 2 })
    const file = path.join(fresh.services.config.dataDir, 'demo-password')
    const password = readFileSync(file, 'utf8').trim()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(password).toMatch(/^([A-Z][a-z]{3,7}-){3}\d{4}$/)
    for (let start = 0; start < 2; start++) expect((await whoCanSignIn(fresh.services))[0]).toBe(`Sign in with the password ${password} as`)
    await signIn(fresh, 'admin@demo.example', password)
    const elsewhere = { ...fresh.services, config: { ...fresh.services.config, dataDir: mkdtempSync(path.join(tmpdir(), 'lintel-test-')) } }
    expect((await whoCanSignIn(elsewhere))[0]).toContain('at the first start')
  })

  test('passwords keep the policy; a given one that breaks it is refused in plain words', () => {
    for (let i = 0; i < 200; i++) expect(passwordProblem(randomPassword())).toBeNull()
    expect(() => passwordToGive({ dataDir: '/nowhere', demoPassword: 'password' })).toThrow(
      'LINTEL_DEMO_PASSWORD cannot be used. The password must have 10 to 100 characters.',
    )
  })
})

describe('making a world', () => {
  test('is the work of the features that have a part in it, each in its place in their order', () => {
    const isPart = (folder: string) =>
      existsSync(`src/features/${folder}/demo.ts`) && readFileSync(`src/features/${folder}/demo.ts`, 'utf8').includes('demoPart(')
    expect(demoParts.map(({ feature }) => feature)).toEqual(order.map(({ folder }) => folder).filter(isPart))
  })

  test('leaves nothing when it breaks off in the middle', async () => {
    const breaking = build(twin, 0.02, ({ scan = 0 }) => {
      if (scan > 50) throw new Error('pulled the plug')
    })
    await expect(breaking).rejects.toThrow('pulled the plug')
    const emptied = 'account_group channel app_user building qr_code code_address scan scan_day feedback feedback_day group_counter'.split(
      ' ',
    )
    for (const table of emptied) expect(await oneOf(twin, `select count(*) as n from ${table}`), table).toEqual({ n: 0 })
  })

  test('gives the same figures each time, and a second copy beside the first', { timeout: 150_000 }, async () => {
    const figures = `select
      (select array_agg(array[sign_id::text, qr_name, created_date::text, modified_date::text] order by sign_id, qr_name) from qr_code) as codes,
      (select array_agg(array[q.sign_id, scans, bots, sessions, seconds, engaged, (day - '2020-01-01')] order by q.sign_id, day) from scan_day s join qr_code q on (q.group_id, q.id) = (s.group_id, s.qr_code_id)) as days,
      (select array_agg(array[q.sign_id, clicks, seconds] order by q.sign_id, day) from click_day c join qr_code q on (q.group_id, q.id) = (c.group_id, c.qr_code_id)) as clicks,
      (select array_agg(array[q.sign_id::text, submit_date::text, score::text, text] order by q.sign_id, submit_date, text) from feedback f join qr_code q on (q.group_id, q.id) = (f.group_id, f.qr_code_id)) as answers`
    const first = await build(twin, 0.05)
    const before = await oneOf(twin, figures)
    for (const table of everything) await twin.services.db.system.query(`delete from ${table}`)
    expect(await build(twin, 0.05)).toEqual(first)
    expect(await oneOf(twin, figures)).toEqual(before)
    const [copy] = copiesFor(0.05, { first: 2, accounts: 1 })
    if (!copy) throw new Error('no copy')
    await asMaker(twin.services, (tx, client) =>
      makeWorld(tx, client, { ...siteOf(twin), secret: 'secret' }, { copies: [copy], PasswordHash: 'none', to }),
    )
    await analyse(twin.services)
    expect(await rowsOf(twin, `select group_name->>'en' as name from account_group order by 1`)).toEqual(
      ['Harborline Properties', 'Harborline Properties 2', 'Northgate Property Partners'].map(name => ({ name })),
    )
    expect(await oneOf(twin, `select count(*) as n from app_user where email = 'gm.2@demo.example'`)).toEqual({ n: 1 })
  })

  test('a larger world has more visits, then more accounts', () => {
    expect(copiesFor(1)).toEqual([{ number: 1, accounts: 2, scale: 1 }])
    expect(copiesFor(10)).toEqual([{ number: 1, accounts: 2, scale: 10 }])
    expect(copiesFor(50)).toMatchObject([{ number: 1 }, { number: 2 }, { number: 3, accounts: 2 }])
    expect(copiesFor(1, { accounts: 5, first: 4 })).toEqual(
      [4, 5, 6].map((number, i) => ({ number, accounts: i === 2 ? 1 : 2, scale: 0.4 })),
    )
  })
})

test('the migration that brought file_use notes the files of what was kept before it', async () => {
  const [folder] = globSync('db/migrations/*_file_use')
  const statements = readFileSync(`${folder}/migration.sql`, 'utf8').split('--> statement-breakpoint')
  await withClient(world.owner, async client => {
    await client.query('begin')
    const known = statements.join(' ') // tables that came later note their files as they are written
    const used = await client.query('select file_id, table_name, row_key from file_use order by 1, 2, 3')
    const before = used.rows.filter(({ table_name }) => known.includes(`'${table_name}'`))
    expect(before.length).toBeGreaterThan(10)
    await client.query('delete from file_use')
    for (const one of statements.filter(text => /insert into file_use/.test(text))) await client.query(one)
    const { rows: after } = await client.query(
      'select file_id, table_name, row_key from file_use where ended_date is null order by 1, 2, 3',
    )
    expect(after).toEqual(before)
    await client.query('rollback')
  })
})

describe('LINTEL_DEMO=off', () => {
  test('makes no demo world, and a one-time link by which the first admin sets a password', async () => {
    await prepareDemo(off.services)
    await prepareDemo(off.services)
    expect(await rowsOf(off, 'select email, global_role, password_hash from app_user')).toEqual([
      { email: 'admin@localhost.example', global_role: 'AcAdmin', password_hash: null },
    ])
    expect(await oneOf(off, 'select count(*) as n from account_group')).toEqual({ n: 0 })
    const [who = '', link = ''] = await whoCanSignIn(off.services)
    expect(who).toContain('admin@localhost.example')
    expect(link).toMatch(new RegExp(`^${off.services.config.baseUrl}/reset\\?token=rs_[\\w-]{43}$`))
    expect(
      await oneOf(
        off,
        `select expires_date > now() + interval '23 hours' and expires_date < now() + interval '25 hours' as day from reset_link`,
      ),
    ).toEqual({ day: true })
    const Token = new URL(link).searchParams.get('token') ?? ''
    await callsAs(off.app, null).call(ResetPassword, { Token, Password: chosen, Repeated: chosen })
    await signIn(off, 'admin@localhost.example', chosen)
    expect(await whoCanSignIn(off.services)).toEqual([])
    expect((await callsAs(off.app, null).refuse(ResetPassword, { Token, Password: chosen, Repeated: chosen })).code).toBe('usr.lnk.exp')
  })
})
