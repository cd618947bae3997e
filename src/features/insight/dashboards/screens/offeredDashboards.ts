import type { Permission } from '../../../../core/permissions.ts'
import type { Language } from '../../../../core/words.ts'
import { type SelectorPage, selectorPages } from '../../../../ui/frame/selectorPages.ts'
import { href } from '../../../../ui/route.ts'
import type { PageScope } from '../model.ts'
import { openDashboards } from './openDashboards.ts'

/** A dashboard as the selector lists it. */
export type OfferedDashboard = { key: string; label: string; lead: string; address: string }

/** The addresses below which the dashboards of a scope stand: those that the selector lists. */
const roots = { building: '/analytics/dashboard/', account: '/portfolioAnalytics/globalDashboard/' } as const

type Reader = { can: (flag: Permission | readonly Permission[] | undefined) => boolean; bId: string | null; language: Language }

/** All that a selector may list: dashboards, and pages of other features. */
export const selectable = (): readonly SelectorPage[] => [...openDashboards.all(), ...selectorPages.all()]

/** The dashboards of a scope that a reader may see, sorted by label. Those of the other scope are not there. */
export const offeredDashboards = (all: readonly SelectorPage[], scope: PageScope, { can, bId, language }: Reader): OfferedDashboard[] =>
  all
    .flatMap(({ head, pages, start }): OfferedDashboard[] => {
      const page = pages[scope]
      if (!page?.path.startsWith(roots[scope]) || !can(page.may) || !can(page.also)) return []
      const address = href(page, { ...start, ...(bId && scope === 'building' && { bId }) })
      return [{ key: head.key, label: head.title[language], lead: head.lead?.[language] ?? '', address }]
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
