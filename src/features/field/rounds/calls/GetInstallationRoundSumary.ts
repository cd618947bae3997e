import { handle } from '../../../../platform/handle.ts'
import { GetInstallationRoundSumary as call } from '../contract.ts'
import { readInstallations } from '../installation.server.ts'

export const GetInstallationRoundSumary = handle(call, async ctx => ({ Rounds: await readInstallations(ctx) }))
