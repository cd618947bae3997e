import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { attributeWaiting } from '../src/features/codes/requests/attribution.server.ts'
import { sqlId } from './ids.ts'

const account = sqlId(1, '0')
const oneOf = (values: readonly string[], n: string) =>
  `(array[${values.map(value => `'${value}'`).join(', ')}])[1 + ${n} % ${values.length}]`
/** What visitors send, by type: half of it is service requests. */
const types = [
  ...Array<string>(10).fill('Maintenance'),
  'Vacancy',
  'FieldMarketing',
  'LeadCapture',
  'RoomRental',
  'Support',
  'RoofAccess',
  'TenantHVAC',
  'GuestCheckIn',
  'SupplierCheckin',
  'MoveOut',
]
const said = ['The tap drips', 'The elevator stops between floors', 'It is too cold', 'The door does not close', 'A lamp flickers']
/** Minutes between two requests: a million of them are two years. */
const apart = 1.05
/** Who is inside the first building now. */
const inside = 2000
const tenantsOf = 5
/** The n-th row stands in the first building at every twentieth, else anywhere. */
const building = (n: string, buildings: number) => `case when ${n} % 20 = 7 then 0 else (${n} * 7) % ${buildings} end`

type ServiceAmount = { buildings: number; codes: number; requests: number; visits: number }
/** Requests of every kind over two years, the newest first by `n`; their tenants, suppliers, permits and leads; check-ins of the front desk. */
export const servedRequestsFills = ({ buildings, codes, requests, visits }: ServiceAmount): string[] => [
  `insert into tenant_company (group_id, id, building_id, tenant_name, floor, unit)
    select ${account}, ${sqlId(6, 'n')}, ${sqlId(2, `n % ${buildings}`)}, 'Tenant ' || n / ${buildings}, (n % 40)::text, 'U' || n / ${buildings}
    from generate_series(0, ${buildings * tenantsOf - 1}) n`,
  `insert into vendor (group_id, id, vendor_name, trade, categories)
    select ${account}, ${sqlId(5, 'n')}, 'Vendor ' || n, 'Trade ' || n % 40, array[${oneOf(['Plumbing', 'Electrical', 'HVAC', 'Cleaning'], 'n')}] from generate_series(0, 199) n`,
  `insert into vendor_building (group_id, building_id, vendor_id)
    select ${account}, ${sqlId(2, 'b')}, ${sqlId(5, '(b * 3 + i * 7) % 200')} from generate_series(0, ${buildings - 1}) b, generate_series(0, 3) i on conflict do nothing`,
  `insert into contact (group_id, id, building_id, vendor_id, full_name, role, phone, email, permission_set)
    select ${account}, ${sqlId(10, 'n')}, ${sqlId(2, `n % ${buildings}`)}, case when n % 2 = 0 then ${sqlId(5, 'n % 200')} end,
      jsonb_build_object('en', 'Engineer ' || n), 'ChiefEngineer', '16175550100', 'engineer' || n || '@bench.example', '{"Contacts":false,"Marketing":false,"Reporting":false}'
    from generate_series(0, 1999) n`,
  `insert into visitor_request (group_id, id, building_id, qr_code_id, item_id, functionality_type, number, status, urgency, assignee_id, submission_id, language,
      name, email, unit, company_name, request_type, detail, created_date, modified_date, due_date, started_date, done_date, score, cost, reopened, day, start_time, end_time)
    select ${account}, ${sqlId(7, 'n')}, ${sqlId(2, building('n', buildings))}, ${sqlId(3, `n % ${codes}`)}, ${sqlId(3, `n % ${codes}`)}, ${oneOf(types, '(n / 3)')}, ${1000 + requests} - n,
      case when n < 2000 then 'New' when n < 6000 then 'InProgress' when n % 40 = 0 then 'Cancelled' else 'Done' end,
      case when n % 9 = 0 then 'High' when n % 3 = 0 then 'Low' else 'Medium' end,
      case when n % 3 > 0 then ${sqlId(10, 'n % 2000')} end, ${sqlId(8, 'n')}, 'en', 'Visitor ' || n, 'visitor' || n % 50000 || '@tenants.example', 'U' || n % 9,
      case when n % 4 = 0 then 'Tenant ' || n % ${tenantsOf} else '' end, 'Plumbing', ${oneOf(said, 'n')} || ' in room ' || n % 5000,
      t, t, t + interval '48 hours', case when n >= 2000 then t + interval '3 hours' end, case when n >= 6000 then t + make_interval(hours => 5 + n % 70) end,
      case when n % 5 = 0 then 1 + n % 5 end, case when n % 7 = 0 then 65 else 0 end, case when n % 31 = 0 then 1 else 0 end,
      t::date, '08:00', '11:00'
    from (select n, now() - make_interval(secs => n * ${apart * 60}) as t from generate_series(0, ${requests - 1}) n) r`,
  `insert into visit (group_id, building_id, kind, name, company_name, host_name, purpose, in_date, out_date)
    select ${account}, ${sqlId(2, building('n', buildings))}, ${oneOf(['Guest', 'Supplier', 'Staff', 'Guest', 'Resident'], 'n')}, 'Person ' || n, 'Company ' || n % 300, 'Host ' || n % 90, 'Meeting',
      t, t + make_interval(mins => 20 + n % 300)
    from (select n, now() - interval '1 day' - make_interval(mins => n * 5) as t from generate_series(0, ${visits - inside - 1}) n) v`,
  `insert into visit (group_id, building_id, kind, name, company_name, host_name, purpose, in_date)
    select ${account}, ${sqlId(2, '0')}, ${oneOf(['Guest', 'Supplier', 'Staff', 'Guest', 'Resident'], 'n')}, 'Inside ' || n, 'Company ' || n % 300, 'Host ' || n % 90, 'Meeting',
      now() - make_interval(secs => n * 20) from generate_series(0, ${inside - 1}) n`,
]

/** Keeps with each request whose it is and who is called for it, as the job of the product does each minute. */
export const attributeFilled = async (client: pg.Client): Promise<void> => {
  const tx = drizzle({ client })
  const { rows } = await client.query<{ id: string }>(`select ${account} as id`)
  for (const { id } of rows) while (await attributeWaiting(tx, id));
  await client.query('vacuum analyze visitor_request')
}
