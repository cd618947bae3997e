import { serve } from '../../../platform/handle.ts'
import { GetEquipmentEvents } from './calls/GetEquipmentEvents.ts'
import * as contract from './contract.ts'

export const calls = serve(contract, { GetEquipmentEvents })
