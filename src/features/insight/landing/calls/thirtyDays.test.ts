import { expect, test } from 'vitest'
import { newQrCode } from '../../../../../test/support/scans.ts'
import { openWorld } from '../../../../../test/world.ts'
import { dayIn } from '../../../../core/days.ts'
import { addDays } from '../../../../core/steps.ts'
import { GetGlobalQrCodes } from '../../../codes/masterLibrary/contract.ts'
import { GetQrCodes } from '../../../codes/qr/contract.ts'
import { GetPinHolders } from '../../../property/contacts/contract.ts'
import { GetCustomerPortal } from '../contract.ts'

const world = await openWorld()
/** A zone in which it is another day than in UTC now. */
const zoneOfAnotherDay = () => (new Date().getUTCHours() < 12 ? 'Etc/GMT+12' : 'Etc/GMT-14')

test('the sums of 30 days count days of the building, where the clock shows another day than in UTC', async () => {
  const query = (text: string, values: unknown[]) => world.services.db.system.query(text, values)
  const account = await world.newAccount()
  const [gId, bId] = [account.group.id, account.building.id]
  const zone = zoneOfAnotherDay()
  const today = dayIn(zone, Date.now())
  expect(today).not.toBe(dayIn('UTC', Date.now()))
  await query('update building set time_zone = $2 where id = $1', [bId, zone])
  const name = `Thirty ${bId}`
  const { QrCodeId } = await newQrCode(world, account, { Type: 'Feedback', QrName: name })
  for (const [days, n] of [
    [0, 1],
    [29, 20],
    [30, 300],
    [31, 4000],
  ] as const) {
    const day = addDays(today, -days)
    await query('insert into scan_day (group_id, building_id, qr_code_id, day, scans) values ($1, $2, $3, $4, $5)', [
      gId,
      bId,
      QrCodeId,
      day,
      n,
    ])
    await query(`insert into pin_day (group_id, building_id, type, day, sign_ins, last_date) values ($1, $2, 'Security', $3, $4, now())`, [
      gId,
      bId,
      day,
      n,
    ])
  }
  const provider = await world.newAccount({ role: 'AcAdmin', global: true })
  const sums = {
    codes: (await account.call(GetQrCodes, { filter: { gId } })).QrCodes[0]?.Scans30,
    everywhere: (await provider.call(GetGlobalQrCodes, { filter: { text: name } })).QrCodes[0]?.Scans30,
    portal: (await account.call(GetCustomerPortal, { gId, bId })).Codes[0]?.Scans30,
    pins: (await account.call(GetPinHolders, { gId, bId })).Holders.find(one => one.Type === 'Security')?.SignIns,
  }
  expect(sums).toEqual({ codes: 21, everywhere: 21, portal: 21, pins: 21 })
})
