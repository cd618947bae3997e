import type { Localized } from '../../../core/call.ts'
import { labelIn } from '../../../core/labels.ts'
import type { Language } from '../../../core/words.ts'
import { locationLabel } from '../../property/entityTypes/model.ts'
import type { Definition } from './definition.ts'
import { definitions, isTypeLabel } from './definitions.ts'

const known = Object.values<Definition>(definitions).flatMap(({ Label, texts = [] }) => [Label, ...texts])
const french: ReadonlyMap<string, string> = new Map(known.map(({ en, fr }) => [en, fr]))

/**
 * A text of a code in a visitor's language. Codes keep their texts in en and es; a text that is still the default one is known in
 * French too. What the customer has written stays as it is written.
 */
export const visitorText = (text: Localized | null | undefined, language: Language): string =>
  (language === 'fr' && french.get(text?.en.trim() ?? '')) || labelIn(text, language)

type VisitorTextPlace = { Title: Localized | null; FunctionalityType: string; Location: string; Floor: string }

/**
 * The visitor's place: the title of the code's only item, else the code's location and floor. The code's name is for staff. An item still
 * named after its type has no title.
 */
export const visitorSpot = ({ Title, FunctionalityType, Location, Floor }: VisitorTextPlace, language: Language): string => {
  const given = Title && !isTypeLabel(FunctionalityType, Title.en) ? visitorText(Title, language) : ''
  return given || [locationLabel(Location, language), Floor].filter(Boolean).join(', ')
}
