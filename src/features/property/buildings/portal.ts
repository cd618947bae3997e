import { callShared } from '../../../ui/calls.ts'
import { MOST_BUILDINGS, type SessionPorts } from '../../../ui/sessionTypes.ts'
import { choiceOf } from './rules.ts'

export { routes } from './routes.ts'

/** Buildings that a search shows. */
const MOST_FOUND = 50

export const ports: Partial<SessionPorts> = {
  buildingsCall: { path: 'Entity/GetPropertyList' },
  buildings: async (gId, text) => {
    const { GetPropertyList } = await import('./contract.ts') // a chunk that the sign-in page does not need
    const perPage = text ? MOST_FOUND : MOST_BUILDINGS
    const { Properties } = await callShared(GetPropertyList, { filter: { gId, ...(text && { text }) }, pagination: { page: 0, perPage } })
    return Properties.map(choiceOf)
  },
}
