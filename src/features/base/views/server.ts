import { accountParts } from '../../../platform/account/parts.ts'
import { serve } from '../../../platform/handle.ts'
import { recordNames } from '../history/record.server.ts'
import { viewParts } from './accountParts.server.ts'
import { DeleteView } from './calls/DeleteView.ts'
import { GetViews } from './calls/GetViews.ts'
import { SaveView } from './calls/SaveView.ts'
import * as contract from './contract.ts'
import { viewNames } from './record.server.ts'
import * as record from './record.ts'

export const calls = serve(contract, { GetViews, SaveView, DeleteView })
export const additions = [...record.additions, accountParts.with(...viewParts), recordNames.with(viewNames)]
