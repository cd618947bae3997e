import { type RecordDescription, records } from '../../base/history/model.ts'
import { requestFlag } from '../requests/model.ts'
import { words } from './words.ts'

const planRecord: RecordDescription = {
  Object: 'request_plan',
  kind: { en: 'Recurring request', es: 'Solicitud recurrente', fr: 'Demande récurrente' },
  inSentence: { en: 'the recurring request', es: 'la solicitud recurrente', fr: 'la demande récurrente' },
  may: [requestFlag],
  fields: {
    Detail: { en: 'Details', es: 'Detalles', fr: 'Détails' },
    Step: { en: 'Repeats', es: 'Se repite', fr: 'Se répète' },
    FirstDay: { en: 'First day', es: 'Primer día', fr: 'Premier jour' },
    NextDay: { en: 'Next day', es: 'Próximo día', fr: 'Prochain jour' },
    DueDate: { en: 'Made next', es: 'Próxima creación', fr: 'Prochaine création' },
    AssigneeId: { en: 'Assigned to', es: 'Asignada a', fr: 'Attribuée à' },
    TenantId: { en: 'Tenant', es: 'Inquilino', fr: 'Locataire' },
  },
  choices: { Step: { words, under: 'steps' } },
}

export const additions = [records.with(planRecord)]
