import type { CodeItem, Scannable } from '../scanPage/scannable.server.ts'
import type { FunctionalityType } from './definitions.ts'
import { feedback } from './feedback/submit.server.ts'
import { staticUrl } from './staticUrl/submit.server.ts'
import { wifi } from './wifi/submit.server.ts'

/** Of every functionality type what a scan gets. */
const scannables: Record<FunctionalityType, Scannable> = { Feedback: feedback, StaticUrl: staticUrl, Wifi: wifi }

/** The functionality's behaviour at a scan; one without any gets the page that shows the building. */
export const findScannable = (type: string): Scannable => (Object.hasOwn(scannables, type) ? scannables[type as FunctionalityType] : {}) // an own key is a type

export const leadsTo = (type: string, form: CodeItem['Form']): string | null => findScannable(type).leadsTo?.(form) ?? null

/** The buttons of every functionality's page. */
export const typeButtons: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values<Scannable>(scannables).map(one => one.buttons),
)
