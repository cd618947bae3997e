import { type Purpose, purposes } from './definition.ts'
import { definitions, type TypeDefinition } from './definitions.ts'

/** How many codes have each QrType. */
export type TypeCounts = readonly { readonly QrType: string; readonly Count: number }[]
/** Types under one heading; `used`: those that an account uses most. */
export type TypeGroup = { readonly heading: Purpose | 'used'; readonly types: readonly TypeDefinition[] }

/** So many types stand first, whatever they are for. */
const mostUsed = 4
const all: readonly TypeDefinition[] = Object.values(definitions)

/** Every type once: the account's most used types first, the others by purpose, in their own order. */
export const groupForChoice = (counts: TypeCounts): TypeGroup[] => {
  const used = byUse(counts, all)
    .filter(one => countOf(counts, one) > 0)
    .slice(0, mostUsed)
  const others = groupByPurpose(all.filter(one => !used.includes(one)))
  return used.length > 0 ? [{ heading: 'used', types: used }, ...others] : others
}

/** Types by purpose; within each purpose the used ones first. */
export const groupForLibrary = (counts: TypeCounts): TypeGroup[] => groupByPurpose(byUse(counts, all))

/** How many codes do what the type says. */
export const countOf = (counts: TypeCounts, { QrType }: TypeDefinition): number => counts.find(one => one.QrType === QrType)?.Count ?? 0

const groupByPurpose = (types: readonly TypeDefinition[]): TypeGroup[] =>
  purposes.map(heading => ({ heading, types: types.filter(({ purpose }) => purpose === heading) })).filter(one => one.types.length > 0)

// Sorting is stable: what is used alike keeps the order of the list.
const byUse = (counts: TypeCounts, types: readonly TypeDefinition[]): TypeDefinition[] =>
  types.toSorted((a, b) => countOf(counts, b) - countOf(counts, a))
