import { choiceLabel } from '../../../core/labels.ts'
import type { Shown } from '../../../core/listColumns.ts'
import type { Language } from '../../../core/words.ts'
import { fileAt } from '../files/rules.ts'
import { MARK } from './ids.ts'
import { type Change, describedFields, type ValueWords } from './model.ts'
import { words } from './words.ts'

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const day = /^\d{4}-\d\d-\d\d$/
/** Later than 2001: no count or price of ours is so large. */
const earliest = 1e12

/** A field of a record, by the kind of record that it belongs to. */
export type FieldOf = Pick<Change, 'Field' | 'Kind'> & { Object: string }

/** A value of a change as people read it: names, days, phones and choices in the reader's language. */
export const describeValue = ({ Object: kind, Field, Kind }: FieldOf, value: Change['After'], shown: Shown): string => {
  const { formats, language, phrase } = shown
  if (value === null || value === '') return phrase(words, 'empty')
  if (Kind === 'Secret') return phrase(words, 'set')
  if (Kind === 'File') return phrase(words, 'fileChanged')
  if (typeof value === 'boolean') return phrase(words, value ? 'yes' : 'no')
  const name = Field.split('.').findLast(part => !/^\d+$/.test(part)) ?? ''
  if (typeof value === 'number') return name.endsWith('Date') && value > earliest ? formats.dateTime(value) : formats.number(value)
  if (Kind === 'Names')
    return value
      .split(', ')
      .map(one => (one === MARK ? phrase(words, 'notShown') : one))
      .join(', ')
  const file = fileAt(value)
  if (file) return file.name
  if (moment.test(value)) return formats.dateTime(value)
  if (day.test(value)) return formats.day(value)
  return /Phone(Number)?$/.test(name) ? formats.phone(value) : (describeChoice(kind, name, value, language) ?? value)
}

/** What a value is called where it is chosen; undefined for what is typed. */
export const describeChoice = (kind: string, field: string, value: string, language: Language): string | undefined => {
  const chosen = findChoices(kind, field)
  if (!chosen?.several) return chosen && labelOf(chosen, value, language)
  return value
    .split(', ')
    .map(one => labelOf(chosen, one, language) ?? one)
    .join(', ')
}

/** The words of a field that is chosen. */
export const findChoices = (kind: string, field: string): ValueWords | undefined =>
  describedFields(kind).find(({ choices }) => choices && Object.hasOwn(choices, field))?.choices?.[field]

const labelOf = (of: ValueWords, value: string, language: Language): string | undefined =>
  'label' in of ? of.label(value, language) : choiceLabel(of, value, language)
