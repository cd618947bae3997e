import * as people from '../../features/base/people/portal.ts'
import * as pins from '../../features/property/pins/portal.ts'
import type { PortalFeature } from '../../ui/portalFeature.ts'

/** The features by whose pages people sign in. Stills are made of these pages alone. */
export const entrances: readonly PortalFeature[] = [people, pins]
