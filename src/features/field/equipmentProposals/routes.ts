import { route } from '../../../ui/route.ts'

/** What walks have found at equipment of the chosen building, to be taken over. */
export const equipmentProposals = route('/library/equipmentProposals', {
  title: { en: 'Details from rounds', es: 'Datos de las rondas', fr: 'Données des rondes' },
  may: 'ManageLibraries',
  needs: 'building',
  load: () => import('./screens/Proposals.tsx'),
})

export const routes = [equipmentProposals]
