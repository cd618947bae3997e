import type { FeatureWays } from '../../../../test/ways.ts'
import { ErasePerson, SavePrivacyNotice, SaveRetention } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    {
      call: ErasePerson,
      open: async account => ({ input: () => ({ GroupId: account.group.id, Who: 'jo@harbor.example' }) }),
    },
  ],
  saves: () => [
    [
      'privacy page',
      {
        call: SavePrivacyNotice,
        open: async account => {
          const at = { GroupId: account.group.id, Responsible: '', Email: '' }
          const { Version } = await account.call(SavePrivacyNotice, { ...at, Version: 0, Text: { en: 'First' } })
          return { input: en => ({ ...at, Version, Text: { en } }) }
        },
      },
    ],
    [
      'retention of names',
      {
        call: SaveRetention,
        open: async account => {
          const GroupId = account.group.id
          const { Version } = await account.call(SaveRetention, { GroupId, Version: 0, Kinds: [{ Kind: 'Requests', Days: 100 }] })
          return { input: text => ({ GroupId, Version, Kinds: [{ Kind: 'Requests', Days: 200 + text.length }] }) }
        },
      },
    ],
  ],
}
