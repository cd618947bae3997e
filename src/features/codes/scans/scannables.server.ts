import type pg from 'pg'
import type { Language } from '../../../core/words.ts'
import { safeUrl } from '../../../platform/safeUrl.ts'
import { feedback } from '../functionalities/feedback/submit.server.ts'
import type { FunctionalityType } from '../functionalities/types.ts'
import { wifi } from '../functionalities/wifi/submit.server.ts'
import type { Code, CodeItem } from './codes.server.ts'
import type { ScanBody } from './scanPage.ts'

/** What a person typed: text by field. */
export type Typed = Readonly<Record<string, string>>
export type Opening = {
  readonly code: Code
  readonly item: CodeItem
  readonly language: Language
  readonly values: Typed
  readonly problems: Typed
}
export type Answer = {
  readonly code: Code
  readonly item: CodeItem
  readonly language: Language
  readonly values: Typed
  readonly now: Date
}

/** How a functionality is met by whoever scans its code. */
export type Scannable = {
  /** Where it leads at once, without a page. */
  leadsTo?: (form: CodeItem['Form']) => string | null
  body?: (opening: Opening) => ScanBody
  /** The form's own words of thanks. */
  thanks?: (opening: Pick<Opening, 'item' | 'language'>) => string | null
  /** The fields of its form; another is refused. */
  fields?: readonly string[]
  /** Problems of an answer by field, in the visitor's language; none: it may be stored. */
  problems?: (answer: Answer) => Typed
  store?: (client: pg.PoolClient, answer: Answer) => Promise<void>
}

const scannables = {
  Feedback: feedback,
  StaticUrl: { leadsTo: form => safeUrl(form.Url) },
  Wifi: wifi,
} satisfies Record<FunctionalityType, Scannable>

/** The functionality's behaviour at a scan; one without any gets the page that shows the building. */
export const scannable = (type: string): Scannable => (Object.hasOwn(scannables, type) ? scannables[type as FunctionalityType] : {}) // an own key is a type

export const leadsTo = (type: string, form: CodeItem['Form']): string | null => scannable(type).leadsTo?.(form) ?? null
