import { useState } from 'react'
import { useCall } from '../../../../../ui/calls.ts'
import { useSearchText } from '../../../../../ui/useSearchText.ts'
import { GetPropertyList } from '../../contract.ts'
import type { PropertyRow } from '../../model.ts'
import { useLabels } from '../useLabels.ts'

/** Buildings that are loaded at once where nothing else is said; an account with more is searched on the server. */
const MOST = 999
/** Ids that one address holds; for more the whole account is read. */
const MOST_NAMED = 100

/**
 * Buildings of an account to choose from, and the chosen ones. `onSearch` takes the typed text; `searched`: the account has more buildings
 * than are loaded, so the server searches. `gId` null waits.
 */
export const useBuildingChoices = (gId: string | null, chosen: readonly string[] = [], most = MOST) => {
  const labels = useLabels()
  const [typed, setTyped] = useState('')
  const { text } = useSearchText(typed)
  const first = useCall(GetPropertyList, gId ? { filter: { gId }, pagination: { page: 0, perPage: most } } : null)
  const all = first.data?.Properties ?? []
  const tooMany = (first.data?.Total ?? 0) > all.length
  const found = useCall(GetPropertyList, tooMany && gId && text ? { filter: { gId, text }, pagination: { page: 0, perPage: 50 } } : null)
  const far = tooMany ? chosen.filter(id => !all.some(row => row.id === id)).toSorted() : []
  const bIds = far.length > MOST_NAMED ? {} : { bIds: far }
  const named = useCall(
    GetPropertyList,
    gId && far.length > 0 ? { filter: { gId, ...bIds }, pagination: { page: 0, perPage: 'bIds' in bIds ? MOST_NAMED : 9999 } } : null,
  )
  const rows = tooMany && text && found.data ? found.data.Properties : all
  const known = [...rows, ...all, ...(named.data?.Properties ?? [])]
  const rowOf = (id: string | null): PropertyRow | undefined => known.find(row => row.id === id)
  return {
    rows,
    chosen: chosen.flatMap(id => rowOf(id) ?? []),
    rowOf,
    labelOf: (row: PropertyRow) => `${labels.name(row.Name)} (${[row.Code, row.City].filter(Boolean).join(', ')})`,
    nameOf: (id: string | null): string => labels.name(rowOf(id)?.Name ?? null),
    loading: first.isLoading || found.isLoading,
    // What is typed before the buildings are there counts too: whether they are too many is known after that.
    onSearch: setTyped,
    searched: tooMany,
  }
}
