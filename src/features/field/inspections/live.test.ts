import { expect, test } from 'vitest'
import { until } from '../../../../test/support/processes.ts'
import { openStream } from '../../../../test/support/streams.ts'
import { openWorld } from '../../../../test/world.ts'
import { addRound, roomOf, stopOf } from '../rounds/testing.ts'
import { GetRoundVersion } from './contract.ts'
import { openPhone } from './testing.ts'

const world = await openWorld()
const base = await world.app.listen({ host: '127.0.0.1', port: 0 })

test('pages that are open hear when a walk begins and when it is handed in, not of each sending between', async () => {
  const account = await world.newAccount()
  const { RoundId } = await addRound(account, 'Morning', {
    Stops: [stopOf('Pump 7', await roomOf(account)), stopOf('Fan', await roomOf(account))],
  })
  const { Stops } = await account.call(GetRoundVersion, { gId: account.group.id, bId: account.building.id, rId: RoundId })
  const page = await openStream(base, account.token, account.group.id)
  const heard = () => page.heard().filter(({ name }) => name === 'walks')
  const phone = openPhone(account, RoundId)
  phone.tell('walk.opened', { value: { Number: 1 } })
  await phone.send()
  await until('the beginning is heard', 5, async () => heard().length === 1)
  expect(heard()[0]?.data).toEqual({ BuildingId: account.building.id, RoundId })
  for (const { StopId } of Stops) {
    phone.tell('answer', { stop: StopId, code: 'Q001', value: 4 })
    phone.tell('stop.done', { stop: StopId })
    await phone.send()
  }
  phone.submit()
  await phone.send()
  await until('the end is heard', 5, async () => heard().length >= 2)
  expect(heard()).toHaveLength(2)
  page.close()
})
