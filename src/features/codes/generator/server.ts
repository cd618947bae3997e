import { serve } from '../../../platform/handle.ts'
import { GetPrintTemplates } from './calls/GetPrintTemplates.ts'
import { SaveQrBuilders } from './calls/SaveQrBuilders.ts'
import * as contract from './contract.ts'

export const calls = serve(contract, { GetPrintTemplates, SaveQrBuilders })
