import { callShared } from '../../../ui/calls.ts'
import type { SessionPorts } from '../../../ui/sessionTypes.ts'
import { choiceOf } from '../buildings/rules.ts'

export { routes } from './routes.ts'

export const ports: Partial<SessionPorts> = {
  building: async (gId, eId) => {
    const { GetProperty } = await import('./contract.ts')
    return choiceOf(await callShared(GetProperty, { gId, eId }))
  },
}
