import type { Localized } from '../../../core/call.ts'
import { dayIn, formatDay } from '../../../core/days.ts'
import { formatsIn } from '../../../core/formats.ts'
import { nameIn } from '../../../core/labels.ts'
import type { Language } from '../../../core/words.ts'

/** Whose clock decides the days of a place, and its names as they stand on paper and in files. */
export type PlaceNames = { timeZone: string; building?: Localized | undefined; account?: Localized | undefined }
/** The chosen days as moments, by the clock that the place names; nothing where any day is meant. */
export type Dates = { startDate: number; endDate: number } | Record<never, never>

/** A name and a value. */
export type Fact = readonly [name: string, value: string]
/** Of a filter, what its fact is made from. */
type SetFilter =
  | { is: 'search'; label: string; value: string }
  | { is: 'choice'; label: string; options: readonly { id: string; label: string }[]; value: string | null; standard: string | null }
  | { is: 'multi'; label: string; options: readonly { id: string; label: string }[]; values: readonly string[] }
  | { is: 'star'; label: string; value: number | null }
  | { is: 'tab'; label: string; options: readonly { id: string; label: string }[]; value: string }
  | { is: 'building'; placeholder: string }
/** `n`: how many events the figures are of. `ofNow`: they are of no period. */
type Looked = { names: PlaceNames; dates: Dates | null; ofNow?: boolean; filters: readonly SetFilter[]; n?: number | null; now: Date }
type Translate = (key: `facts.${'account' | 'building' | 'period' | 'always' | 'clock' | 'n' | 'made'}`) => string

/**
 * The facts at the head of a dashboard's paper and files: account, building, days and their clock, filters, n, time of making.
 */
export const describeFacts = ({ names, dates, ofNow = false, filters, n, now }: Looked, t: Translate, language: Language): Fact[] => {
  const { account, timeZone } = names
  return [
    ...(account ? [[t('facts.account'), nameIn(account, language)] as const] : []),
    ...buildingFact({ names, filters }, t, language),
    ...(ofNow
      ? []
      : [[t('facts.period'), dates && 'startDate' in dates ? shownPeriod(dates, timeZone, language) : t('facts.always')] as const]),
    [t('facts.clock'), timeZone],
    ...filters.flatMap(narrowingFact),
    ...(typeof n === 'number' ? [[t('facts.n'), formatsIn(language, timeZone).number(n)] as const] : []),
    [t('facts.made'), formatsIn(language, timeZone).dateTime(now)],
  ]
}

const buildingFact = ({ names: { building }, filters }: Pick<Looked, 'names' | 'filters'>, t: Translate, language: Language): Fact[] => {
  if (building) return [[t('facts.building'), nameIn(building, language)]]
  return filters.flatMap(one => (one.is === 'building' ? [[t('facts.building'), one.placeholder] as const] : []))
}

const shownPeriod = ({ startDate, endDate }: { startDate: number; endDate: number }, timeZone: string, language: Language): string =>
  [startDate, endDate].map(moment => formatDay(dayIn(timeZone, moment), language)).join(' – ')

/** What is narrowed, in words: "Type: Maintenance". */
export const describeNarrowing = (filters: readonly SetFilter[]): string[] =>
  filters.flatMap(narrowingFact).map(([name, value]) => `${name}: ${value}`)

/** A filter that is set: its label, and what is chosen as people read it. */
const narrowingFact = (filter: SetFilter): Fact[] => {
  if (filter.is === 'search') return filter.value.trim() ? [[filter.label, filter.value.trim()]] : []
  if (filter.is === 'building') return []
  if (filter.is === 'star') return filter.value === null ? [] : [[filter.label, String(filter.value)]]
  const named = (value: string) => filter.options.find(({ id }) => id === value)?.label ?? value
  if (filter.is === 'multi') return filter.values.length === 0 ? [] : [[filter.label, filter.values.map(named).join(', ')]]
  if (filter.is === 'tab') return [[filter.label, named(filter.value)]]
  return filter.value === null || filter.value === filter.standard ? [] : [[filter.label, named(filter.value)]]
}
