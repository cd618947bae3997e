import { route } from '../../../ui/route.ts'

/** What is to be walked in the chosen building. */
export const myDay = route('/field', {
  title: { en: 'Rounds to walk', es: 'Rondas por recorrer', fr: 'Rondes à parcourir' },
  needs: 'building',
  load: () => import('./screens/MyDay.tsx'),
})

/** Phones on which rounds of the chosen building are walked, and walks that wait for theirs. */
export const phones = route('/library/phones', {
  title: { en: 'Phones', es: 'Teléfonos', fr: 'Téléphones' },
  may: 'ManageLibraries',
  needs: 'building',
  load: () => import('./screens/Phones.tsx'),
})

export const routes = [myDay, phones]

type RoundAddress = { gId: string; bId: string; rId: string }
/** Where a round is walked: in the app of the phone, which opens without a connection too. */
export const walkPath = ({ gId, bId, rId }: RoundAddress): string => `/field/${gId}/${bId}/${rId}`
