import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { served } from '../../src/app/features.ts'
import type { Call } from '../../src/core/call.ts'
import { type Role, roles } from '../../src/core/permissions.ts'
import { openWorld, send } from '../world.ts'

/** The reviewed matrix: a row for each call that asks for a permission, a column for each role; `x` may call it. `ROLE_CALLS=write` writes it anew. */
const file = path.join(import.meta.dirname, 'roleCalls.tsv')
const columns = (Object.keys(roles) as Role[]).toReversed()

const world = await openWorld()
const ours = await world.newAccount({ role: 'Admin' })
const provider = await world.newAccount({ role: 'AcAdmin', global: true })
const calls = served.map(one => one.call).filter(call => call.may !== undefined)

/** Names account and building and nothing else: whoever may call is refused for the rest of the input, so that nothing is done. */
const inputFor = (call: Call) => {
  const [gId, bId] = [ours.group.id, ours.building.id]
  if (call.rows) return { filter: { gId, bId, '': '' } }
  return call.method === 'GET' ? { gId, bId, '': '' } : { GroupId: gId, BuildingId: bId, '': '' }
}

/** Whether a role passes the gate of each call, as its server answers. */
const askRole = async (role: Role): Promise<Map<string, boolean>> => {
  const token = role === 'AcAdmin' ? provider.token : (await ours.signInAs(role)).token
  const answers = new Map<string, boolean>()
  for (const call of calls) {
    const { status, code } = await send(world.app, call, inputFor(call), token)
    expect(status, `${call.path} as ${role}: ${code}`).toBeOneOf([400, 403, 404])
    answers.set(call.path, code !== 'usr.aut.npm')
  }
  return answers
}

test('each role may call what the reviewed matrix says, and nothing else', async () => {
  const answers = new Map<Role, Map<string, boolean>>()
  for (const role of columns) answers.set(role, await askRole(role))
  const rows = calls.map(call => [call.path, ...columns.map(role => (answers.get(role)?.get(call.path) ? 'x' : '-'))].join('\t')).toSorted()
  const matrix = `${[['call', ...columns].join('\t'), ...rows].join('\n')}\n`
  if (process.env.ROLE_CALLS === 'write') writeFileSync(file, matrix)
  expect(matrix.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'))
})
