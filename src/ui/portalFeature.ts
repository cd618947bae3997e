import type { Addition } from '../core/registry.ts'
import type { AnyRoute } from './route.ts'
import type { SessionPorts } from './sessionTypes.ts'

/**
 * What a feature brings to the browser before its pages: the exports of its `portal.ts`, which `src/app/browser/features.ts` lists. It comes with
 * the shell, that of the ways in (`entrances.ts`) with the first file. Screens are loaded later.
 */
export type PortalFeature = {
  /** Its pages. */
  readonly routes?: readonly AnyRoute[]
  /** Calls behind the session and the pickers; each is one feature's. */
  readonly ports?: Partial<SessionPorts>
  /** What it adds to registries of earlier features before any page is loaded: dashboards, to-dos. */
  readonly additions?: readonly Addition[]
}
