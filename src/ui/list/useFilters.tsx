import type { ReactNode } from 'react'
import type { FilterChip } from '../kit/FilterRow.tsx'
import { useUrlState } from '../urlState.ts'
import { useFormats } from '../words.tsx'
import type { FilterOf, ListTableCall } from './columns.ts'
import { FilterControl } from './FilterControl.tsx'
import type { FilterPart } from './filterParts.ts'
import { chipOf, type FilterValues, fieldsOf, isOn, saidOf, standardOf } from './filterState.ts'

export type Filters<F> = {
  /** What they add to the call's filter; null while one of them is not known yet. */
  filter: Partial<F> | null
  /** What the address says, by key. */
  values: FilterValues
  /** How many narrow the list. */
  set: number
  /** The controls; undefined where there is none. */
  controls: ReactNode
  chips: readonly FilterChip[]
  /** Filters without a chip: how many are set, and what sets them back. */
  others: { set: number; clear: () => void }
  /** Sets back what has a chip, and every choice. */
  clear: () => void
  /** What is set, as a file of the list says it. */
  said: readonly string[]
}
type Parts<C extends ListTableCall> = readonly FilterPart<keyof FilterOf<C> & string>[]

/**
 * The filters of a list from one declaration: the call's filter, the controls, the chips, the address, and what a file of the list says.
 * Values in the address that the call does not take count as none. Every part is declared on every drawing (`drawn` hides one).
 * @example const filters = useFilters(GetQrCodes, [choice('QrType', { label, any, options }), flag('Retired', { label })])
 */
export const useFilters = <C extends ListTableCall>(call: C, parts: Parts<C>, name = ''): Filters<FilterOf<C>> => {
  const { day } = useFormats()
  const [values, choose] = useUrlState<Record<string, string | boolean>>(standardOf(parts), name)
  const wired = fieldsOf(call, parts, values)
  const on = parts.filter(part => isOn(part, values, wired))
  const put = (part: FilterPart<string>, value: string | boolean) => {
    const resets = 'resets' in part ? (part.resets ?? []) : []
    choose({ ...Object.fromEntries(resets.map(key => [key, ''])), [part.key]: value })
  }
  const setBack = (some: Parts<C>) => {
    const known = some.filter(part => part.kind !== 'range')
    choose(standardOf(known))
    for (const part of known) if (part.kind === 'own' && part.set) part.clear?.()
  }
  const withChip = on.filter(part => chipOf(part, values) !== null)
  const others = on.filter(part => part.kind !== 'range' && chipOf(part, values) === null)
  const waits = parts.some(part => part.kind === 'range' && !part.value)
  const drawn = parts.filter(part => !('drawn' in part) || part.drawn !== false)
  return {
    // The fields are checked by the types of the parts, their values by the call.
    filter: waits ? null : (wired as Partial<FilterOf<C>>),
    values,
    set: withChip.length + others.length,
    controls:
      drawn.length > 0
        ? drawn.map(part => <FilterControl key={part.key} part={part} values={values} onPut={value => put(part, value)} />)
        : undefined,
    chips: withChip.map(part => ({ label: chipOf(part, values) ?? '', onRemove: () => removeOne(part, put) })),
    others: { set: others.length, clear: () => setBack(others) },
    clear: () => setBack(parts.filter(part => part.kind === 'choice' || chipOf(part, values) !== null)),
    said: parts
      .filter(part => on.includes(part) || beginsWith(part, values))
      .map(part => saidOf(part, values, day))
      .filter(text => text !== ''),
  }
}

/** Whether the list has its first filter values; a file says so. */
const beginsWith = (part: FilterPart<string>, values: FilterValues): boolean =>
  part.kind === 'choice' && !!part.standard && values[part.key] === part.standard

const removeOne = (part: FilterPart<string>, put: (part: FilterPart<string>, value: string | boolean) => void): void => {
  if (part.kind === 'own') part.clear?.()
  else put(part, part.kind === 'flag' ? false : part.kind === 'choice' ? (part.standard ?? '') : '')
}
