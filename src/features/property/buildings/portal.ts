import { callShared } from '../../../ui/calls.ts'
import { MOST_BUILDINGS, type SessionPorts } from '../../../ui/sessionTypes.ts'

export { routes } from './routes.ts'

/** Buildings that a search shows. */
const MOST_FOUND = 50

export const ports: Partial<SessionPorts> = {
  buildingsCall: { path: 'Entity/GetPropertyList' },
  buildings: async (gId, text) => {
    // Chunks that the sign-in page does not need.
    const [{ GetPropertyList }, { choiceOf }] = await Promise.all([import('./contract.ts'), import('./rules.ts')])
    const perPage = text ? MOST_FOUND : MOST_BUILDINGS
    const { Properties } = await callShared(GetPropertyList, { filter: { gId, ...(text && { text }) }, pagination: { page: 0, perPage } })
    return Properties.map(choiceOf)
  },
}
