import { useCallback, useMemo } from 'react'
import { may } from '../../core/permissions.ts'
import { useLatest } from '../../ui/form/useLatest.ts'
import { addressOf, visibleRows } from '../../ui/frame/menu.ts'
import type { PaletteGroup, PaletteItem, PaletteProps } from '../../ui/kit/Palette.tsx'
import { isMeant } from '../../ui/kit/paletteSearch.ts'
import { textIn } from '../../ui/language.ts'
import { useGoTo } from '../../ui/route.ts'
import { useSession } from '../../ui/session.ts'
import { useLanguage } from '../../ui/words.tsx'
import { useActions } from './actions.tsx'
import { frames, inOrder } from './frames.ts'
import { menuGroups, paletteRows } from './menu.ts'

const titles = {
  pages: { en: 'Pages', es: 'Páginas', fr: 'Pages' },
  actions: { en: 'Actions', es: 'Acciones', fr: 'Actions' },
} as const
const most = 6
const finders = inOrder(frames.map(one => one.finders))

/** What Ctrl/⌘ K finds: pages of the menu, what the user may make, accounts, and buildings, requests, feedback, contacts and QR codes of the account. An item's id is its address, with what tells it apart after a #. */
export const usePalette = (): Omit<PaletteProps, 'opened' | 'onOpened'> => {
  const { permissions, gId, bId, selection, isGlobalAdmin, profile } = useSession()
  const [language] = useLanguage()
  const goTo = useGoTo()
  const pages = useMemo<PaletteItem[]>(() => {
    const rows = visibleRows(paletteRows, menuGroups, { permissions, selectedGroupId: selection.selectedGroupId, pathname: '/' })
    if (rows === 'create') return []
    return rows.flatMap(row => {
      const id = addressOf(row, { gId, bId })
      return id
        ? [
            {
              id,
              label: textIn(row.label, language),
              icon: <row.icon size={18} aria-hidden />,
              ...(row.about && { detail: textIn(row.about, language) }),
            },
          ]
        : []
    })
  }, [permissions, gId, bId, selection.selectedGroupId, language])
  const actions = useActions()
  const actionsNow = useLatest(actions)
  const search = useCallback(
    async (typed: string): Promise<readonly PaletteGroup[]> => {
      const named = (items: readonly PaletteItem[]) => items.filter(item => isMeant(item, typed))
      const asked = typed.trim()
      const asking = asked ? finders.filter(one => (one.acrossAccounts ? isGlobalAdmin : gId && may(permissions, one.may))) : []
      const found = await Promise.all(
        asking.map(async one => ({
          label: one.title[language],
          items: await one.find({ gId: gId ?? '', text: asked, language, most }),
        })),
      )
      const groups = [
        { label: titles.pages[language], items: named(pages) },
        { label: titles.actions[language], items: named(actionsNow.current.items) },
        ...found,
      ]
      return groups.filter(group => group.items.length > 0)
    },
    [pages, actionsNow, gId, permissions, language, isGlobalAdmin],
  )
  const start = [
    { label: titles.pages[language], items: pages },
    { label: titles.actions[language], items: actions.items },
  ].filter(group => group.items.length > 0)
  // What one user has picked is named to nobody else who uses this browser.
  const name = `palette-${profile?.acId ?? ''}`
  return { name, search, start, onPick: item => actions.run(item.id) || goTo(item.id.split('#', 1)[0] ?? '/') }
}
