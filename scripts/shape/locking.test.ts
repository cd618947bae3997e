import { expect, test } from 'vitest'
import { readMigrations } from '../../src/platform/db/migrate.ts'
import { checkLocks } from './locking.ts'

const faults = async (sql: string, name = '2_next') => (await checkLocks([{ name: `3${name}`, sql }])).map(one => one.text)

test('no migration keeps a table that it has not made from those who work', async () => {
  expect(await checkLocks(readMigrations())).toEqual([])
})

test.each([
  ['do $$ begin create index x on feedback (a); end $$', 'hides statements in a do block'],
  ['create index on feedback (a)', 'makes an index that the migrator does not know'],
  ['create index x on later.feedback (a)', 'makes an index that the migrator does not know'],
  ['reindex table feedback', 'builds an index under a lock'],
  ['alter table feedback add constraint x unique (a)', 'builds an index under a lock'],
  ['alter table feedback add primary key (a)', 'builds an index under a lock'],
  ['alter table feedback add exclude using gist (a with =)', 'builds an index under a lock'],
  ['alter table feedback add column a int unique', 'builds an index under a lock'],
  ['ALTER TABLE "feedback" ADD CONSTRAINT "x" FOREIGN KEY ("a") REFERENCES "building"("id")', 'proves a constraint in its transaction'],
  ['alter table feedback add check (a > 0)', 'proves a constraint in its transaction'],
  ['alter table feedback add constraint x not null a', 'proves a constraint in its transaction'],
  ['alter table feedback add column a int check (a > 0)', 'proves a constraint in its transaction'],
  ['alter table feedback add column a int default 1 references building (id)', 'proves a constraint in its transaction'],
  ['alter table feedback validate constraint x, add column b int', 'proves a constraint in its transaction'],
  ['alter table feedback alter a set not null', 'reads the table'],
  ['alter table feedback alter column a set data type bigint', 'rewrites the table'],
  ['alter table feedback add a uuid not null default uuidv7()', 'rewrites the table'],
  ['alter table feedback add a text generated always as (lower(b)) stored', 'rewrites the table'],
  ['alter table feedback add a bigint generated always as identity', 'rewrites the table'],
  ['alter table feedback add a bigserial', 'rewrites the table'],
  ['alter table feedback alter a set expression as (b + 1)', 'rewrites the table'],
  ['alter table feedback set logged', 'rewrites the table'],
  ['alter table audit attach partition feedback default', 'reads the partition'],
  ['update feedback set a = 1', 'changes rows in its transaction'],
  ['delete from feedback where a = 1', 'changes rows in its transaction'],
  ['with old as (select * from feedback) insert into new select * from old', 'changes rows in its transaction'],
  ['create table new (a int); insert into new select a from feedback', 'changes rows in its transaction'],
  ['lock table feedback', 'locks a table'],
  ['commit', 'ends its transaction'],
  [`set local lock_timeout = '1h'`, 'sets lock_timeout'],
])('"%s" is refused', async (sql, what) => {
  expect(await faults(sql)).toEqual([expect.stringContaining(`db/migrations/32_next ${what}`)])
})

test.each([
  'create index x on feedback (a)',
  'create unique index concurrently "x" on "feedback" ("a") where a > 0',
  'alter table feedback add constraint x unique using index y',
  'alter table feedback add constraint x foreign key (a) references building (id) not valid; alter table feedback validate constraint x',
  'alter table feedback add constraint x not null a not valid',
  `alter table feedback add column a text default '' not null, add b timestamptz default now()`,
  'alter table feedback add column a uuid references building (id)',
  'alter table feedback add a text generated always as (lower(b)) virtual',
  'create table new (a serial check (a > 0)); create index on new (a); alter table new add unique (a); update new set a = 1',
  `insert into new select n from unnest(array['a']) n`,
  'drop index x',
  `create function f() returns void language sql as 'update feedback set a = 1'`,
])('"%s" locks nobody out', async sql => {
  expect(await faults(sql)).toEqual([])
})

test('a small table is named, with the reason; what ran before the rule stays as it is', async () => {
  const update = 'update property_tag set name = trim(name)'
  expect(await faults(`-- small: property_tag has some ten rows an account\n${update}`)).toEqual([])
  expect(await faults(`-- small: "property_tag" has some ten rows an account\n${update}; update feedback set a = 1`)).toEqual([
    expect.stringContaining('(feedback)'),
  ])
  expect(await faults(`-- small: property_tag\n${update}`)).toHaveLength(1)
  expect(await checkLocks([{ name: '20261101000000_before', sql: update }])).toEqual([])
})
