import { expect, test, vi } from 'vitest'
import { newQrCode } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { AnswerRefused, type Storing } from '../scanPage/scannable.server.ts'
import { openCodes } from './codes.server.ts'
import { openFormKeeper } from './formKeeper.server.ts'

const world = await openWorld()
const opened = async () => {
  const account = await world.newAccount()
  const { Address } = await newQrCode(world, account, { Type: 'Maintenance' })
  const code = await openCodes(world.services).find(Address)
  if (!code) throw new Error('the code is not found')
  return { account, code }
}
const count = (sql: string, GroupId: string) =>
  world.services.db.asSystem('rows of a test', async (_tx, client) => Number((await client.query(sql, [GroupId])).rows[0].n))

test('forms that come at once share transactions; each is kept once, whoever sends it twice', async () => {
  const { code } = await opened()
  const withTenant = vi.spyOn(world.services.db, 'withTenant')
  try {
    const keepForm = openFormKeeper(world.services)
    const visits = Array.from({ length: 40 }, () => uuidv7())
    const kept: string[] = []
    const send = (visit: string) =>
      keepForm({ visit: { code, visit }, what: 'answer', click: null, alone: false, work: async () => void kept.push(visit) })
    await Promise.all([...visits, ...visits.slice(0, 5)].map(send))
    expect(kept.toSorted()).toEqual(visits.toSorted())
    expect(withTenant.mock.calls.length).toBeLessThanOrEqual(2)
  } finally {
    withTenant.mockRestore()
  }
})

test('one that cannot be kept is refused by itself; the others of its transaction are kept', async () => {
  const { account, code } = await opened()
  const keepForm = openFormKeeper(world.services)
  const send = (work: (db: Storing) => Promise<void>, alone = false) =>
    keepForm({ visit: { code, visit: uuidv7() }, what: 'answer', click: null, alone, work })
  const count5 = (db: Storing) =>
    db.tx.execute(`insert into group_counter (group_id, name, value) values ('${account.group.id}', '${uuidv7()}', 5)`)
  const work = async (db: Storing) => void (await count5(db))
  const settled = await Promise.allSettled([
    send(work),
    send(async () => Promise.reject(new AnswerRefused({ '': 'no room' }))),
    send(work),
    send(async ({ tx }) => void (await tx.execute('select 1 / 0'))),
    send(work, true),
  ])
  expect(settled.map(one => one.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
  expect(settled[1]).toMatchObject({ reason: { problems: { '': 'no room' } } })
  expect(await count('select count(*) n from group_counter where group_id = $1 and value = 5', account.group.id)).toBe(3)
})

test('what is told of a form that is not kept is told to nobody', async () => {
  const { account, code } = await opened()
  const keepForm = openFormKeeper(world.services)
  const SubjectId = uuidv7()
  const tell = ({ tell: say }: Storing) => say({ What: 'request', SubjectId })
  const send = (work: (db: Storing) => Promise<void>) =>
    keepForm({ visit: { code, visit: uuidv7() }, what: 'answer', click: null, alone: false, work })
  const refused = send(async db => {
    await tell(db)
    throw new AnswerRefused({})
  })
  await expect(refused).rejects.toBeInstanceOf(AnswerRefused)
  await send(tell)
  const told = `select count(*) n from pgboss.job where data ->> 'GroupId' = $1 and data ->> 'SubjectId' = '${SubjectId}'`
  expect(await count(told, account.group.id)).toBe(1)
})
