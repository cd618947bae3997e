import { serve } from '../../../platform/handle.ts'
import { GetAccountingConfig } from './calls/GetAccountingConfig.ts'
import { SaveAccountingConfig } from './calls/SaveAccountingConfig.ts'
import { SaveDropDownOption } from './calls/SaveDropDownOption.ts'
import * as contract from './contract.ts'

export const calls = serve(contract, { GetAccountingConfig, SaveAccountingConfig, SaveDropDownOption })
export { additions } from './record.ts'
