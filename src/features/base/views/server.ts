import { serve } from '../../../platform/handle.ts'
import { DeleteView } from './calls/DeleteView.ts'
import { GetViews } from './calls/GetViews.ts'
import { SaveView } from './calls/SaveView.ts'
import * as contract from './contract.ts'

export const calls = serve(contract, { GetViews, SaveView, DeleteView })
