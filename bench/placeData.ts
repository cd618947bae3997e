import type pg from 'pg'
import type { GroupId } from '../src/core/ids.ts'
import { closeDaysOf, lastClosable } from '../src/features/codes/scans/closeDays.server.ts'
import { sqlId } from './ids.ts'

type PlaceAmount = { accounts: number; buildings: number; codes: number; ofFirst?: number; scans?: number }

/** The account of building `n`, in SQL. */
export const accountOf = ({ accounts, buildings, ofFirst }: PlaceAmount, n: string): string =>
  ofFirst === undefined
    ? `${n} / ${buildings / accounts}`
    : `case when ${n} < ${ofFirst} then 0 else 1 + (${n} - ${ofFirst}) / ${(buildings - ofFirst) / (accounts - 1)} end`

/** Sums of scans on every fifth day of a year, each day of a fifth of the codes; in the order of the days, as they are written. */
export const scanFills = ({ codes, scans = 0 }: PlaceAmount): string[] =>
  scans === 0
    ? []
    : [
        `insert into scan_day (group_id, building_id, qr_code_id, day, scans, phones, printed)
          select group_id, building_id, id, current_date - day, n, n, n
          from generate_series(364, 0, -1) day join qr_code on (day + sign_id) % 5 = 0, (values (${Math.max(1, Math.round(scans / codes / 73))})) sum (n)
          order by day desc`,
      ]

/** Accounts, their people, buildings, codes and addresses. */
export const placeFills = (amount: PlaceAmount): string[] => {
  const { accounts, buildings, codes, ofFirst } = amount
  return [
    `insert into account_group (id, group_name) select ${sqlId(1, 'n')}, jsonb_build_object('en', 'Account ' || n) from generate_series(0, ${accounts - 1}) n`,
    `insert into app_user (id, email, full_name) select ${sqlId(4, 'n')}, 'bench' || n || '@bench.example', 'Bench ' || n from generate_series(0, ${accounts - 1}) n`,
    `insert into member (group_id, user_id, member_role_in_group) select ${sqlId(1, 'n')}, ${sqlId(4, 'n')}, 'Admin' from generate_series(0, ${accounts - 1}) n`,
    `insert into building (group_id, id, name, code, building_type, address_line1, city, state, zip, contact_email)
    select ${sqlId(1, accountOf(amount, 'n'))}, ${sqlId(2, 'n')}, jsonb_build_object('en', 'Building ' || n, 'es', 'Edificio ' || n), 'B' || n, 'Office',
      n || ' Main Street', 'Boston', 'MA', '02110', 'desk@bench.example' from generate_series(0, ${buildings - 1}) n`,
    `insert into qr_code (group_id, id, building_id, address, sign_id, qr_name, qr_type, entity_type, location, floor, modified_date, version, retired)
    select ${sqlId(1, accountOf(amount, `(n / ${codes / buildings})`))}, ${sqlId(3, 'n')}, ${sqlId(2, `n / ${codes / buildings}`)}, upper(lpad(to_hex(n), 16, 'Z')), 10001 + n % ${ofFirst ? codes : codes / accounts},
      'Code ' || n, 'StaticUrl', 'Building', (array['Lobby', 'Restroom', 'Elevator', 'Garage'])[1 + n % 4], (n % 40)::text,
      now() - make_interval(secs => (n::bigint * 7919) % 31536000), 1, n % 50 = 49 from generate_series(0, ${codes - 1}) n`,
    `insert into code_address (address, group_id, qr_code_id) select address, group_id, id from qr_code`,
    `insert into qr_item (group_id, qr_code_id, name, icon, functionality_type, qr_type, template_form_data, can_save)
    select group_id, id, '{"en":"Link"}', 'link', 'StaticUrl', 'StaticUrl', '{"Url":"https://example.com/handbook"}', true from qr_code`,
    ...(amount.scans
      ? []
      : [
          `insert into scan_day (group_id, building_id, qr_code_id, day, scans) select group_id, building_id, id, current_date - day, 1 + sign_id % 9
            from qr_code, unnest(array[3, 20]) day`,
        ]),
    `insert into group_counter (group_id, name, value) select id, 'SignId', ${10000 + (ofFirst ? codes : codes / accounts)} from account_group`,
  ]
}

/** Adds up the days of scans that are over, as the job of the product does each day. */
export const closeScans = async (client: pg.Client): Promise<void> => {
  const until = lastClosable(new Date())
  const db = {
    withTenant: async <T>(_group: GroupId, work: (tx: never, client: never) => Promise<T>): Promise<T> => {
      await client.query('begin')
      const done = await work(undefined as never, client as never) // no statement of the job asks for more than a client
      await client.query('commit')
      return done
    },
  }
  for (const { id } of (await client.query<{ id: GroupId }>('select id from account_group')).rows) await closeDaysOf(db, id, until)
  await client.query('vacuum analyze scan_total')
  await client.query('vacuum analyze scan_month')
  await client.query('vacuum analyze scan_code_month')
}
