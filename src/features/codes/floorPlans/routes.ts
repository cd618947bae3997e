import { libraryFlags as may } from '../../../core/permissions.ts'
import { route } from '../../../ui/route.ts'

const title = { en: 'Floor plans', es: 'Planos de planta', fr: 'Plans d’étage' }
/** The plans of the chosen building, floor by floor. */
export const floorPlans = route('/library/floorPlans', {
  title,
  may,
  needs: 'building',
  load: () => import('./screens/FloorPlans.tsx'),
})

/** A plan with its codes. */
export const floorPlanPage = route('/library/floorPlan/{groupId}/{bId}/{planId}', {
  title,
  may,
  load: () => import('./screens/PlanEditor.tsx'),
})

export const routes = [floorPlans, floorPlanPage]
