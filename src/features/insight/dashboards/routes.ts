import type { MenuRow } from '../../../ui/frame/menu.ts'
import type { AnyRoute } from '../../../ui/route.ts'
import type { DashboardHead } from './model.ts'

/** What a feature brings of its dashboards: what is known of them, their pages, and the row of the menu that opens the first. */
export type DashboardPages = { heads: readonly DashboardHead[]; routes: readonly AnyRoute[]; menu: MenuRow }
