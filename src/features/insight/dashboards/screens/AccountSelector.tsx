import { Selector } from './Selector.tsx'

/** `/portfolioAnalytics/globalDashboard`: the dashboards of an account. */
export const Screen = () => <Selector scope="account" />
