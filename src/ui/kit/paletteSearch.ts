import { useEffect, useState } from 'react'
import { foldText } from '../../core/fold.ts'
import type { PaletteGroup, PaletteItem, PaletteProps } from './Palette.tsx'
import { useStoredText } from './stored.ts'

type Found = { text: string; groups: readonly PaletteGroup[]; failed: boolean }

/** Searches 150 ms after the last key; the earlier results stay until the new ones come. */
export const useFound = (typed: string, search: PaletteProps['search']) => {
  const text = typed.trim()
  const [result, setResult] = useState<Found>({ text: '', groups: [], failed: false })
  useEffect(() => {
    if (!text) return
    const control = new AbortController()
    const show = (groups: readonly PaletteGroup[], failed: boolean) => {
      if (!control.signal.aborted) setResult({ text, groups: groups.filter(({ items }) => items.length > 0), failed })
    }
    const run = async () => {
      try {
        show(await search(text, control.signal), false)
      } catch {
        show([], true)
      }
    }
    const timer = setTimeout(() => void run(), 150)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [text, search])
  return { found: result.groups, loading: text !== '' && result.text !== text, failed: result.text === text && result.failed }
}

/** The last five picks, with what is needed to show them again. */
export const useRecentItems = (name: string): [readonly PaletteItem[], (item: PaletteItem) => void] => {
  const [text, keep] = useStoredText(`recent-${name}`)
  const items = parseItems(text)
  const add = ({ id, label, detail }: PaletteItem) => {
    const next = { id, label, ...(detail !== undefined && { detail }) }
    keep(JSON.stringify([next, ...items.filter(other => other.id !== id)].slice(0, 5)))
  }
  return [items, add]
}

/** Whether the label or the other words of an item contain each typed word. */
export const isMeant = ({ label, also = '' }: { label: string; also?: string | undefined }, typed: string): boolean => {
  const text = foldText(`${label} ${also}`)
  return foldText(typed)
    .split(/\s+/)
    .every(word => text.includes(word))
}

/** The groups with what was picked before on top, each item once. While something is typed, only the recent items that it means. */
export const recentFirst = (
  recent: readonly PaletteItem[],
  groups: readonly PaletteGroup[],
  { typed, label: heading }: { typed: string; label: string },
): readonly PaletteGroup[] => {
  const items = typed ? recent.filter(({ label, detail }) => isMeant({ label, also: detail }, typed)) : recent
  if (items.length === 0) return groups
  const known = new Set(items.map(({ id }) => id))
  const others = groups.map(group => ({ ...group, items: group.items.filter(({ id }) => !known.has(id)) }))
  return [{ label: heading, items }, ...others.filter(group => group.items.length > 0)]
}

const parseItems = (text: string | null): PaletteItem[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isItem) : []
  } catch {
    return []
  }
}

const isItem = (value: unknown): value is PaletteItem =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'label' in value &&
  typeof value.label === 'string'
