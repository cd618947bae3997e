import { hints } from '../../../../core/hints.ts'
import { formatTimes, isTime } from '../../../../core/times.ts'
import type { FieldShape } from '../fieldShape.ts'
import { defineFieldType } from '../fieldType.ts'

/** Names of the two inputs of a range on a page without script. */
export const rangeInputs = ({ Code }: Pick<FieldShape, 'Code'>): readonly [start: string, end: string] => [`${Code}.Start`, `${Code}.End`]

/** From one time of the day to a later one, `HH:MM-HH:MM`. */
export const timeRangeType = defineFieldType<string>({
  label: { en: 'Time range', es: 'Intervalo de horas', fr: 'Plage horaire' },
  icon: 'clocks',
  line: { en: 'From one time to another', es: 'De una hora a otra', fr: 'D’une heure à une autre' },
  parse: raw => {
    if (raw === undefined || raw === null || raw === '' || raw === '-') return { answer: null }
    const [start = '', end = '', ...more] = typeof raw === 'string' ? raw.split('-') : []
    if (more.length > 0 || !isTime(start) || !isTime(end)) return { hint: hints.time }
    return start < end ? { answer: `${start}-${end}` } : { hint: hints.order }
  },
  print: (answer, _, language) => {
    const [start = '', end = ''] = answer.split('-')
    return formatTimes(start, end, language)
  },
  column: Txt => ({ Txt }),
  read: ({ Txt }) => Txt,
  inputs: rangeInputs,
  join: (field, typed) => {
    const [start, end] = rangeInputs(field)
    return `${typed[start] ?? ''}-${typed[end] ?? ''}`
  },
  split: (field, sent) => {
    const [start, end] = rangeInputs(field)
    const [from = '', to = ''] = typeof sent === 'string' ? sent.split('-') : []
    return { [start]: from, [end]: to }
  },
})
