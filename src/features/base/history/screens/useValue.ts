import { useCallback } from 'react'
import type { Language } from '../../../../core/words.ts'
import { useFormats, useLanguage, useWords, wordsIn } from '../../../../ui/words.tsx'
import { fileAt } from '../../files/rules.ts'
import { MARK } from '../ids.ts'
import { type Change, moreFields, records, type ValueWords } from '../model.ts'
import { words } from '../words.ts'

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const day = /^\d{4}-\d\d-\d\d$/
/** Later than 2001: no count or price of ours is so large. */
const earliest = 1e12

/** A value of a change as people read it: names, days, phones and choices in the reader's language. */
export const useValue = () => {
  const t = useWords(words)
  const { number, day: dayOf, dateTime, phone } = useFormats()
  const choice = useChoice()
  return useCallback(
    ({ Field, Kind }: Pick<Change, 'Field' | 'Kind'>, value: Change['After']): string => {
      if (value === null || value === '') return t('empty')
      if (Kind === 'Secret') return t('set')
      if (Kind === 'File') return t('fileChanged')
      if (typeof value === 'boolean') return value ? t('yes') : t('no')
      const name = Field.split('.').findLast(part => !/^\d+$/.test(part)) ?? ''
      if (typeof value === 'number') return name.endsWith('Date') && value > earliest ? dateTime(value) : number(value)
      if (Kind === 'Names')
        return value
          .split(', ')
          .map(one => (one === MARK ? t('notShown') : one))
          .join(', ')
      const file = fileAt(value)
      if (file) return file.name
      if (moment.test(value)) return dateTime(value)
      if (day.test(value)) return dayOf(`${value}T00:00:00`)
      return /Phone(Number)?$/.test(name) ? phone(value) : (choice(name, value) ?? value)
    },
    [t, number, dayOf, dateTime, phone, choice],
  )
}

/** What a value is called where it is chosen; undefined for what is typed. */
const useChoice = () => {
  const [language] = useLanguage()
  return useCallback(
    (field: string, value: string): string | undefined => {
      const chosen = [...records.all(), ...moreFields.all()].find(({ choices }) => choices && Object.hasOwn(choices, field))?.choices?.[
        field
      ]
      if (!chosen?.several) return chosen && valueIn(chosen, value, language)
      return value
        .split(', ')
        .map(one => valueIn(chosen, one, language) ?? one)
        .join(', ')
    },
    [language],
  )
}

const valueIn = ({ words, under }: ValueWords, value: string, language: Language): string | undefined => {
  const t = wordsIn(words, language) as (key: string) => string // the key is looked for first
  return Object.hasOwn(Object(words.en[under]), value) ? t(`${under}.${value}`) : undefined
}
