import { placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { emptyOf } from '../propertyPage/sections/payloads.ts'
import { SaveAccountingConfig, SaveDropDownOption } from './contract.ts'

const accounting = (GLCode: string) => ({ ...emptyOf.AccountingSection(), GLCode: GLCode.slice(0, 20), TaxRate: 5 })
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
        open: async account => ({ input: text => ({ ...placeOf(account), Version: 1, ...accounting(text) }) }),
      },
    ],
  ],
}
