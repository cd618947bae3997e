import type { Label } from '../../../../../core/labels.ts'
import { listOf } from '../../../../base/members/lists.ts'
import { member } from '../../../../base/members/members.ts'
import { contactTexts, nameField, noteField, photosField } from './contactFields.ts'
import { asking, codeFor, field, findTwins } from './definition.ts'

const members = {
  Ladders: listOf({
    label: { en: 'Ladders', es: 'Escaleras', fr: 'Échelles' },
    help: {
      en: 'The two ladders kept here, as their tags name them.',
      es: 'Las dos escaleras que se guardan aquí, como las nombran sus etiquetas.',
      fr: 'Les deux échelles rangées ici, comme leurs étiquettes les nomment.',
    },
    one: { en: 'Ladder', es: 'Escalera', fr: 'Échelle' },
    add: { en: 'Add ladder', es: 'Añadir escalera', fr: 'Ajouter une échelle' },
    least: 2,
    most: 2,
    of: { Name: member.localized({ label: { en: 'Name', es: 'Nombre', fr: 'Nom' }, required: true }) },
  }),
}

const which: Label = { en: 'Which ladder?', es: '¿Qué escalera?', fr: 'Quelle échelle ?' }
const inspector: Label = { en: 'Your name', es: 'Su nombre', fr: 'Votre nom' }
const remarks: Label = { en: 'Remarks', es: 'Observaciones', fr: 'Remarques' }
const checks: readonly Label[] = [
  {
    en: 'Are rails and rungs sound?',
    es: '¿Los largueros y peldaños están en buen estado?',
    fr: 'Les montants et les échelons sont-ils en bon état ?',
  },
  {
    en: 'Are the feet whole and not slippery?',
    es: '¿Las zapatas están enteras y no resbalan?',
    fr: 'Les patins sont-ils entiers et antidérapants ?',
  },
  { en: 'Do locks and hinges hold?', es: '¿Los seguros y las bisagras sostienen?', fr: 'Les verrous et les charnières tiennent-ils ?' },
  { en: 'Is the tag there and readable?', es: '¿La etiqueta está y se puede leer?', fr: 'L’étiquette est-elle présente et lisible ?' },
]
const yesNo = [
  { Value: 'Yes', Label: 'Yes', Text: { en: 'Yes', es: 'Sí', fr: 'Oui' } },
  { Value: 'No', Label: 'No', Text: { en: 'No', es: 'No', fr: 'Non' } },
]

/** A check of one of two ladders before somebody climbs it. */
export const ladderSafety = asking({
  type: 'LadderSafety',
  purpose: 'inspect',
  Label: { en: 'Ladder safety', es: 'Seguridad de escaleras', fr: 'Sécurité des échelles' },
  Purpose: {
    en: 'Checks a ladder before it is used, and keeps what was found.',
    es: 'Revisa una escalera antes de usarla y guarda el resultado.',
    fr: 'Contrôle une échelle avant son usage et garde le résultat.',
  },
  Caption: { en: 'Checks a ladder', es: 'Revisa una escalera', fr: 'Contrôle une échelle' },
  Heading: { en: 'Check the ladder before you climb', es: 'Revise la escalera antes de subir', fr: 'Contrôlez l’échelle avant de monter' },
  Icon: 'ladder',
  QrType: 'LadderSafety',
  members,
  sample: {
    Ladders: [
      { Name: { en: 'Ladder A, 8 ft', es: 'Escalera A, 2,4 m' } },
      { Name: { en: 'Ladder B, 24 ft extension', es: 'Escalera B, extensible 7 m' } },
    ],
  },
  rule: ({ Ladders }) => findTwins(Ladders.map(({ Name }, i) => ({ Field: `Ladders.${i}.Name.en`, code: codeFor(Name.en) }))),
  groups: ({ Ladders }) => [
    {
      fields: [
        field('scan.SingleChoice', codeFor(which.en), which, {
          Required: true,
          Choices: Ladders.map(({ Name }) => ({ Value: Name.en, Label: Name.en, Text: Name })),
          means: 'Area',
        }),
        ...checks.map(text =>
          field('scan.SingleChoice', codeFor(text.en), text, { Required: true, Choices: yesNo, Fail: { Rule: 'IsEqualTo', Value: 'No' } }),
        ),
        { ...nameField(true), Text: inspector },
        noteField(remarks),
        photosField(),
      ],
    },
  ],
  Warning: {
    en: 'Do not use this ladder. Set it aside so that nobody else does, and tell the building team.',
    es: 'No use esta escalera. Apártela para que nadie la use y avise al equipo del edificio.',
    fr: 'N’utilisez pas cette échelle. Mettez-la de côté pour que personne ne s’en serve et prévenez l’équipe du bâtiment.',
  },
  asks: {
    [codeFor(which.en)]: 'Ladder A, 8 ft',
    ...Object.fromEntries(checks.map(({ en }) => [codeFor(en), 'Yes'])),
    Name: 'Jo Harper',
  },
  texts: contactTexts,
})
