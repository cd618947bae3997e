import type { Language } from '../../../core/words.ts'
import { choiceTextIn } from '../../base/fields/fieldType.ts'
import type { ErrorRule, FormField } from '../../base/fields/model.ts'

const texts: Readonly<Record<ErrorRule, Readonly<Record<Language, string>>>> = {
  IsEqualTo: { en: 'Is {value}', es: 'Es {value}', fr: 'Est {value}' },
  IsNotEqualTo: { en: 'Is not {value}', es: 'No es {value}', fr: 'N’est pas {value}' },
  IsGreaterThan: { en: 'Above {value}', es: 'Por encima de {value}', fr: 'Au-dessus de {value}' },
  IsGreaterOrEqual: { en: '{value} or above', es: '{value} o más', fr: '{value} ou plus' },
  IsLessThan: { en: 'Below {value}', es: 'Por debajo de {value}', fr: 'En dessous de {value}' },
  IsLessOrEqual: { en: '{value} or below', es: '{value} o menos', fr: '{value} ou moins' },
  InsideRange: { en: 'Inside {min} to {max}', es: 'Dentro de {min} a {max}', fr: 'Entre {min} et {max}' },
  OutsideRange: { en: 'Outside {min} to {max}', es: 'Fuera de {min} a {max}', fr: 'Hors de {min} à {max}' },
}

/** The limit of a question in words, as the reason of an answer that crossed it; '' where it has none. */
export const describeLimit = (field: FormField, language: Language): string => {
  if (!field.Fail) return ''
  const { Rule, Value = '', Min, Max } = field.Fail
  return texts[Rule][language]
    .replace('{value}', choiceTextIn(field, Value, language) || Value)
    .replace('{min}', String(Min ?? ''))
    .replace('{max}', String(Max ?? ''))
}
