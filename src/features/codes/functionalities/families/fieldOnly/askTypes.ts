import { fieldOnly } from './definition.ts'
import { detailRow, emailRow, nameRow, phoneRow, requiredRow } from './templateRows.ts'

/** Types that ask what people think. */
export const askTypes = {
  CommentCard: fieldOnly({
    type: 'CommentCard',
    purpose: 'ask',
    Label: { en: 'Comment card', es: 'Tarjeta de opinión', fr: 'Carte d’avis' },
    Purpose: {
      en: 'Asks for a comment, and how to reach who wrote it.',
      es: 'Pide un comentario y cómo contactar a quien lo escribió.',
      fr: 'Demande un commentaire, et comment joindre son auteur.',
    },
    Caption: { en: 'Asks for a comment', es: 'Pide un comentario', fr: 'Demande un commentaire' },
    Heading: { en: 'Tell us what you think', es: 'Díganos qué le parece', fr: 'Dites-nous ce que vous en pensez' },
    Icon: 'comment',
    QrType: 'CommentCard',
    fields: [requiredRow(detailRow('Your comment', 'Su comentario', 'Votre commentaire')), nameRow, emailRow, phoneRow],
    asks: { Q001: 'More plants in the lobby, please.', Q003: 'jo@harbor.example' },
  }),
  CustomFeedback: fieldOnly({
    type: 'CustomFeedback',
    purpose: 'ask',
    Label: { en: 'Custom feedback', es: 'Opinión personalizada', fr: 'Avis personnalisé' },
    Purpose: {
      en: 'Asks the questions that you compose.',
      es: 'Hace las preguntas que usted redacta.',
      fr: 'Pose les questions que vous composez.',
    },
    Caption: { en: 'Asks your own questions', es: 'Hace sus propias preguntas', fr: 'Pose vos propres questions' },
    Heading: { en: 'A few questions', es: 'Unas preguntas', fr: 'Quelques questions' },
    Icon: 'form',
    QrType: 'CustomFeedback',
    fields: [
      {
        FieldStyle: 'SingleChoice',
        FieldText: { en: 'How was your visit?', es: '¿Cómo fue su visita?', fr: 'Comment s’est passée votre visite ?' },
        Required: true,
        choices: [
          ['Great', { en: 'Great', es: 'Excelente', fr: 'Très bien' }],
          ['Fine', { en: 'Fine', es: 'Bien', fr: 'Bien' }],
          ['Poor', { en: 'Poor', es: 'Mal', fr: 'Mal' }],
        ],
      },
      detailRow('What should we change?', '¿Qué deberíamos cambiar?', 'Que devrions-nous changer ?'),
      emailRow,
    ],
    asks: { Q001: 'Fine', Q002: 'Shorter lines at noon.' },
  }),
} as const
