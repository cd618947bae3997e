import { route } from '../../../ui/route.ts'

/** A round as somebody walks it: what its code opens. Everybody who works in the building may. */
export const walkRound = route('/field/{groupId}/{bId}/{rId}', {
  title: { en: 'Walk a round', es: 'Recorrer una ronda', fr: 'Parcourir une ronde' },
  load: () => import('./screens/WalkRound.tsx'),
})

export const routes = [walkRound]
