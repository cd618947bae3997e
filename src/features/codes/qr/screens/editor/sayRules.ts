import type { Language } from '../../../../../core/words.ts'
import { shownTime } from '../../../../../ui/form/times.ts'
import type { ItemRules } from '../../../scanPage/itemRules.ts'

/** The days of the week, Monday first, in a language. */
export const listDays = (language: Language): { day: number; short: string; long: string }[] =>
  [1, 2, 3, 4, 5, 6, 0].map(day => ({ day, short: dayName(day, language, 'short'), long: dayName(day, language, 'long') }))

const dayName = (day: number, language: Language, weekday: 'short' | 'long'): string =>
  // The first of January 2023 was a Sunday.
  new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(new Date(Date.UTC(2023, 0, 1 + day)))

export const sayDays = (days: readonly number[], language: Language): string =>
  listDays(language)
    .filter(({ day }) => days.includes(day))
    .map(({ short }) => short)
    .join(', ')

/** The words that rules are said with. */
type Saying = {
  who: (ShownTo: ItemRules['ShownTo']) => string
  kind: (pin: ItemRules['Pins'][number]) => string
  confirmEmail: string
  consent: string
  language: Language
}

/** Rules as a text: who, with which PINs, when, and whether addresses are confirmed. */
export const sayRules = (
  { ShownTo, Pins, Hours, ConfirmEmail, Consent }: ItemRules,
  { who, kind, confirmEmail, consent, language }: Saying,
): string =>
  [
    who(ShownTo),
    ...(ShownTo !== 'Everyone' && Pins.length > 0 ? [Pins.map(kind).join(', ')] : []),
    ...Hours.map(({ Days, From, To }) => `${sayDays(Days, language)} ${shownTime(From, language)}–${shownTime(To, language)}`),
    ...(ConfirmEmail ? [confirmEmail] : []),
    ...(Consent?.en ? [consent] : []),
  ].join(' · ')
