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
  deeds: {
    'Lead/AssignLeads': {
      en: '{AssigneeId, select, none {{who} assigned {named, select, none {leads} other {{object}}}} other {{who} assigned {object} to {AssigneeId}}}.',
      es: '{AssigneeId, select, none {{who} asignó {named, select, none {interesados} other {{object}}}} other {{who} asignó {object} a {AssigneeId}}}.',
      fr: '{AssigneeId, select, none {{who} a confié {named, select, none {des contacts intéressés} other {{object}}}} other {{who} a confié {object} à {AssigneeId}}}.',
    },
  },
  choices: { Stage: { words, under: 'stages' } },
}

export const additions = [records.with(leadRecord)]
