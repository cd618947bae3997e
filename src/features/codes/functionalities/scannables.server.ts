import type { CodeItem, Scannable } from '../scanPage/scannable.server.ts'
import type { OwnType } from './definitions.ts'
import { askingTypes } from './families/asking/askingTypes.ts'
import type { AskingDefinition } from './families/asking/definition.ts'
import { makeAsking } from './families/asking/submit.server.ts'
import { fieldOnlyTypes } from './families/fieldOnly/fieldOnlyTypes.ts'
import { makeFieldOnly } from './families/fieldOnly/submit.server.ts'
import type { TellingDefinition } from './families/telling/definition.ts'
import { makeTelling } from './families/telling/submit.server.ts'
import { tellingTypes } from './families/telling/tellingTypes.ts'
import { feedback } from './types/feedback/submit.server.ts'
import { htmlPage } from './types/htmlPage/submit.server.ts'
import { wifi } from './types/wifi/submit.server.ts'

/** Of every type with a page of its own what a scan gets. */
const own: Record<OwnType, Scannable> = { Feedback: feedback, Wifi: wifi, HtmlPage: htmlPage }
const scannables: ReadonlyMap<string, Scannable> = new Map([
  ...Object.entries(own),
  ...Object.values<TellingDefinition>(tellingTypes).map(one => [one.type, makeTelling(one)] as const),
  ...Object.values<AskingDefinition>(askingTypes).map(one => [one.type, makeAsking(one)] as const),
  ...Object.values(fieldOnlyTypes).map(one => [one.type, makeFieldOnly(one)] as const),
])

/** The functionality's behaviour at a scan; one without any gets the page that shows the building. */
export const findScannable = (type: string): Scannable => scannables.get(type) ?? {}

export const leadsTo = (type: string, form: CodeItem['Form']): string | null => findScannable(type).leadsTo?.(form) ?? null

/** The buttons of every functionality's page. */
export const typeButtons: Readonly<Record<string, string>> = Object.assign({}, ...[...scannables.values()].map(one => one.buttons))
