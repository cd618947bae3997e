import type { RecordDescription, RecordKind } from '../../base/history/model.ts'
import { answerFlag } from '../answers/model.ts'

/** What history calls an answer, and who opens it. */
export const answerKind = {
  Object: 'feedback',
  kind: { en: 'Feedback', es: 'Opinión', fr: 'Avis' },
  may: [answerFlag],
} satisfies RecordKind

export const answerRecord: RecordDescription = {
  ...answerKind,
  inSentence: { en: 'the feedback', es: 'la opinión', fr: 'l’avis' },
  fields: {
    Status: { es: 'Estado', fr: 'État' },
    AssigneeId: { en: 'Assigned to', es: 'Asignada a', fr: 'Confié à' },
    DoneDate: { en: 'Done', es: 'Resuelta', fr: 'Traité' },
    Note: { es: 'Nota', fr: 'Note' },
    ForVisitor: { en: 'Sent to the visitor', es: 'Enviada al visitante', fr: 'Envoyée au visiteur' },
  },
}
