import { useEffect, useState } from 'react'
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
