import { type RecordDescription, records } from '../../base/history/model.ts'
import { leadMay } from './model.ts'
import { words } from './words.ts'

const leadRecord: RecordDescription = {
  Object: 'lead',
  kind: { en: 'Lead', es: 'Interesado', fr: 'Contact intéressé' },
  inSentence: { en: 'the lead', es: 'el interesado', fr: 'le contact intéressé' },
  may: leadMay,
  fields: {
    Stage: { en: 'Stage', es: 'Etapa', fr: 'Étape' },
    LostReason: { en: 'Why it was lost', es: 'Por qué se perdió', fr: 'Raison de la perte' },
    NextStep: { en: 'Next step', es: 'Próximo paso', fr: 'Prochaine étape' },
    NextDay: { en: 'Day of the next step', es: 'Día del próximo paso', fr: 'Jour de la prochaine étape' },
    AssigneeId: { en: 'Owner', es: 'Responsable', fr: 'Responsable' },
    ClosedDate: { en: 'Closed', es: 'Cerrado', fr: 'Clos' },
  },
  choices: { Stage: { words, under: 'stages' } },
}

export const additions = [records.with(leadRecord)]
