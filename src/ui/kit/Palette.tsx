import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'

/** One thing to open. */
export type PaletteItem = { id: string; label: string; detail?: string; icon?: ReactNode }
export type PaletteGroup = { label: string; items: readonly PaletteItem[] }

export type PaletteProps = {
  opened: boolean
  onOpened: (opened: boolean) => void
  /** Called with what is typed (at least one letter), 150 ms after the last key; the signal says that a newer search has begun. */
  search: (text: string, signal: AbortSignal) => Promise<readonly PaletteGroup[]> | readonly PaletteGroup[]
  /** Shown while nothing is typed: pages, actions. */
  start?: readonly PaletteGroup[]
  onPick: (item: PaletteItem) => void
  /** Keeps the last picks in browser storage under this name; default 'palette'. */
  name?: string
}

const PaletteBox = lazy(() => import('./PaletteBox.tsx').then(module => ({ default: module.PaletteBox })))

/** The command palette, opened by Ctrl K or ⌘ K anywhere. Its box is loaded at the first opening. */
export const Palette = (props: PaletteProps) => {
  const { opened, onOpened } = props
  const [wanted, setWanted] = useState(opened)
  if (opened && !wanted) setWanted(true)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      onOpened(!opened)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [opened, onOpened])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <PaletteBox {...props} />
    </Suspense>
  )
}

/** The keys of the palette as this machine shows them. */
export const paletteKeys = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K')
