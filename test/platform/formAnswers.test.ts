import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { migrate, migrationsFolder, readMigrations } from '../../src/platform/db/migrate.ts'

const moved = '20261122150832_form_answers'

/** A database as it was before a migration, with that migration and those after it still to run. */
const openBefore = async (name: string) => {
  const [server] = inject('pg').servers
  const admin = new pg.Client({ ...server, database: 'postgres' })
  await admin.connect()
  const database = `before_${process.pid}_${Date.now()}`
  await admin.query(`create database ${database}`)
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-migrations-'))
  for (const one of readMigrations().filter(each => each.name < name))
    cpSync(path.join(migrationsFolder, one.name), path.join(folder, one.name), { recursive: true })
  await migrate({ ...server, database }, folder)
  const client = new pg.Client({ ...server, database })
  await client.connect()
  const close = async () => {
    await client.end()
    await admin.query(`drop database ${database} with (force)`)
    await admin.end()
    rmSync(folder, { recursive: true })
  }
  return { client, finish: () => migrate({ ...server, database }), close }
}

test('answers that a database kept as documents become rows with typed columns', async () => {
  const { client, finish, close } = await openBefore(moved)
  try {
    const [group, building, survey] = [
      '11111111-1111-4111-8111-111111111111',
      '22222222-2222-4222-8222-222222222222',
      '33333333-3333-4333-8333-333333333333',
    ]
    const file = '44444444-4444-4444-8444-444444444444'
    const fields = [
      { Code: 'desk', FieldType: 'Yes/No' },
      { Code: 'doors', FieldType: 'Checkbox' },
      { Code: 'since', FieldType: 'Date' },
      { Code: 'note', FieldType: 'Big Text Field' },
      { Code: 'plan', FieldType: 'Upload' },
      { Code: 'empty', FieldType: 'Text Field' },
    ]
    const values = [
      { Code: 'desk', Value: 'Yes' },
      { Code: 'doors', Values: ['main', 'dock'] },
      { Code: 'since', Value: '2026-02-28' },
      { Code: 'note', Value: ' From the yard. ' },
      { Code: 'plan', File: { FileId: file, Name: 'plan.pdf' } },
      { Code: 'empty', Value: '' },
    ]
    await client.query('set session_replication_role = replica') // the rows that these hang on do not matter here
    await client.query(
      `insert into building (group_id, id, name, code, building_type, address_line1, city, state, zip, contact_email, time_zone)
       values ($1, $2, '{"en": "Dock"}', 'DOCK', 'Industrial', '1 Quay', 'Boston', 'MA', '02110', 'dock@harbor.example', 'America/New_York')`,
      [group, building],
    )
    await client.query(
      `insert into building_section (group_id, building_id, section, payload) values ($1, $2, 'PropertyCharacteristics', $3), ($1, $2, 'Content', '{}')`,
      [
        group,
        building,
        {
          YearBuilt: 1998,
          OwnershipFund: 'Fund II',
          PropertyType: 'R&D',
          TenantSpaceUse: ['Storage', 'Office'],
          MajorTenantLED: '2031-06-30',
        },
      ],
    )
    await client.query(
      `insert into survey (group_id, id, building_id, products, enabled, product_questions, helper_text) values ($1, $2, $3, '[]', '{}', $4, '{}')`,
      [group, survey, building, JSON.stringify([{ Code: 'visitors', Fields: fields }])],
    )
    await client.query(
      `insert into survey_answer (group_id, survey_id, section, payload, numerator, denominator, version) values ($1, $2, 'Question:visitors', $3, 5, 6, 4)`,
      [group, survey, JSON.stringify(values)],
    )
    await client.query(
      `insert into stored_file (group_id, id, bucket, name, size, content_type) values ($1, $2, 'SurveyAnswer', 'plan.pdf', 1, 'application/pdf')`,
      [group, file],
    )
    await client.query(`insert into file_use (group_id, file_id, table_name, row_key) values ($1, $2, 'survey_answer', $3)`, [
      group,
      file,
      `${survey}:Question:visitors`,
    ])
    await client.query('set session_replication_role = origin')
    expect(await finish()).toContain(moved)
    const { rows } = await client.query(
      `select part, code, num, txt, opts, day::text, files, file_names from form_answer a
       join form_submission s on s.group_id = a.group_id and s.id = a.submission_id order by part, code`,
    )
    const none = { num: null, txt: null, opts: null, day: null, files: null, file_names: null }
    expect(rows).toEqual([
      { ...none, part: '', code: 'MajorTenantLED', day: '2031-06-30' },
      { ...none, part: '', code: 'OwnershipFund', txt: 'Fund II' },
      { ...none, part: '', code: 'PropertyType', opts: ['R&D'] },
      { ...none, part: '', code: 'TenantSpaceUse', opts: ['Storage', 'Office'] },
      { ...none, part: '', code: 'YearBuilt', num: 1998 },
      { ...none, part: 'visitors', code: 'desk', opts: ['Yes'] },
      { ...none, part: 'visitors', code: 'doors', opts: ['main', 'dock'] },
      { ...none, part: 'visitors', code: 'note', txt: 'From the yard.' },
      { ...none, part: 'visitors', code: 'plan', files: [file], file_names: ['plan.pdf'] },
      { ...none, part: 'visitors', code: 'since', day: '2026-02-28' },
    ])
    const kept = await client.query('select section from building_section union all select payload::text from survey_answer')
    expect(kept.rows.map(({ section }) => section)).toEqual(['Content', '[]'])
    const uses = await client.query(`select table_name from file_use where file_id = $1`, [file])
    expect(uses.rows).toEqual([{ table_name: 'form_answer' }])
  } finally {
    await close()
  }
})
