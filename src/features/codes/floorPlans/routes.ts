import { libraryFlags as may } from '../../../core/permissions.ts'
import { route } from '../../../ui/route.ts'

/** The plans of the chosen building, floor by floor. */
export const floorPlans = route('/library/floorPlans', {
  title: { en: 'Floor plans', es: 'Planos de planta', fr: 'Plans d’étage' },
  may,
  needs: 'building',
  load: () => import('./screens/FloorPlans.tsx'),
})

/** A plan with its codes. */
export const floorPlanPage = route('/library/floorPlan/{groupId}/{bId}/{planId}', {
  title: { en: 'Floor plan', es: 'Plano de planta', fr: 'Plan d’étage' },
  may,
  load: () => import('./screens/PlanEditor.tsx'),
})

export const routes = [floorPlans, floorPlanPage]
