import { handle } from '../../../../platform/handle.ts'
import { StartSignProof as call } from '../contract.ts'
import { startProof } from '../start.server.ts'

export const StartSignProof = handle(call, startProof)
