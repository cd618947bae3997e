import { PRODUCT } from '../../../core/product.ts'
import { route } from '../../../ui/route.ts'

const may = [`${PRODUCT}CustomerFeedback`, 'CustomerSurveyLinks'] as const

/** Leads to the list. */
export const surveyLibrary = route('/surveyLibrary', {
  title: { en: 'Surveys', es: 'Encuestas', fr: 'Enquêtes' },
  may,
  load: () => import('./screens/SurveyLibrary.tsx'),
})

/** Query: `status`; account and building are the chosen ones. People of the provider also see it without an account. */
export const surveyList = route('/surveyLibrary/surveyList', {
  title: { en: 'Survey List', es: 'Lista de encuestas', fr: 'Liste des enquêtes' },
  may,
  load: () => import('./screens/SurveyList.tsx'),
})

export const newSurvey = route('/surveyLibrary/surveyBuilder', {
  title: { en: 'Survey Builder', es: 'Creador de encuestas', fr: 'Créateur d’enquêtes' },
  may: 'CustomerSurveyLinks',
  load: () => import('./screens/NewSurvey.tsx'),
})

export const surveyBuilder = route('/surveyLibrary/surveyBuilder/{gId}/{bId}/{builderId?}', {
  title: { en: 'Survey Builder', es: 'Creador de encuestas', fr: 'Créateur d’enquêtes' },
  may: 'CustomerSurveyLinks',
  load: () => import('./screens/SurveyBuilder.tsx'),
})

export const routes = [surveyLibrary, surveyList, newSurvey, surveyBuilder]
