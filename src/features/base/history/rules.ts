import { hints, misfit } from '../../../core/hints.ts'
import { textOf } from '../../../core/html.ts'
import { cutAtWord } from '../../../core/oneLine.ts'
import type { Problem } from '../../../core/problem.ts'
import { idsIn, MARK } from './ids.ts'
import type { Action, Change } from './model.ts'

/** How much of a value is shown, and how many fields of one write. */
const longest = 1000
const most = 200

type Leaf = string | number | boolean | null
const file = /(?:file(?:name)?|logo(?:filename)?|picture|photo|image|avatar|attachment)s?(?:id|key|url|name)?$/i

const actionIn = (call: string): string => call.slice(call.lastIndexOf('/') + 1)
/** Whether a call removes the record it names, by its verb. */
export const isRemoval = (call: string): boolean => /^(Delete|Remove)/.test(actionIn(call))
/** Whether a call may make something; it has where nothing was before. */
export const isMaking = (call: string): boolean => /^(Create|Add|Save|Import|Upload)/.test(actionIn(call))

/** The action of a write, derived from its call and the values before and after. */
export const actionOf = (call: string, before: unknown, after: unknown): Action => {
  if (isRemoval(call)) return 'Deleted'
  return before === null && after !== null && isMaking(call) ? 'Created' : 'Changed'
}

/** The fields of a write, each with its value before and after. `isSecret` tells the fields whose values nobody reads. */
export const changesOf = (before: unknown, after: unknown, isSecret: (name: string) => boolean): Change[] => {
  const [old, now] = [leaves(before), leaves(after)]
  const made = before === null || after === null
  const names = [...new Set([...old.keys(), ...now.keys()])].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  return names.flatMap(Field => change(Field, old.get(Field) ?? null, now.get(Field) ?? null, { made, isSecret })).slice(0, most)
}

type Of = { made: boolean; isSecret: (name: string) => boolean }
const change = (Field: string, before: Leaf, after: Leaf, { made, isSecret }: Of): Change[] => {
  const parts = Field.split('.')
  const secret = typeof (after ?? before) !== 'boolean' && parts.some(isSecret)
  const nothing = isNothing(before) && isNothing(after)
  if (nothing && (made || before === after)) return []
  if (!secret && before === after) return []
  if (secret) return [{ Field, Kind: 'Secret', Before: marked(before), After: marked(after) }]
  if (file.test(parts.findLast(part => !/^\d+$/.test(part)) ?? '') && [before, after].every(one => one === null || typeof one === 'string'))
    return [{ Field, Kind: 'File', Before: marked(before), After: marked(after) }]
  return [{ Field, Kind: 'Value', Before: shown(Field, before), After: shown(Field, after) }]
}

const isNothing = (value: Leaf) => value === null || value === ''
const marked = (value: Leaf) => (isNothing(value) ? null : MARK)
const shown = (field: string, value: Leaf): Leaf => {
  if (typeof value !== 'string') return value
  const ids = idsIn(field, value)
  if (ids.length > 0) return ids.slice(0, most).join(', ')
  const text = /<[a-z][^>]*>/i.test(value) ? textOf(value).trim() : value
  return cutAtWord(text, longest)
}

/** Values by their path; a list of plain values is one value. */
const leaves = (value: unknown, path = '', found = new Map<string, Leaf>()): Map<string, Leaf> => {
  if (found.size > 10 * most || value === undefined) return found
  const below = (name: string) => (path ? `${path}.${name}` : name)
  if (Array.isArray(value) && value.some(one => typeof one === 'object' && one !== null))
    value.forEach((one, i) => void leaves(one, below(String(i + 1)), found))
  else if (Array.isArray(value)) found.set(path, value.join(', '))
  else if (typeof value === 'object' && value !== null) for (const [name, one] of Object.entries(value)) leaves(one, below(name), found)
  else if (path) found.set(path, value as Leaf) // JSON holds nothing else
  return found
}

// 366 days, one of which has 25 hours where clocks go back.
const year = 366 * 86_400_000 + 3_600_000
/** A time of the audit: from before to, and no longer than a leap year, so that few of its months are read. */
export const rangeProblems = ({ From, To }: { From: number; To: number }): Problem[] =>
  From > To || To - From > year ? [misfit('filter.From', hints.year)] : []
