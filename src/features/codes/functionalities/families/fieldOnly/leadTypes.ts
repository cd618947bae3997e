import { eventMembers } from '../../eventMembers.ts'
import { fieldOnly } from './definition.ts'
import { companyRow, detailRow, emailRow, nameRow, phoneRow, requiredRow, sampleContact, unitRow } from './templateRows.ts'

const { EventName } = eventMembers

/** Types by which people show interest. */
export const leadTypes = {
  LeadCapture: fieldOnly({
    type: 'LeadCapture',
    purpose: 'register',
    Label: { en: 'Lead capture', es: 'Captación de interesados', fr: 'Prise de contact' },
    Purpose: {
      en: 'Keeps who is interested, and in what.',
      es: 'Guarda quién está interesado y en qué.',
      fr: 'Garde qui est intéressé, et par quoi.',
    },
    Caption: { en: 'Keeps who is interested', es: 'Guarda quién está interesado', fr: 'Garde les personnes intéressées' },
    Heading: { en: 'Stay in touch', es: 'Manténgase en contacto', fr: 'Restons en contact' },
    Icon: 'target',
    QrType: 'LeadCapture',
    members: { EventName },
    filled: { EventName: 'Spring open house' },
    fields: [requiredRow(nameRow), requiredRow(emailRow), phoneRow, unitRow, companyRow],
    asks: { ...sampleContact, Q003: '(617) 555-0142' },
  }),
  FieldMarketing: fieldOnly({
    type: 'FieldMarketing',
    purpose: 'register',
    Label: { en: 'Field marketing', es: 'Marketing de campo', fr: 'Marketing de terrain' },
    Purpose: {
      en: 'Collects contacts at a stand or an action.',
      es: 'Reúne contactos en un stand o una acción.',
      fr: 'Recueille des contacts sur un stand ou lors d’une action.',
    },
    Caption: { en: 'Collects contacts on the spot', es: 'Reúne contactos en el lugar', fr: 'Recueille des contacts sur place' },
    Heading: { en: 'Let us know you were here', es: 'Cuéntenos que estuvo aquí', fr: 'Dites-nous que vous êtes passé' },
    Icon: 'people',
    QrType: 'FieldMarketing',
    members: { EventName },
    filled: { EventName: 'Harbor fair' },
    fields: [
      requiredRow(nameRow),
      requiredRow(emailRow),
      phoneRow,
      { FieldStyle: 'Text', FieldText: { en: 'Year of graduation', es: 'Año de graduación', fr: 'Année de diplôme' }, means: 'Year' },
    ],
    asks: { ...sampleContact, Q004: '2028' },
  }),
  Vacancy: fieldOnly({
    type: 'Vacancy',
    purpose: 'request',
    Label: { en: 'Vacancy lead', es: 'Interés en un espacio', fr: 'Intérêt pour un local' },
    Purpose: {
      en: 'Asks about a space that is for rent.',
      es: 'Pregunta por un espacio en alquiler.',
      fr: 'Demande des informations sur un local à louer.',
    },
    Caption: { en: 'Asks about a free space', es: 'Pregunta por un espacio libre', fr: 'S’informe d’un local libre' },
    Heading: { en: 'Interested in this space?', es: '¿Le interesa este espacio?', fr: 'Ce local vous intéresse ?' },
    Icon: 'home',
    QrType: 'Vacancy',
    fields: [
      requiredRow(nameRow),
      requiredRow(emailRow),
      phoneRow,
      detailRow('What would you like to know?', '¿Qué le gustaría saber?', 'Que souhaitez-vous savoir ?'),
    ],
    asks: { ...sampleContact, Q004: 'When could we see it?' },
  }),
} as const
