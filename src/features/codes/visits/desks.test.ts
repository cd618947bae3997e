import { expect, test } from 'vitest'
import { openStream } from '../../../../test/support/streams.ts'
import { openWorld } from '../../../../test/world.ts'
import { CheckIn, GetInside } from './contract.ts'

const world = await openWorld()
const base = await world.app.listen({ host: '127.0.0.1', port: 0 })

test('fifty front desks that are open at once hear of a check-in within a second, and then read who is inside', async () => {
  const account = await world.newAccount({ role: 'Executive' })
  const [GroupId, BuildingId] = [account.group.id, account.building.id]
  const people = await Promise.all(Array.from({ length: 10 }, () => account.signInAs('Executive')))
  const desks = await Promise.all(Array.from({ length: 50 }, (_, n) => openStream(base, people[n % people.length]?.token ?? '', GroupId)))
  const start = performance.now()
  const guest = {
    Kind: 'Guest',
    Name: 'Ada Lopez',
    CompanyName: '',
    HostName: '',
    Unit: '',
    Purpose: '',
    PhoneNumber: '',
    ContactId: null,
  } as const
  await account.call(CheckIn, { GroupId, BuildingId, ...guest })
  const heard = await Promise.all(
    desks.map(async desk => {
      await expect.poll(() => desk.heard().some(one => one.name === 'visits'), { timeout: 5000, interval: 5 }).toBe(true)
      return performance.now() - start
    }),
  )
  const read = await Promise.all(
    desks.map((_, n) => (people[n % people.length] ?? account).call(GetInside, { gId: GroupId, bId: BuildingId })),
  )
  for (const desk of desks) desk.close()
  expect(read.every(one => one.Visits.some(visit => visit.Name === 'Ada Lopez'))).toBe(true)
  expect(heard).toHaveLength(50)
  expect(Math.max(...heard)).toBeLessThan(1000)
})
