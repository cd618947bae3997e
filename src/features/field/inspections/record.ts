import { type RecordDescription, records } from '../../base/history/model.ts'

const inspectionRecord: RecordDescription = {
  Object: 'inspection',
  kind: { en: 'Walk of a round', es: 'Recorrido de una ronda', fr: 'Parcours d’une ronde' },
  inSentence: { en: 'the walk of', es: 'el recorrido de', fr: 'le parcours de' },
  may: ['ManageLibraries'],
  quoted: true,
  fields: {
    RoundId: { en: 'Round', es: 'Ronda', fr: 'Ronde' },
    EngineerName: { en: 'Walked by', es: 'Recorrida por', fr: 'Parcourue par' },
    State: { es: 'Estado', fr: 'État' },
  },
}

export const additions = [records.with(inspectionRecord)]
