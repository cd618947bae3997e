import { serve } from '../../../platform/handle.ts'
import { GetProductCategories } from './calls/GetProductCategories.ts'
import { SaveProductState } from './calls/SaveProductState.ts'
import * as contract from './contract.ts'

export const calls = serve(contract, { GetProductCategories, SaveProductState })
export { additions } from './record.ts'
