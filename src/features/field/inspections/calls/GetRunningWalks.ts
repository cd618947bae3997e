import { handle } from '../../../../platform/handle.ts'
import { GetRunningWalks as call } from '../contract.ts'
import { listRunningWalks } from '../told.server.ts'

export const GetRunningWalks = handle(call, async ctx => ({ Walks: await listRunningWalks(ctx) }))
