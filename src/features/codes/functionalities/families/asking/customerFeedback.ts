import type { Label } from '../../../../../core/labels.ts'
import { messages } from '../../../../../core/problem.ts'
import { choicesOf, listOf } from '../../../../base/members/lists.ts'
import { member } from '../../../../base/members/members.ts'
import { contactTexts, emailField, nameField, noteField, phoneField } from './contactFields.ts'
import { asking, codeFor, field, findTwins } from './definition.ts'

const isShown = ({ Hide }: Readonly<Record<string, unknown>>): boolean => Hide !== true

const members = {
  Questions: listOf({
    label: { en: 'Questions', es: 'Preguntas', fr: 'Questions' },
    help: {
      en: 'Up to three, each answered by one to five stars, or by choices of its own.',
      es: 'Hasta tres; cada una se responde con una a cinco estrellas o con opciones propias.',
      fr: 'Jusqu’à trois ; on répond à chacune par une à cinq étoiles, ou par ses propres choix.',
    },
    one: { en: 'Question', es: 'Pregunta', fr: 'Question' },
    add: { en: 'Add question', es: 'Añadir pregunta', fr: 'Ajouter une question' },
    least: 3,
    most: 3,
    of: {
      Hide: member.flag({ label: { en: 'Hide this question', es: 'Ocultar esta pregunta', fr: 'Masquer cette question' } }),
      QuestionText: member.localized({
        label: { en: 'Question', es: 'Pregunta', fr: 'Question' },
        required: true,
        longest: 500,
        when: isShown,
      }),
      Choices: choicesOf({
        label: { en: 'Choices instead of stars', es: 'Opciones en lugar de estrellas', fr: 'Choix à la place des étoiles' },
        one: { en: 'Choice', es: 'Opción', fr: 'Choix' },
        add: { en: 'Add choice', es: 'Añadir opción', fr: 'Ajouter un choix' },
        least: 0,
        when: isShown,
      }),
    },
  }),
}

const overall: Label = {
  en: 'How satisfied are you overall?',
  es: '¿Qué tan satisfecho está en general?',
  fr: 'Quel est votre niveau de satisfaction général ?',
}
const team: Label = {
  en: 'How helpful is the building team?',
  es: '¿Qué tan servicial es el equipo del edificio?',
  fr: 'L’équipe du bâtiment vous aide-t-elle bien ?',
}
const recommend: Label = {
  en: 'Would you recommend this building to others?',
  es: '¿Recomendaría este edificio a otras personas?',
  fr: 'Recommanderiez-vous ce bâtiment à d’autres ?',
}
const comment: Label = { en: 'Anything you would like to add?', es: '¿Desea añadir algo?', fr: 'Souhaitez-vous ajouter quelque chose ?' }
const question = ({ en, es }: Label) => ({ Hide: false, QuestionText: { en, es }, Choices: [] })
const sample = { Questions: [overall, team, recommend].map(question) }

/** What customers think of a building: three questions at most, a comment, and how to reach them. */
export const customerFeedback = asking({
  type: 'CustomerFeedback',
  purpose: 'ask',
  Label: { en: 'Customer feedback', es: 'Opinión de clientes', fr: 'Avis des clients' },
  Purpose: {
    en: 'Asks customers up to three questions by stars, and how to reach them.',
    es: 'Hace a los clientes hasta tres preguntas con estrellas y pide cómo contactarlos.',
    fr: 'Pose aux clients jusqu’à trois questions par étoiles, et demande comment les joindre.',
  },
  Caption: { en: 'Asks by stars', es: 'Pregunta con estrellas', fr: 'Demande des étoiles' },
  Heading: { en: 'How are we doing?', es: '¿Cómo lo estamos haciendo?', fr: 'Comment faisons-nous ?' },
  Icon: 'star',
  QrType: 'CustomerFeedback',
  members,
  template: sample,
  sample,
  rule: ({ Questions }) =>
    Questions.some(isShown)
      ? findTwins(
          Questions.flatMap((one, i) =>
            isShown(one) ? [{ Field: `Questions.${i}.QuestionText.en`, code: codeFor(one.QuestionText.en) }] : [],
          ),
        )
      : [{ Field: 'Questions', Message: messages.required }],
  groups: ({ Questions }) => [
    {
      fields: [
        ...Questions.filter(isShown).map(({ QuestionText, Choices }) =>
          Choices.length > 0
            ? field('scan.SingleChoice', codeFor(QuestionText.en), QuestionText, { Required: true, Choices })
            : field('scan.Stars', codeFor(QuestionText.en), QuestionText, { Required: true }),
        ),
        noteField(comment),
        nameField(),
        emailField(),
        phoneField(),
      ],
    },
  ],
  asks: {
    [codeFor(overall.en)]: '5',
    [codeFor(team.en)]: '4',
    [codeFor(recommend.en)]: '5',
    Note: 'The new lobby is lovely.',
    Email: 'jo@harbor.example',
  },
  texts: [overall, team, recommend, comment, ...contactTexts],
})
