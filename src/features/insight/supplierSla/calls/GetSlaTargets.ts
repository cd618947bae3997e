import { handle } from '../../../../platform/handle.ts'
import { GetSlaTargets as call } from '../contract.ts'
import { readTargets } from '../targets.server.ts'

export const GetSlaTargets = handle(call, async ctx => {
  const { targets, Version } = await readTargets(ctx)
  return { Targets: targets, Version }
})
