import { route } from '../../../ui/route.ts'

/** What a customer said beside what the building has; reached from the responses of an accepted survey. */
export const surveyTakeOver = route('/surveyTakeOver/{gId}/{bId}/{builderId}', {
  title: { en: 'Take answers over', es: 'Trasladar respuestas', fr: 'Reprendre les réponses' },
  may: 'CustomerSurveyLinks',
  load: () => import('./screens/TakeOver.tsx'),
})

export const routes = [surveyTakeOver]
