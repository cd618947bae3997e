import type { Label } from '../../core/labels.ts'
import { makeRegistry } from '../../core/registry.ts'
import type { Route } from '../route.ts'

/** A page of a feature that the selector of dashboards lists, though it is no dashboard: no parts, no period, a paper of its own. */
export type SelectorPage = {
  head: { key: string; title: Label; lead?: Label }
  /** Where it stands, by the scope of the selector. */
  pages: Partial<Record<'building' | 'account', Route>>
  /** What its address says besides the building. */
  start: Readonly<Record<string, string>>
}

/** The pages of features in the selector of dashboards; features that come before the dashboards add theirs. */
export const selectorPages = makeRegistry<SelectorPage>()
