import { libraryFlags } from '../../../core/permissions.ts'
import { route } from '../../../ui/route.ts'

/** What feedback codes ask: of the chosen building, or of the account. */
export const feedbackEngine = route('/feedbackEngine', {
  title: { en: 'Feedback engine', es: 'Motor de opiniones', fr: 'Moteur d’avis' },
  may: libraryFlags,
  needs: 'account',
  load: () => import('./screens/FeedbackEngine.tsx'),
})

export const routes = [feedbackEngine]
