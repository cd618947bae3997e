import { callShared } from '../../../ui/calls.ts'
import type { SessionPorts } from '../../../ui/sessionTypes.ts'

export { routes } from './routes.ts'

export const ports: Partial<SessionPorts> = {
  building: async (gId, eId) => {
    const [{ GetProperty }, { choiceOf }] = await Promise.all([import('./contract.ts'), import('../buildings/rules.ts')])
    return choiceOf(await callShared(GetProperty, { gId, eId }))
  },
}
