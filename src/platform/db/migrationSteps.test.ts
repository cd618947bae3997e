import { expect, test } from 'vitest'
import { readMigrations } from './migrate.ts'
import { readSteps, splitStatements } from './migrationSteps.ts'

test('a text is split at the semicolons between statements, and loses its comments', () => {
  const body = `as $$ begin; -- kept; here\n end $$`
  expect(
    splitStatements(
      `-- first; comment\nselect ';', "a;b" /* ; */;--> statement-breakpoint\ncreate function f() ${body};\n\nselect 1 - 2 / 3;`,
    ),
  ).toEqual([`select ';', "a;b"`, `create function f() ${body}`, 'select 1 - 2 / 3'])
})

test.each([
  ['CREATE INDEX "one" ON "feedback" ("group_id","at" DESC) WHERE "at" is not null', 'one', false, 'feedback'],
  ['create unique index two on public.feedback using gin (lower(text)) with (x = 1)', 'two', true, 'feedback'],
  ['-- why\ncreate index concurrently if not exists three on only "public"."feedback" (a)', 'three', false, 'feedback'],
])('"%s" is built by itself', (sql, name, unique, table) => {
  const { body, indexes } = readSteps(`alter table feedback add a int; ${sql}`)
  expect(body).toEqual(['alter table feedback add a int'])
  expect(indexes.map(one => ({ ...one, name: one.name.replaceAll('"', ''), table: one.table.replaceAll('"', '') }))).toMatchObject([
    { name, unique, table },
  ])
  expect(indexes[0]?.terms.trim()).toMatch(/^(?:using|\()/)
})

test('what concerns a table of the migration itself stays in its transaction; the proof of a constraint of another does not', () => {
  const own = ['CREATE TABLE "own" (a int)', 'CREATE INDEX "own_a" ON "own" ("a")', 'alter table own validate constraint b']
  const alter = 'alter table feedback add constraint b check (a > 0) not valid'
  const validate = 'alter table "feedback" validate constraint "b"'
  expect(readSteps([...own, alter, validate].join(';'))).toEqual({ body: [...own, alter], indexes: [], validations: [{ sql: validate }] })
})

test('the indexes that were built under a lock of answers and requests are steps of their migrations', () => {
  const tables = (migration: string) =>
    readMigrations()
      .filter(({ name }) => name.endsWith(migration))
      .flatMap(({ sql }) => readSteps(sql).indexes.map(one => `${one.table} ${one.name}`))
  expect(tables('_answer_handling')).toEqual([
    '"feedback" "feedback_newest"',
    '"feedback" "feedback_open"',
    '"feedback" "feedback_low_open"',
    '"feedback" "feedback_of_assignee"',
  ])
  expect(tables('_text_search')).toEqual(['"feedback" "feedback_search"', '"visitor_request" "visitor_request_search"'])
})
