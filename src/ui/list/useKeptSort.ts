import { useEffect, useRef, useState } from 'react'
import { sessionStore } from '../session.ts'
import { browserStore } from '../store.ts'

/** Where the browser keeps the sort that its user has chosen in a list. */
export const keptSortKey = (list: string, user = sessionStore.get().profile?.acId ?? ''): string => `lintel-sort-${user}-${list}`

type Terms = {
  list: string
  standard: string
  /** What the address says; null for nothing. */
  url: string | null
  set: (change: { sort: string | null }) => void
}

/**
 * The sort of a list as text (`Name`, `-Name`, '' for none): the address says it, else what its user chose there last, else the standard
 * one, which leaves nothing behind. What was kept goes into the address, so that a copied link shows the same.
 */
export const useKeptSort = ({ list, standard, url, set }: Terms): string => {
  const key = keptSortKey(list)
  const [brought, setBrought] = useState(() => (url === null ? browserStore.read(key) : null))
  const sort = url ?? brought ?? standard
  useEffect(() => {
    if (brought === null) return
    if (url === null) set({ sort: brought })
    else setBrought(null)
  }, [brought, url, set])
  const before = useRef(sort)
  useEffect(() => {
    if (before.current !== sort) browserStore.write(key, sort === standard ? null : sort)
    before.current = sort
  }, [key, sort, standard])
  return sort
}
