import { serve } from '../../platform/handle.ts'
import { GetChannels } from './calls/GetChannels.ts'
import { GetGroup } from './calls/GetGroup.ts'
import { GetGroups } from './calls/GetGroups.ts'
import * as contract from './contract.ts'

export const calls = serve(contract, { GetChannels, GetGroup, GetGroups })
