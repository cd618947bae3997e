import { placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import type { Input } from '../../../core/call.ts'
import { addWalk } from '../inspections/testing.ts'
import { SaveWorkLetter, SendWorkLetter } from './contract.ts'

/** A letter about a walk that has found something, as it is sent to be saved. */
export const letterOf = async (account: Account): Promise<Input<typeof SaveWorkLetter>> => {
  const { InspectionId, StopIds } = await addWalk(account, 'Plant', [{ Pressure: 9, Note: 'Valve is stuck' }, {}])
  return {
    ...placeOf(account),
    InspectionId,
    Date: '2026-03-31',
    TenantName: 'Acme Inc.',
    Address: '1 Main St',
    Address1: 'Boston, MA 02110',
    Attn: 'Office manager',
    Re: 'Pumps',
    Recommendations: [{ StopId: StopIds[0] ?? '', StopName: 'Plant pump 1', Comments: ['Replace the valve'], Photos: [] }],
    RecEmails: ['tenant@acme.example'],
    HtmlContent: '<p>Dear tenant</p>',
  }
}

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    {
      call: SaveWorkLetter,
      open: async account => {
        const sent = await letterOf(account)
        return { input: text => ({ ...sent, TenantName: text }) }
      },
    },
  ],
  saves: () => [
    [
      'work letter',
      {
        call: SaveWorkLetter,
        open: async account => {
          const sent = await letterOf(account)
          const { Version } = await account.call(SaveWorkLetter, sent)
          return { input: text => ({ ...sent, Version, TenantName: text }) }
        },
      },
    ],
    [
      'work letter that is sent',
      {
        call: SendWorkLetter,
        open: async account => {
          const sent = await letterOf(account)
          const { Version } = await account.call(SaveWorkLetter, sent)
          return { input: () => ({ ...placeOf(account), InspectionId: sent.InspectionId, Version }) }
        },
      },
    ],
  ],
}
