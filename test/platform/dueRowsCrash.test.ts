import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { contact } from '../../src/features/property/contacts/tables.ts'
import { sendWaiting } from '../../src/features/property/notifications/send.server.ts'
import { notificationDelivery } from '../../src/features/property/notifications/tables.ts'
import { addressOf } from '../support/databases.ts'
import { type Running, startWorker, until } from '../support/processes.ts'
import { notificationRow } from '../support/told.ts'
import { lotsOfTrial } from '../support/trial.ts'
import { type Account, openWorld } from '../world.ts'

// Messages of many accounts are due; workers, each a process of its own, are killed while they send them.
const world = await openWorld()
const { db, jobs, config } = world.services
const env = { DATABASE_URL: addressOf(world.owner), DATA_DIR: config.dataDir, LINTEL_SECRET: config.secret }
const accounts = 16
const messages = 60
const kills = 4

const addDue = async (account: Account) => {
  const ids = Array.from({ length: messages }, () => randomUUID())
  await db.asSystem('test', async tx => {
    const { group, building, user } = account
    const rights = { Contacts: false, Marketing: false, Reporting: false }
    const people = ids.map(id => ({
      id,
      GroupId: group.id,
      BuildingId: building.id,
      FullName: { en: 'Desk' },
      Role: 'GM' as const,
      Phone: '',
      Email: `${id}@harbor.example`,
      PermissionSet: rights,
    }))
    await tx.insert(contact).values(people)
    const due = ids.map(id => {
      const { UserId: _bell, ...told } = notificationRow({ group, building, user })
      return { ...told, Recipient: `contact:${id}`, Method: 'Email' as const, DueDate: new Date() }
    })
    await tx.insert(notificationDelivery).values(due)
  })
}
const countOf = async (sql: string): Promise<number> => (await db.system.query<{ n: number }>(sql)).rows[0]?.n ?? 0
const written = () => countOf('select count(*)::int as n from mail')
const waiting = () => countOf('select count(*)::int as n from notification_delivery where sent_date is null')

test('workers that are killed while they work off what is due lose none of it, and do none twice', { timeout: 400_000 }, async () => {
  const lots = lotsOfTrial()
  for (let n = 0; n < accounts; n++) await addDue(await world.newAccount())
  await db.asSystem('test', (_tx, client) => jobs.enqueue(client, sendWaiting.look, {}))
  const running: Running[] = [await startWorker(env), await startWorker(env)]
  for (let kill = 0; kill < kills && (await waiting()) > 0; kill++) {
    const before = await written()
    await until('a mail more', 90, async () => (await written()) > before || (await waiting()) === 0)
    await sleep(lots() * 150)
    await running.shift()?.kill('SIGKILL')
    running.push(await startWorker(env))
  }
  await until('all are sent', 120, async () => (await waiting()) === 0)
  await Promise.all(running.map(one => one.kill('SIGTERM')))
  const { rows } = await db.system.query('select count(*)::int as mails, count(distinct "to"[1])::int as readers from mail')
  expect(rows).toEqual([{ mails: accounts * messages, readers: accounts * messages }])
})
