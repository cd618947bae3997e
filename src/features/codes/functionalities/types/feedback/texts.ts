import type { Label } from '../../../../../core/labels.ts'
import { entityTypes } from '../../../../property/entityTypes/model.ts'

/** Roles of the feedback reports, as choices of the second question. */
export const roleTexts: Readonly<Record<string, Label>> = {
  Engineer: { en: 'Engineer', es: 'Ingeniero', fr: 'Technicien' },
  Tenant: { en: 'Tenant', es: 'Inquilino', fr: 'Locataire' },
  Supplier: { en: 'Supplier', es: 'Proveedor', fr: 'Fournisseur' },
  Resident: { en: 'Resident', es: 'Residente', fr: 'Résident' },
  GM: { en: 'General manager', es: 'Gerente general', fr: 'Directeur général' },
}

export const roleQuestion: Label = {
  en: 'What best describes you?',
  es: '¿Qué lo describe mejor?',
  fr: 'Qu’est-ce qui vous décrit le mieux ?',
}

export const thankYou: Label = { en: 'Thank you for your feedback!', es: '¡Gracias por su opinión!', fr: 'Merci pour votre avis !' }

/** The first question about a place: `{ en: 'the lobby', … }`. */
export const scoreQuestion = (place: Label): Label => ({
  en: `How satisfied are you with ${place.en}?`,
  es: `¿Qué tan satisfecho está con ${place.es}?`,
  fr: `Quel est votre niveau de satisfaction concernant ${place.fr} ?`,
})

/** Every text that a feedback form begins with. */
export const feedbackTexts: readonly Label[] = [
  ...Object.values(roleTexts),
  roleQuestion,
  thankYou,
  ...entityTypes.map(one => scoreQuestion(one.Noun)),
]
