import { makeRegistry } from '../../../../core/registry.ts'
import { type AnyRoute, type Route, route } from '../../../../ui/route.ts'
import type { UrlDefaults } from '../../../../ui/urlState.ts'
import { type DashboardHead, dashboards, type PageScope, scopeFlags } from '../model.ts'
import type { AnyDashboard, Dashboard, DashboardParams } from './dashboard.ts'

type PageAddress = `/${string}`
/**
 * Where the pages of a dashboard are (several for a scope: the selector opens the first), what their addresses say besides the building when the selector opens them, and what loads its description:
 * `export const dashboard` of that file.
 */
type DashboardPages<Place, Narrowed extends UrlDefaults> = Partial<
  Record<PageScope, PageAddress | readonly [PageAddress, ...PageAddress[]]>
> & {
  start?: Readonly<Record<string, string>>
  /** `params`: what the address of its paper says; of a composed one, which it is. */
  load: (params: DashboardParams) => Promise<{ dashboard: Dashboard<Place, Narrowed> }>
}
/** A dashboard that the portal can open. */
export type OpenDashboard = {
  head: DashboardHead
  load: (params?: DashboardParams) => Promise<AnyDashboard>
  pages: Partial<Record<PageScope, Route>>
  start: Readonly<Record<string, string>>
}

/** The dashboards that the portal can open; `openDashboard` adds them. */
export const openDashboards = makeRegistry<OpenDashboard>()

/** The dashboard of a key; undefined where there is none (any more). */
export const findOpenDashboard = (key: string): OpenDashboard | undefined => openDashboards.all().find(one => one.head.key === key)

/**
 * A dashboard of the portal from its head and its description: `routes` are its pages, `additions` add it to the selector, to its paper, to mail and
 * files. Without an address for a scope its feature has a page of its own.
 */
export const openDashboard = <Place, Narrowed extends UrlDefaults>(
  head: DashboardHead,
  { load: loadPlain, start = {}, ...addresses }: DashboardPages<Place, Narrowed>,
) => {
  const load = async (params: DashboardParams = {}): Promise<AnyDashboard> => {
    const { dashboard } = await loadPlain(params)
    return draw => draw(dashboard)
  }
  const pages: Partial<Record<PageScope, Route>> = {}
  const routes: AnyRoute[] = []
  for (const scope of head.scopes) {
    if (scope === 'all') continue
    const [first, ...others] = [addresses[scope] ?? []].flat().map(one => pageOf(head, scope, one, load))
    if (first) routes.push((pages[scope] = first), ...others)
  }
  return { routes, pages, additions: [dashboards.with(head), openDashboards.with({ head, load, pages, start })] }
}

const pageOf = (head: DashboardHead, scope: PageScope, address: PageAddress, load: OpenDashboard['load']): Route =>
  route(address, {
    title: head.title,
    may: head.may,
    also: scopeFlags[scope],
    needs: scope === 'building' ? 'building' : 'account',
    load: async () => {
      const [{ makeDashboardScreen }, dashboard] = await Promise.all([import('./DashboardPage.tsx'), load()])
      return { Screen: makeDashboardScreen(dashboard, scope) }
    },
  })
