import { type RecordDescription, records } from '../../base/history/model.ts'
import { categoryLabel, noteKind, proofTypeLabels, requestTypeLabels } from './model.ts'
import { noteMoves } from './moves.ts'
import { words } from './words.ts'

type Labels = Readonly<Record<string, { en: string; es: string; fr: string }>>
const labelIn = (labels: Labels) => (value: string, language: 'en' | 'es' | 'fr') => labels[value]?.[language]

const noteRecord: RecordDescription = {
  ...noteKind,
  inSentence: { en: 'the note', es: 'la nota', fr: 'la note' },
  quoted: true,
  fields: {
    Note: { es: 'Nota', fr: 'Note' },
    Type: { es: 'Tipo', fr: 'Type' },
    Category: { es: 'Categoría', fr: 'Catégorie' },
    RequestType: { en: 'Request type', es: 'Tipo de solicitud', fr: 'Type de demande' },
    QrName: { en: 'Hub', es: 'Hub', fr: 'Hub' },
    ButtonName: { en: 'Page', es: 'Página', fr: 'Page' },
    Answer: { es: 'Respuesta', fr: 'Réponse' },
    AnsweredBy: { en: 'Answered by', es: 'Respondida por', fr: 'Réponse de' },
    AnsweredDate: { en: 'Answered on', es: 'Respondida el', fr: 'Réponse du' },
    Status: { es: 'Estado', fr: 'État' },
    ItemId: { en: 'Page', es: 'Página', fr: 'Page' },
  },
  choices: {
    Type: { label: labelIn(proofTypeLabels) },
    RequestType: { label: labelIn(requestTypeLabels) },
    Category: { label: (value, language) => categoryLabel(value)[language] },
    Status: { words, under: 'states', moves: [noteMoves] },
  },
}

export const additions = [records.with(noteRecord)]
