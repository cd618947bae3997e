import { type RecordDescription, type RecordKind, records } from '../../base/history/model.ts'
import { answerFlag } from '../answers/model.ts'
import { answerMoves } from '../answers/moves.ts'
import { words } from './words.ts'

/** What history calls an answer, and who opens it. */
export const answerKind = {
  Object: 'feedback',
  kind: { en: 'Feedback', es: 'Opinión', fr: 'Avis' },
  may: [answerFlag],
} satisfies RecordKind

const answerRecord: RecordDescription = {
  ...answerKind,
  inSentence: { en: 'the feedback', es: 'la opinión', fr: 'l’avis' },
  fields: {
    Status: { es: 'Estado', fr: 'État' },
    AssigneeId: { en: 'Assigned to', es: 'Asignada a', fr: 'Confié à' },
    DoneDate: { en: 'Done', es: 'Resuelta', fr: 'Traité' },
    Note: { es: 'Nota', fr: 'Note' },
    ForVisitor: { en: 'Sent to the visitor', es: 'Enviada al visitante', fr: 'Envoyée au visiteur' },
  },
  deeds: {
    'Feedback/AddAnswerNote': {
      en: '{ForVisitor, select, true {{who} replied to {object}} other {{who} added a note to {object}}}.',
      es: '{ForVisitor, select, true {{who} respondió a {object}} other {{who} añadió una nota a {object}}}.',
      fr: '{ForVisitor, select, true {{who} a répondu à {object}} other {{who} a ajouté une note à {object}}}.',
    },
    'Feedback/AssignAnswers': {
      en: '{AssigneeId, select, none {{who} assigned {named, select, none {feedback} other {{object}}}} other {{who} assigned {object} to {AssigneeId}}}.',
      es: '{AssigneeId, select, none {{who} asignó {named, select, none {opiniones} other {{object}}}} other {{who} asignó {object} a {AssigneeId}}}.',
      fr: '{AssigneeId, select, none {{who} a confié {named, select, none {des avis} other {{object}}}} other {{who} a confié {object} à {AssigneeId}}}.',
    },
    'Feedback/SeeAnswers': {
      en: '{who} marked {named, select, none {feedback} other {{object}}} as seen.',
      es: '{who} marcó {named, select, none {opiniones como vistas} other {{object} como vista}}.',
      fr: '{who} a marqué {named, select, none {des avis comme vus} other {{object} comme vu}}.',
    },
    'Feedback/FinishAnswers': {
      en: '{who} marked {named, select, none {feedback} other {{object}}} as done.',
      es: '{who} marcó {named, select, none {opiniones como resueltas} other {{object} como resuelta}}.',
      fr: '{who} a marqué {named, select, none {des avis comme traités} other {{object} comme traité}}.',
    },
    AssigneeId: {
      en: '{AssigneeId, select, none {{who} unassigned {object}} other {{who} assigned {object} to {AssigneeId}}}.',
      es: '{AssigneeId, select, none {{who} quitó el responsable: {object}} other {{who} asignó {object} a {AssigneeId}}}.',
      fr: '{AssigneeId, select, none {{who} a retiré le responsable : {object}} other {{who} a confié {object} à {AssigneeId}}}.',
    },
  },
  choices: { Status: { words, under: 'status', moves: [answerMoves] } },
  quoted: true,
}

export const additions = [records.with(answerRecord)]
