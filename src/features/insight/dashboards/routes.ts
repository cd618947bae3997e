import { route } from '../../../ui/route.ts'
import { scopeFlags } from './model.ts'

export const buildingSelector = route('/analytics/dashboard', {
  title: { en: 'Dashboards', es: 'Paneles', fr: 'Tableaux de bord' },
  may: scopeFlags.building,
  needs: 'account',
  load: () => import('./screens/BuildingSelector.tsx'),
})
export const accountSelector = route('/portfolioAnalytics/globalDashboard', {
  title: { en: 'Portfolio dashboards', es: 'Paneles de la cartera', fr: 'Tableaux de bord du portefeuille' },
  may: scopeFlags.account,
  needs: 'account',
  load: () => import('./screens/AccountSelector.tsx'),
})
/** Printed by the server, which gives the page a token of its own. Building: its id, or `all`; dates are epoch ms. */
const paper = route('/pdfDashboard/{key}/{gId}/{bId}/{startDate}/{endDate}/{filters?}', {
  title: { en: 'Dashboard', es: 'Panel', fr: 'Tableau de bord' },
  layout: 'print',
  open: true,
  load: () => import('./screens/PaperPage.tsx'),
})

export const routes = [buildingSelector, accountSelector, paper]
