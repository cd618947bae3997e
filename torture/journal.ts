import type pg from 'pg'
import { withClient } from '../src/platform/db/client.ts'
import type { Loaded, SentWrite } from './load.ts'
import { type WriteKind, writeKinds, writeNames } from './mix.ts'

/** What of the writes of a load is not in the database as it was answered. `examples` name some of each. */
export type Compared = {
  /** Writes that were answered with 200. */
  readonly acknowledged: number
  /** Writes of which no answer was ever heard. */
  readonly unknown: number
  /** Acknowledged, and not there; or there without the rows that belong to it. */
  readonly lost: number
  /** There more than once. */
  readonly doubled: number
  /** There, acknowledged or not, without its one row of the audit. */
  readonly unaudited: number
  /** Refused for good, and there all the same. */
  readonly ghosts: number
  readonly examples: readonly string[]
}

/** Compares what the writes of a load were answered with what the database holds. */
export const compareJournal = async (owner: pg.PoolConfig, { mark, sent }: Pick<Loaded, 'mark' | 'sent'>): Promise<Compared> => {
  const found = await withClient(owner, client => findEffects(client, mark))
  const examples: string[] = []
  const those = (what: string, fits: (one: SentWrite, there: Effect) => boolean): number => {
    const all = sent.filter(one => fits(one, found.get(one.mark) ?? none))
    examples.push(...all.slice(0, 3).map(one => `${what}: ${one.kind} ${one.mark} answered ${one.answers.join(', ')}`))
    return all.length
  }
  return {
    acknowledged: sent.filter(isAcknowledged).length,
    unknown: sent.filter(isUnknown).length,
    lost: those('lost', (one, { rows, beside }) => isAcknowledged(one) && (rows === 0 || beside < rows)),
    doubled: those('doubled', (_one, { rows, beside, audits }) => rows > 1 || beside > rows || audits > 1),
    unaudited: those('without its audit', (_one, { rows, audits }) => rows > 0 && audits === 0),
    ghosts: those('refused and there', (one, { rows, audits }) => !isAcknowledged(one) && !isUnknown(one) && rows + audits > 0),
    examples,
  }
}

const isAcknowledged = ({ answers }: SentWrite): boolean => answers.includes(200)
/** Neither done for good nor refused for good: 0 is no answer, 503 may follow a commit whose word was lost. */
const isUnknown = (one: SentWrite): boolean => !isAcknowledged(one) && one.answers.some(status => status === 0 || status >= 500)

type Effect = { rows: number; beside: number; audits: number }
const none: Effect = { rows: 0, beside: 0, audits: 0 }

/** By its mark: rows that a write has made, those that belong to them (as many as rows where all is well), rows of the audit. */
const findEffects = async (client: pg.Client, mark: string): Promise<Map<string, Effect>> => {
  const found = new Map<string, Effect>()
  const note = (name: string, more: Partial<Effect>) => found.set(name, { ...(found.get(name) ?? none), ...more })
  for (const kind of writeNames) {
    const { rows } = await client.query<{ name: string; rows: number; beside: number }>(effectsSql[kind], [`${mark}-%`])
    for (const { name, ...effect } of rows) note(name, effect)
  }
  const { rows } = await client.query<{ name: string; audits: number }>(
    `select substring(after::text from $1) as name, count(*)::int as audits from audit where after::text like $2 group by 1`,
    [`${mark}-\\d+-`, `%${mark}-%`],
  )
  for (const { name, audits } of rows) note(name, { audits })
  return found
}

/** `beside`: of each row, by account and id, how many rows belong to it; read as a whole, since a long run has made many. */
const rowsOf = (kind: WriteKind, beside: string): string => {
  const { table, column } = writeKinds[kind]
  return `select t.${column} as name, count(*)::int as rows, sum(coalesce(b.n, 0))::int as beside from ${table} t
    left join (${beside}) b on b.group_id = t.group_id and b.id = t.id where t.${column} like $1 group by 1`
}
const vendorBuildings = 'select group_id, vendor_id as id, count(*) as n from vendor_building group by 1, 2'
const codeRows = `select i.group_id, i.qr_code_id as id, count(*) as n from qr_item i
  join code_address a on a.group_id = i.group_id and a.qr_code_id = i.qr_code_id group by 1, 2`
const effectsSql: Record<WriteKind, string> = {
  AddVendor: rowsOf('AddVendor', vendorBuildings),
  EditVendor: rowsOf('EditVendor', vendorBuildings),
  AddTenant: rowsOf('AddTenant', 'select group_id, id, 1 as n from tenant_company'),
  SaveQrCode: rowsOf('SaveQrCode', codeRows),
}
