import { PRODUCT } from '../../../core/product.ts'
import { route } from '../../../ui/route.ts'

const may = [`${PRODUCT}CustomerFeedback`, 'CustomerSurveyLinks'] as const
const survey = { en: 'Basic Info Survey', es: 'Encuesta de datos básicos', fr: 'Enquête d’informations de base' }

/** Where the customer's link leads: asks for the PIN, then goes where the link says. */
export const surveyWelcome = route('/surveyWelcome/{nextPathname?}/{bId?}/{builderId?}', {
  title: { en: 'Welcome', es: 'Bienvenido', fr: 'Bienvenue' },
  layout: 'top',
  open: true,
  load: () => import('./screens/SurveyWelcome.tsx'),
})

/**
 * A survey: for the customer who has opened it by its PIN to answer; for staff to read (`?responses=true`), or as the customer sees it
 * (`?builder=true`).
 */
export const contentSurvey = route('/contentSurvey/{gId}/{bId}/{builderId?}', {
  title: survey,
  open: true,
  load: () => import('./screens/ContentSurvey.tsx'),
})

/** The responses to the newest survey of the chosen building. */
export const ownSurvey = route('/contentSurvey', {
  title: survey,
  may,
  needs: 'building',
  load: () => import('./screens/OwnSurvey.tsx'),
})

/** Where the link of a text message leads: photos of the spaces that are asked for. */
export const multipleContentSurvey = route('/multipleContentSurvey/{id}', {
  title: { en: 'Photos', es: 'Fotos', fr: 'Photos' },
  layout: 'top',
  open: true,
  load: () => import('./screens/MultipleContent.tsx'),
})

export const customerSurvey = route('/customerSurvey', {
  title: { en: 'Customer Survey', es: 'Encuesta de clientes', fr: 'Enquête client' },
  may,
  needs: 'account',
  load: () => import('./screens/CustomerSurveys.tsx'),
})

export const routes = [surveyWelcome, contentSurvey, ownSurvey, multipleContentSurvey, customerSurvey]
