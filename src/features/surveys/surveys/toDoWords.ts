import { defineWords } from '../../../core/words.ts'

export const words = defineWords({
  en: {
    SurveysToAccept: '{n, plural, one {# survey to be accepted} other {# surveys to be accepted}}',
    SurveysWaiting: '{n, plural, one {# survey waiting for the customer} other {# surveys waiting for the customer}}',
    SurveyDrafts: '{n, plural, one {# survey is a draft} other {# surveys are drafts}}',
  },
  es: {
    SurveysToAccept: '{n, plural, one {# encuesta por aceptar} other {# encuestas por aceptar}}',
    SurveysWaiting: '{n, plural, one {# encuesta a la espera del cliente} other {# encuestas a la espera del cliente}}',
    SurveyDrafts: '{n, plural, one {# encuesta en borrador} other {# encuestas en borrador}}',
  },
  fr: {
    SurveysToAccept: '{n, plural, one {# enquête à accepter} other {# enquêtes à accepter}}',
    SurveysWaiting: '{n, plural, one {# enquête en attente du client} other {# enquêtes en attente du client}}',
    SurveyDrafts: '{n, plural, one {# enquête en brouillon} other {# enquêtes en brouillon}}',
  },
})
