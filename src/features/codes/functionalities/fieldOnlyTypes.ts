import { fieldOnly } from './fieldOnly/definition.ts'

/** Types whose page is nothing but fields: a row is the whole type. */
export const fieldOnlyTypes = {
  CommentCard: fieldOnly({
    type: 'CommentCard',
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
    fields: [
      { FieldStyle: 'TextBox', FieldText: { en: 'Your comment', es: 'Su comentario', fr: 'Votre commentaire' }, Required: true },
      { FieldStyle: 'Text', FieldText: { en: 'Your name', es: 'Su nombre', fr: 'Votre nom' } },
      { FieldStyle: 'Email', FieldText: { en: 'Email', es: 'Correo electrónico', fr: 'E-mail' } },
      { FieldStyle: 'PhoneNumber', FieldText: { en: 'Phone number', es: 'Teléfono', fr: 'Téléphone' } },
    ],
    asks: { Q001: 'More plants in the lobby, please.', Q003: 'jo@harbor.example' },
  }),
} as const
