import { expect, test } from 'vitest'
import { readMigrations } from '../../src/platform/db/migrate.ts'
import { releases } from '../../src/platform/release.ts'
import { checkMigrations } from './contracting.ts'

const published = [{ release: '0.1.0', commit: 'a'.repeat(40), migration: '1_start' }]
const faults = (sql: string, after = '2_next') =>
  checkMigrations(
    [
      { name: '1_start', sql: 'drop table gone' },
      { name: after, sql },
    ],
    published,
  ).map(one => one.text)

test('the migrations since the last release only expand, or say which release stopped using what they take away', () => {
  expect(checkMigrations(readMigrations(), releases)).toEqual([])
})

test.each([
  ['drop table vendor', 'drops something'],
  ['alter table vendor drop column fax', 'drops something'],
  ['ALTER TABLE "vendor" DROP "fax"', 'drops a column'],
  ['drop trigger counted on vendor', 'drops something'],
  ['alter table vendor rename column fax to telefax', 'renames something'],
  ['alter table vendor rename to supplier', 'renames something'],
  ['alter table vendor alter column fax set not null', 'makes a column not null'],
  ['alter table vendor alter column fax set data type int', 'changes the type of a column'],
  ['alter table vendor add column fax text not null', 'adds a column that is not null, without a default'],
  ['alter table vendor add fax text not null, add phone text', 'adds a column that is not null, without a default'],
])('"%s" is refused', (sql, what) => {
  const [text, ...more] = faults(sql)
  expect(text).toContain(`db/migrations/2_next ${what}`)
  expect(more).toEqual([])
  expect(faults(`-- contract: 0.1.0 no longer uses it\n${sql}`)).toEqual([])
  expect(faults(`-- contract: 0.2.0 no longer uses it\n${sql}`)[0]).toContain('names release 0.2.0, which db/releases.json does not have')
})

test.each([
  'create table vendor (id uuid not null)',
  `alter table vendor add column fax text not null default ''`,
  'alter table vendor add column fax text default null, add column phone text',
  'alter table vendor add column search text generated always as (lower(name)) stored',
  'alter table vendor drop constraint vendor_name_key',
  'alter table vendor alter column fax drop not null',
  'drop index vendor_by_name',
  'create temp table moved as select 1; drop table moved',
  `insert into words values ('drop table vendor') -- rename`,
  'alter table vendor add constraint told check (fax is not null)',
])('"%s" expands', sql => {
  expect(faults(sql)).toEqual([])
})

test('what a release has brought may stay as it is; a release that is not there is told', () => {
  expect(faults('drop table vendor', '0_before')).toEqual([])
  expect(checkMigrations([], published).map(one => one.rule)).toEqual(['expand'])
})
