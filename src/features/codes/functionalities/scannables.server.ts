import { safeUrl } from '../../../platform/safeUrl.ts'
import type { CodeItem, Scannable } from '../scanPage/scannable.server.ts'
import { feedback } from './feedback/submit.server.ts'
import type { FunctionalityType } from './model.ts'
import { wifi } from './wifi/submit.server.ts'

const scannables = {
  Feedback: feedback,
  StaticUrl: { leadsTo: form => safeUrl(form.Url) },
  Wifi: wifi,
} satisfies Record<FunctionalityType, Scannable>

/** The functionality's behaviour at a scan; one without any gets the page that shows the building. */
export const findScannable = (type: string): Scannable => (Object.hasOwn(scannables, type) ? scannables[type as FunctionalityType] : {}) // an own key is a type

export const leadsTo = (type: string, form: CodeItem['Form']): string | null => findScannable(type).leadsTo?.(form) ?? null

/** The buttons of every functionality's page. */
export const typeButtons: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values<Scannable>(scannables).map(one => one.buttons),
)
