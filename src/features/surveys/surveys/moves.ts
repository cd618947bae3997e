import { stateTable } from '../../../core/stateTable.ts'
import { type SurveyStatus, surveyStatuses } from './model.ts'
import { surveyMessages } from './rules.ts'

const builds = 'CustomerSurveyLinks' as const
const waiting = { from: ['Completed'], may: builds, refusal: surveyMessages.notCompleted } as const

/** A survey's life: from which states what is done, by whom, and where it leads. */
export const surveyMoves = stateTable<SurveyStatus>()({
  saveDraft: {
    from: ['Draft'],
    may: builds,
    label: { en: 'Save draft', es: 'Guardar borrador', fr: 'Enregistrer le brouillon' },
    refusal: surveyMessages.isLive,
  },
  /** Anew too: the customer can answer again. */
  generate: {
    from: surveyStatuses,
    to: 'Completed',
    may: builds,
    label: { en: 'Generate survey and copy link', es: 'Generar encuesta y copiar enlace', fr: 'Générer l’enquête et copier le lien' },
    refusal: surveyMessages.isLive,
  },
  copyLink: {
    from: ['Completed'],
    label: { en: 'Copy Survey Link', es: 'Copiar enlace', fr: 'Copier le lien' },
    refusal: surveyMessages.notCompleted,
  },
  send: { ...waiting, label: { en: 'Send', es: 'Enviar', fr: 'Envoyer' }, elsewhere: 'off' },
  /** By the customer, whose token reaches the survey. */
  submit: {
    from: ['Completed'],
    to: 'PendingApproval',
    label: { en: 'Submit', es: 'Enviar', fr: 'Envoyer' },
    refusal: surveyMessages.submitted,
  },
  accept: {
    from: ['PendingApproval'],
    to: 'Active',
    may: builds,
    label: { en: 'Accept answers', es: 'Aceptar respuestas', fr: 'Accepter les réponses' },
    refusal: surveyMessages.notSubmitted,
  },
  takeOver: {
    from: ['Active'],
    may: builds,
    label: { en: 'Take answers over', es: 'Trasladar respuestas', fr: 'Reprendre les réponses' },
    refusal: surveyMessages.notAccepted,
  },
  reopen: {
    from: ['PendingApproval', 'Active'],
    to: 'Completed',
    may: builds,
    label: { en: 'Reopen for the customer', es: 'Reabrir para el cliente', fr: 'Rouvrir pour le client' },
    refusal: surveyMessages.notSubmitted,
  },
})
