import type pg from 'pg'
import { AccountRefused } from '../../../platform/account/accountRefused.ts'
import type { AccountTable, People } from '../../../platform/account/parts.ts'
import type { AccountExport } from '../../../platform/account/readExport.ts'

type Client = Pick<pg.ClientBase, 'query'>
type Person = { id: string; email: string | null; full_name: string }

/** What an export holds of a person who belongs to an account: no password, no role over all accounts. */
export const peopleTable: AccountTable = {
  name: 'app_user',
  key: 'id',
  columns: [
    'id',
    'created_date',
    'modified_date',
    'email',
    'full_name',
    'disabled',
    'theme',
    'language',
    'phone',
    'time_zone',
    'picture',
  ].map(name => ({ name, type: 'text', required: false })),
}

/**
 * Finds the people of an export in this installation by their e-mail, or makes them, without a password and without any role over all accounts.
 * Nobody who is known is changed.
 */
export const restorePeople = async (client: Client, opened: AccountExport): Promise<People> => {
  const here = new Map<string, string>()
  const added: string[] = []
  for await (const lines of opened.lines(peopleTable.name)) {
    const people = lines.map((line): Person => JSON.parse(line))
    const known = await readKnown(client, people)
    for (const [i, person] of people.entries()) {
      const same = known.find(one => one.email !== null && one.email === person.email) ?? known.find(one => one.id === person.id)
      here.set(person.id, same?.id ?? person.id)
      if (same) continue
      await insertPerson(client, lines[i] ?? '')
      added.push(person.id)
    }
  }
  const changed = [...here].some(([before, now]) => before !== now)
  return {
    ids: new Set(here.values()),
    added,
    known: here.size - added.length,
    withIds: line => (changed ? line.replace(uuid, id => here.get(id) ?? id) : line),
  }
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

const readKnown = async (client: Client, people: readonly Person[]): Promise<Person[]> => {
  if (people.some(({ email }) => email !== null && email !== email.toLowerCase()))
    throw new AccountRefused('An e-mail in the export is not in lower case.')
  const { rows } = await client.query<Person>('select id, email, full_name from app_user where id = any($1) or email = any($2)', [
    people.map(({ id }) => id),
    people.flatMap(({ email }) => email ?? []),
  ])
  return rows
}

const insertPerson = async (client: Client, line: string) => {
  const names = peopleTable.columns.map(({ name }) => name).join(', ')
  await client.query(`insert into app_user (${names}) select ${names} from json_populate_record(null::app_user, $1::json)`, [line])
}
