import { type RecordDescription, records } from '../../base/history/model.ts'
import { inspectionKind } from './model.ts'

const inspectionRecord: RecordDescription = {
  ...inspectionKind,
  inSentence: { en: 'the walk of', es: 'el recorrido de', fr: 'le parcours de' },
  quoted: true,
  fields: {
    RoundId: { en: 'Round', es: 'Ronda', fr: 'Ronde' },
    EngineerName: { en: 'Walked by', es: 'Recorrida por', fr: 'Parcourue par' },
    State: { es: 'Estado', fr: 'État' },
  },
}

export const additions = [records.with(inspectionRecord)]
