import { type RecordDescription, records } from '../../base/history/model.ts'
import { proofKind } from './model.ts'
import { proofMoves } from './moves.ts'
import { words } from './words.ts'

const proofRecord: RecordDescription = {
  ...proofKind,
  inSentence: { en: 'the sign proof', es: 'la prueba de rótulos', fr: 'l’épreuve de panneaux' },
  quoted: true,
  fields: {
    Status: { es: 'Estado', fr: 'État' },
    Approve: { en: 'Decision', es: 'Decisión', fr: 'Décision' },
    QrName: { en: 'Sign', es: 'Rótulo', fr: 'Panneau' },
    Recipients: { en: 'Sent to', es: 'Enviado a', fr: 'Envoyé à' },
    Alternative: { en: 'Alternative', es: 'Alternativa', fr: 'Variante' },
    Signs: { en: 'Signs', es: 'Rótulos', fr: 'Panneaux' },
  },
  choices: {
    Status: { words, under: 'statuses', moves: [proofMoves] },
    Approve: { words, under: 'decisions' },
  },
}

export const additions = [records.with(proofRecord)]
