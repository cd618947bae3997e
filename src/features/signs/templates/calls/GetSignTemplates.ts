import { handle } from '../../../../platform/handle.ts'
import { GetSignTemplates as call } from '../contract.ts'
import { listTemplates } from '../templates.server.ts'

export const GetSignTemplates = handle(call, listTemplates)
