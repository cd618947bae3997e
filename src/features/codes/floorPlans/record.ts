import { type AddedFields, moreFields, type RecordDescription, records } from '../../base/history/model.ts'
import { planKind } from './model.ts'

const planRecord: RecordDescription = {
  ...planKind,
  inSentence: { en: 'the floor plan', es: 'el plano de planta', fr: 'le plan d’étage' },
  may: ['ManageLibraries'],
  fields: { Floor: { es: 'Planta', fr: 'Étage' }, Picture: { en: 'Plan', es: 'Plano', fr: 'Plan' } },
}

/** On which plan a code stands, in the history of the code. */
const pinFields: AddedFields = {
  Object: 'qr_code',
  fields: { FloorPlan: { en: 'On the plan of', es: 'En el plano de', fr: 'Sur le plan de' } },
}

export const additions = [records.with(planRecord), moreFields.with(pinFields)]
