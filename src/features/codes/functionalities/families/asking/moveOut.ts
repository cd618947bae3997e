import type { Localized } from '../../../../../core/call.ts'
import type { Label } from '../../../../../core/labels.ts'
import { choice, choicesOf, listOf } from '../../../../base/members/lists.ts'
import { member } from '../../../../base/members/members.ts'
import { contactTexts, emailField, nameField, noteField, photosField, unitField } from './contactFields.ts'
import { asking, codeFor, field, findTwins } from './definition.ts'

const members = {
  Sections: listOf({
    label: { en: 'Sections', es: 'Secciones', fr: 'Sections' },
    help: {
      en: 'A section is a room or an area; its items are what residents say the condition of.',
      es: 'Una sección es una habitación o un área; sus elementos son aquello cuyo estado indican los residentes.',
      fr: 'Une section est une pièce ou une zone ; ses éléments sont ce dont les résidents disent l’état.',
    },
    one: { en: 'Section', es: 'Sección', fr: 'Section' },
    add: { en: 'Add section', es: 'Añadir sección', fr: 'Ajouter une section' },
    of: {
      SectionName: member.localized({ label: { en: 'Section name', es: 'Nombre de la sección', fr: 'Nom de la section' }, required: true }),
      Items: listOf({
        label: { en: 'Items', es: 'Elementos', fr: 'Éléments' },
        one: { en: 'Item', es: 'Elemento', fr: 'Élément' },
        add: { en: 'Add item', es: 'Añadir elemento', fr: 'Ajouter un élément' },
        of: {
          ItemName: member.localized({ label: { en: 'Item name', es: 'Nombre del elemento', fr: 'Nom de l’élément' }, required: true }),
          Buttons: choicesOf({
            label: { en: 'Buttons', es: 'Botones', fr: 'Boutons' },
            one: { en: 'Button', es: 'Botón', fr: 'Bouton' },
            add: { en: 'Add button', es: 'Añadir botón', fr: 'Ajouter un bouton' },
          }),
        },
      }),
    },
  }),
}

const states: readonly Label[] = [
  { en: 'Clean', es: 'Limpio', fr: 'Propre' },
  { en: 'Damaged', es: 'Dañado', fr: 'Abîmé' },
  { en: 'Missing', es: 'Falta', fr: 'Manquant' },
]
const rooms: readonly (readonly [section: Label, ...items: Label[]])[] = [
  [
    { en: 'Kitchen', es: 'Cocina', fr: 'Cuisine' },
    { en: 'Oven', es: 'Horno', fr: 'Four' },
    { en: 'Refrigerator', es: 'Refrigerador', fr: 'Réfrigérateur' },
  ],
  [
    { en: 'Bathroom', es: 'Baño', fr: 'Salle de bain' },
    { en: 'Shower and tub', es: 'Ducha y bañera', fr: 'Douche et baignoire' },
    { en: 'Mirror', es: 'Espejo', fr: 'Miroir' },
  ],
  [
    { en: 'Keys', es: 'Llaves', fr: 'Clés' },
    { en: 'Apartment keys', es: 'Llaves del apartamento', fr: 'Clés de l’appartement' },
  ],
]
const inTwo = ({ en, es }: Label): Localized => ({ en, es })
const sample = {
  Sections: rooms.map(([section, ...items]) => ({
    SectionName: inTwo(section),
    Items: items.map(item => ({ ItemName: inTwo(item), Buttons: states.map(({ en, es }) => choice(en, es)) })),
  })),
}
const note: Label = { en: 'Anything we should know?', es: '¿Algo que debamos saber?', fr: 'Quelque chose à savoir ?' }

/** In what condition a resident leaves a home, item by item. */
export const moveOut = asking({
  type: 'MoveOut',
  purpose: 'register',
  Label: { en: 'Move-out', es: 'Mudanza de salida', fr: 'Départ' },
  Purpose: {
    en: 'Residents who move out say in what condition they leave each item.',
    es: 'Los residentes que se mudan indican en qué estado dejan cada elemento.',
    fr: 'Les résidents qui partent disent dans quel état ils laissent chaque élément.',
  },
  Caption: { en: 'Notes a move-out', es: 'Anota una mudanza', fr: 'Note un départ' },
  Heading: { en: 'Moving out', es: 'Mudanza de salida', fr: 'Votre départ' },
  Icon: 'home',
  QrType: 'MoveOut',
  members,
  template: sample,
  sample,
  rule: ({ Sections }) =>
    findTwins(
      Sections.flatMap(({ SectionName, Items }, s) =>
        Items.map(({ ItemName }, i) => ({ Field: `Sections.${s}.Items.${i}.ItemName.en`, code: codeFor(SectionName.en, ItemName.en) })),
      ),
    ),
  groups: ({ Sections }) => [
    { fields: [unitField(true), nameField(true), emailField()] },
    ...Sections.map(({ SectionName, Items }) => ({
      title: SectionName,
      fields: [
        ...Items.map(({ ItemName, Buttons }) =>
          field('scan.SingleChoice', codeFor(SectionName.en, ItemName.en), ItemName, { Required: true, Choices: Buttons }),
        ),
        photosField(codeFor(SectionName.en, '', 'photos')), // no item has these three names
      ],
    })),
    { fields: [noteField(note)] },
  ],
  asks: {
    Unit: '4B',
    Name: 'Jo Harper',
    Email: 'jo@harbor.example',
    ...Object.fromEntries(rooms.flatMap(([section, ...items]) => items.map(item => [codeFor(section.en, item.en), 'Clean']))),
    Note: 'The keys are with the front desk.',
  },
  texts: [...states, ...rooms.flat(), note, ...contactTexts],
})
