import { route } from '../../../ui/route.ts'

/** A round as somebody walks it: what its code opens. Everybody who works in the building may. */
export const walkRound = route('/field/{groupId}/{bId}/{rId}', {
  title: { en: 'Walk a round', es: 'Recorrer una ronda', fr: 'Parcourir une ronde' },
  load: () => import('./screens/WalkRound.tsx'),
})

/** What is to be walked in the chosen building. */
export const myDay = route('/field', {
  title: { en: 'Rounds to walk', es: 'Rondas por recorrer', fr: 'Rondes à parcourir' },
  needs: 'building',
  load: () => import('./screens/MyDay.tsx'),
})

export const routes = [walkRound, myDay]
