import { handle } from '../../../../platform/handle.ts'
import { GetWaitingWalks as call } from '../contract.ts'
import { readWaitingWalks } from '../waiting.server.ts'

export const GetWaitingWalks = handle(call, async ctx => ({ Walks: await readWaitingWalks(ctx) }))
