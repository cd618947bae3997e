import { expect, test } from 'vitest'
import { checkRowRoles } from './rowRoles.ts'

const faultsOf = async (sql: string) => (await checkRowRoles([{ name: '20991231000000_x', sql }])).map(({ text }) => text)

test.each([
  ['update vendor set vendor_name = 1', 'vendor'],
  ['insert into sum_backlog (group_id) select id from account_group', 'sum_backlog'],
  ['set local role lintel_system; update vendor set a = 1; reset role; delete from vendor', 'vendor'],
])('rows as the owner: %s', async (sql, table) => expect(await faultsOf(sql)).toEqual([expect.stringContaining(`rows of ${table} `)]))

test('rows as the system role, and what is no row, are right', async () => {
  expect(await faultsOf('set local role lintel_system; update vendor set a = 1; reset role; create index x on vendor (a)')).toEqual([])
})

test('what has run before stays as it is', async () => {
  expect(await checkRowRoles([{ name: '20261126020624_feedback_sums', sql: 'update vendor set a = 1' }])).toEqual([])
})
