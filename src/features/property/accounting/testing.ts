import { accountingOf, placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { SaveAccountingConfig, SaveDropDownOption } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    {
      call: SaveDropDownOption,
      open: async account => ({ input: Option => ({ ...placeOf(account), FieldName: 'GLCode-Category', Option }) }),
    },
  ],
  saves: () => [
    [
      'accounting',
      {
        call: SaveAccountingConfig,
        open: async account => ({ input: text => ({ ...placeOf(account), Version: 1, ...accountingOf(text) }) }),
      },
    ],
  ],
}
