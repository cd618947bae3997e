import { Selector } from './Selector.tsx'

/** `/analytics/dashboard`: the dashboards of a building. */
export const Screen = () => <Selector scope="building" />
