import { sqlId } from './ids.ts'

/** People besides the contacts of buildings, the companies, and what else grows: rows of each. */
export const besides = {
  portfolioContacts: 2000,
  tenants: 20_000,
  tenantPeople: 30_000,
  vendors: 5000,
  audit: 1_000_000,
  messages: 200_000,
}

const account = sqlId(1, '0')
const firstNames = [
  'Ada',
  'Ben',
  'Carla',
  'Dmitri',
  'Élodie',
  'Farid',
  'Grace',
  'Hugo',
  'Ines',
  'José',
  'Kofi',
  'Lena',
  'Maya',
  'Noor',
  'Olga',
  'Pablo',
]
const lastNames = [
  'Okafor',
  'García',
  'Pettibone',
  'Nguyen',
  'Müller',
  'Rossi',
  'Silva',
  'Tanaka',
  'Underwood',
  'Vargas',
  'Wójcik',
  'Young',
  'Zhang',
]
const oneOf = (values: readonly string[], n: string) =>
  `(array[${values.map(value => `'${value}'`).join(', ')}])[1 + ${n} % ${values.length}]`
const nameOf = (n: string) =>
  `jsonb_build_object('en', ${oneOf(firstNames, n)} || ' ' || ${oneOf(lastNames, `(${n} / 16)`)} || ' ' || ${n})`

/** What a portfolio has besides buildings and codes: variety to filter by, its people, its companies, and an audit and an outbox of some years. */
export const portfolioFills = ({ contacts, buildings }: { contacts: number; buildings: number }): string[] => [
  `update app_user set global_role = 'AcAdmin'`,
  `delete from member`,
  // Sees every other building only.
  `insert into app_user (id, email, full_name) values (${sqlId(4, '1')}, 'bench1@bench.example', 'Bench Manager')`,
  `insert into member (group_id, user_id, member_role_in_group, access_building_ids)
    select ${account}, ${sqlId(4, '1')}, 'GM', array_agg(${sqlId(2, 'n * 2')}) from generate_series(0, ${buildings / 2 - 1}) n`,
  ...buildingFills,
  ...peopleFills(contacts, buildings),
  ...companyFills(buildings),
  ...growingFills(buildings),
]

const buildingFills = [
  `insert into property_tag (group_id, name) select ${account}, 'Campus ' || n from generate_series(0, 199) n`,
  `update building set region = 'Region ' || sign.n % 40, market = 'Market ' || sign.n % 150, city = 'City ' || sign.n % 500,
    property_type = case when sign.n % 5 = 0 then 'Multiple' else 'Single' end,
    property_tag_id = case when sign.n % 5 = 0 then (select id from property_tag where name = 'Campus ' || sign.n % 200) end,
    building_type = (array['Office', 'Retail', 'Industrial', 'Residential'])[1 + sign.n % 4]
    from (select id, substr(code, 2)::int as n from building) sign where sign.id = building.id`,
]

/** Contacts of buildings, the first building with 2,000 of them; then those of the portfolio. */
const peopleFills = (contacts: number, buildings: number) => [
  `insert into contact (group_id, building_id, full_name, title, role, phone, email, team, permission_set, created_date)
    select ${account}, case when n < 2000 then ${sqlId(2, '0')} else ${sqlId(2, `n % ${buildings}`)} end, ${nameOf('n')}, jsonb_build_object('en', 'Title ' || n % 30),
      (array['GM', 'ChiefEngineer', 'Manager', 'Employee'])[1 + n % 4], '1617' || lpad((n % 10000000)::text, 7, '0'), 'person' || n || '@bench.example',
      (array['Engineering', 'Security', 'Cleaning', 'Property Team'])[1 + n % 4], '{"Contacts":false,"Marketing":false,"Reporting":false}', now() - make_interval(mins => n) from generate_series(0, ${contacts - 1}) n`,
  `insert into contact (group_id, full_name, role, phone, email, permission_set, assigned_buildings)
    select ${account}, ${nameOf('n')}, 'Executive', '1212' || lpad(n::text, 7, '0'), 'portfolio' || n || '@bench.example', '{"Contacts":false,"Marketing":false,"Reporting":false}',
      array[${sqlId(2, 'n')}, ${sqlId(2, `n + ${buildings / 2}`)}] from generate_series(0, ${besides.portfolioContacts - 1}) n`,
]

const companyFills = (buildings: number) => [
  `insert into vendor (group_id, id, vendor_name, trade, categories, contact_name, email)
    select ${account}, ${sqlId(5, 'n')}, 'Vendor ' || n, 'Trade ' || n % 40, array['Plumbing'], ${oneOf(firstNames, 'n')} || ' ' || n, 'vendor' || n || '@bench.example'
    from generate_series(0, ${besides.vendors - 1}) n`,
  `insert into vendor_building (group_id, building_id, vendor_id)
    select ${account}, ${sqlId(2, `(n * 7 + i * 2003) % ${buildings}`)}, ${sqlId(5, 'n')} from generate_series(0, ${besides.vendors - 1}) n, generate_series(0, 3) i on conflict do nothing`,
  `insert into tenant_company (group_id, id, building_id, tenant_name, floor, unit, email)
    select ${account}, ${sqlId(6, 'n')}, ${sqlId(2, `n % ${buildings}`)}, 'Tenant ' || n, (n % 40)::text, (n % 900)::text, 'tenant' || n || '@bench.example'
    from generate_series(0, ${besides.tenants - 1}) n`,
  `insert into contact (group_id, building_id, tenant_id, full_name, role, phone, email, permission_set, created_date)
    select ${account}, ${sqlId(2, `n % ${besides.tenants} % ${buildings}`)}, ${sqlId(6, `n % ${besides.tenants}`)}, ${nameOf('n')}, 'Tenant', '1857' || lpad(n::text, 7, '0'),
      'tenant.person' || n || '@bench.example', '{"Contacts":false,"Marketing":false,"Reporting":false}', now() - make_interval(mins => n) from generate_series(0, ${besides.tenantPeople - 1}) n`,
]

/** An audit of the last months, and messages of the last year. */
const growingFills = (buildings: number) => [
  `insert into app_user (id, email, full_name) select ${sqlId(4, 'n')}, 'user' || n || '@bench.example', 'User ' || n from generate_series(2, 501) n`,
  `insert into audit (group_id, at, user_id, actor, call, object, object_id, before, after, request_id)
    select ${account}, now() - make_interval(secs => n * 10), ${sqlId(4, '2 + n % 500')}, 'User ' || 2 + n % 500,
      (array['Entity/EditProperty', 'UserAdmin/EditPropertyContact', 'QrCode/SaveQrCode', 'Vendor/EditVendor', 'UserAdmin/AddPropertyContact'])[1 + n % 5],
      (array['building', 'contact', 'qr_code', 'vendor', 'contact'])[1 + n % 5], ${sqlId(2, `n % ${buildings}`)}::text,
      case when n % 5 < 4 then jsonb_build_object('Name', 'Before ' || n) end, jsonb_build_object('Name', 'After ' || n), 'bench' from generate_series(0, ${besides.audit - 1}) n`,
  `select count(*) from open_audit_months()`,
  `insert into text_message (group_id, "to", text, state, created_date)
    select ${account}, '+1617' || lpad(n::text, 7, '0'), 'Your onboarding e-mail for building ' || n % 500 || ' is on its way, ' || ${oneOf(firstNames, 'n')},
      (array['Sent', 'Sent', 'Outbox', 'Failed'])[1 + n % 4], now() - make_interval(secs => n * 150) from generate_series(0, ${besides.messages - 1}) n`,
  `insert into mail ("to", subject, text, html, message_id, state, created_date)
    select array['person' || n || '@bench.example'], 'Welcome to building ' || n % 500, 'Welcome', '<p>Welcome</p>', '<' || n || '@bench.example>',
      (array['Sent', 'Sent', 'Outbox', 'Failed'])[1 + n % 4], now() - make_interval(secs => n * 150) from generate_series(0, ${besides.messages - 1}) n`,
]
