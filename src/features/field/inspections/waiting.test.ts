import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newContactRow, tellAt } from '../../../../test/support/told.ts'
import { type Account, openWorld } from '../../../../test/world.ts'
import { GetNotifications } from '../../property/notifications/contract.ts'
import { addRound } from '../rounds/testing.ts'
import { tellWaitingWalks } from './jobs.ts'
import { inspection } from './tables.ts'
import { openPhone } from './testing.ts'

const world = await openWorld()
const HOUR = 3_600_000
const run = () => tellWaitingWalks.run({ services: world.services, attempt: 1, last: true, jobId: 'test' }, {})

/** A walk of which two entries were announced that have not come, last heard so many hours ago. */
const addWaiting = async (account: Account, hours: number) => {
  const { RoundId } = await addRound(account, `Night plant ${hours}`)
  const phone = openPhone(account, RoundId)
  phone.tell('walk.opened', { value: { Number: 1 } })
  await phone.send(phone.items, { Announced: 3 })
  const heard = new Date(Date.now() - hours * HOUR)
  await world.services.db.asSystem('a walk of a test', tx =>
    tx.update(inspection).set({ ModifiedDate: heard, StartDate: heard }).where(eq(inspection.id, phone.InspectionId)),
  )
  return phone
}

test('managers are told once of a walk that its phone has not sent whole for a day; not of one that has arrived since', async () => {
  const account = await world.newAccount({ role: 'GM' })
  await newContactRow(world, account, { UserId: account.user.id, Email: account.user.email })
  const [waits, fresh, old] = [await addWaiting(account, 25), await addWaiting(account, 23), await addWaiting(account, 40)]
  await run()
  const { rows } = await world.services.db.system.query(
    `select data->>'SubjectId' as id from pgboss.job where name = 'notifications.tell' and data->>'What' = 'walkWaiting' and data->>'GroupId' = $1`,
    [account.group.id],
  )
  expect(rows.map(({ id }) => id)).toEqual([waits.InspectionId])
  for (const _again of [1, 2]) await tellAt(world, account, new Date(), { What: 'walkWaiting', SubjectId: waits.InspectionId })
  const told = async () => (await account.call(GetNotifications, { filter: { gId: account.group.id, Kind: 'WalkWaiting' } })).Notifications
  expect(await told()).toMatchObject([
    {
      Title: 'Night plant 25, walked by Test GM, has not arrived whole',
      Path: `/library/phones?gId=${account.group.id}&bId=${account.building.id}`,
    },
  ])
  expect((await told())[0]?.Text).toMatch(/^Missing: 2 entries, 0 photos\. The phone was last heard on \d\d\/\d\d\/\d{4} at /)
  for (const phone of [fresh, old]) {
    phone.tell('walk.abandoned')
    phone.tell('clock.jump')
    await phone.send()
    await tellAt(world, account, new Date(), { What: 'walkWaiting', SubjectId: phone.InspectionId })
  }
  expect(await told()).toHaveLength(1)
})
