import { expect, test } from 'vitest'
import { newQrCode } from '../../../../test/support/scans.ts'
import { callsAs, openWorld } from '../../../../test/world.ts'
import { GetRequests } from '../inbox/contract.ts'
import { GetQrCode } from '../qr/contract.ts'
import { GetAnonymousToken } from './contract.ts'

const world = await openWorld()
const nobody = callsAs(world.app, null)

test('a public page gets a token for its code alone, which opens nothing of the portal [A-CALL-008] [A-BEHAV-056]', async () => {
  const account = await world.newAccount()
  const { Address, QrCodeId } = await newQrCode(world, account, { Type: 'Feedback' })
  const { UserToken } = await nobody.call(GetAnonymousToken, { Purpose: 'QrCode', ObjectId: QrCodeId, Secret: Address.toLowerCase() })
  const { rows } = await world.services.db.system.query(
    `select kind, purpose, expires_date - now() <= interval '2 hours' as short from session where kind = 'Anonymous'`,
  )
  expect(rows).toEqual([{ kind: 'Anonymous', purpose: `QrCode:${QrCodeId}`, short: true }])
  const visitor = callsAs(world.app, UserToken)
  const gId = account.group.id
  for (const refused of [await visitor.refuse(GetQrCode, { gId, QrCodeId }), await visitor.refuse(GetRequests, { filter: { gId } })])
    expect([401, 403, 404]).toContain(refused.status)
})

test('the code must be the one of its address', async () => {
  const account = await world.newAccount()
  const [one, other] = [await newQrCode(world, account, { Type: 'Feedback' }), await newQrCode(world, account, { Type: 'Feedback' })]
  for (const Secret of [other.Address, 'ABC', ''])
    expect((await nobody.refuse(GetAnonymousToken, { Purpose: 'QrCode', ObjectId: one.QrCodeId, Secret })).status).toBeGreaterThanOrEqual(
      400,
    )
})
