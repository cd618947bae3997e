import { placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { SaveQrBuilders } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    {
      call: SaveQrBuilders,
      open: async account => {
        const row = { Floor: '2', Type: 'Lobby', QrType: 'ResidentHub' }
        return { input: text => ({ ...placeOf(account), QrBuilders: [`${text} 1`, `${text} 2`].map(QrName => ({ QrName, ...row })) }) }
      },
    },
  ],
}
