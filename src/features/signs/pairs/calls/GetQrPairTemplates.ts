import { handle } from '../../../../platform/handle.ts'
import { GetQrPairTemplates as call } from '../contract.ts'
import { pairTemplates } from '../rules.ts'

export const GetQrPairTemplates = handle(call, async () => ({ Templates: [...pairTemplates] }))
