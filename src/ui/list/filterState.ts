import { momentsOfDays } from '../../core/zones.ts'
import { shownZone } from '../zone.ts'
import type { ListTableCall } from './columns.ts'
import type { FilterPart } from './filterParts.ts'

/** What the address says of the filters of a list, by key. */
export type FilterValues = Readonly<Record<string, string | boolean>>

/** Every key of the address with the value that it stands for when it is left out. */
export const standardOf = (parts: readonly FilterPart<string>[]): Record<string, string | boolean> =>
  Object.fromEntries(
    parts.flatMap((part): [string, string | boolean][] =>
      part.kind === 'choice' ? [[part.key, part.standard ?? '']] : part.kind === 'flag' ? [[part.key, false]] : [],
    ),
  )

/** The fields of the call's filter that the parts set; a value that the call does not take is left out. */
export const fieldsOf = (call: ListTableCall, parts: readonly FilterPart<string>[], values: FilterValues): Record<string, unknown> => {
  const all = Object.fromEntries(parts.flatMap(part => fieldOf(part, values)).filter(([, value]) => value !== undefined))
  const { error } = call.input.safeParse({ filter: all } as never) // what is missing beside them is the list's matter
  const refused = (error?.issues ?? []).map(({ path }) => String(path[1] ?? ''))
  return Object.fromEntries(Object.entries(all).filter(([field]) => !refused.includes(field)))
}

const fieldOf = (part: FilterPart<string>, values: FilterValues): [string, unknown][] => {
  if (part.kind === 'own') return Object.entries(part.filter ?? {})
  if (part.kind === 'range') {
    if (!part.value) return []
    const [fromField, toField] = part.fields
    const { from, to } = momentsOfDays(part.timeZone ?? shownZone(), part.value)
    return [
      [fromField, from],
      [toField, to],
    ]
  }
  if (part.kind === 'flag') return part.field !== null && values[part.key] === true ? [[part.field, true]] : []
  const value = textAt(values, part.key)
  return value === '' ? [] : [[part.field, part.wire ? part.wire(value) : value]]
}

/** Whether a part narrows the list. */
export const isOn = (part: FilterPart<string>, values: FilterValues, wired: Record<string, unknown>): boolean => {
  if (part.kind === 'own') return part.set === true
  if (part.kind === 'range') return part.value !== null
  if (part.kind === 'flag') return values[part.key] === true
  const value = textAt(values, part.key)
  return value !== (part.standard ?? '') && (value === '' || wired[part.field] !== undefined)
}

/** The text of its chip; null where it has none. */
export const chipOf = (part: FilterPart<string>, values: FilterValues): string | null => {
  if (part.kind === 'own') return part.chip ?? null
  if (part.kind === 'range') return null
  if (part.kind === 'flag') return part.chip === false ? null : part.label
  if (part.always) return null
  const option = optionOf(part, values)
  if (textAt(values, part.key) === '') return part.any ?? ''
  return part.chip ? part.chip(option) : `${part.label}: ${option}`
}

/** How a file of the list says it; '' where it says nothing. */
export const saidOf = (part: FilterPart<string>, values: FilterValues, day: (date: string) => string): string => {
  if (part.kind === 'own') return part.said ?? part.chip ?? ''
  if (part.kind === 'range') return part.value ? `${part.label}: ${day(part.value.first)} – ${day(part.value.last)}` : ''
  return chipOf(part, values) ?? (part.kind === 'choice' ? `${part.label}: ${optionOf(part, values)}` : part.label)
}

const optionOf = (part: FilterPart<string> & { kind: 'choice' }, values: FilterValues): string => {
  const value = textAt(values, part.key)
  return part.options?.find(option => option.value === value)?.label ?? (part.options ? value : '…')
}

const textAt = (values: FilterValues, key: string): string => String(values[key] ?? '')
