import type { PlaceMood } from '../../answers/demo.ts'
import type { ItemRules } from '../../scanPage/itemRules.ts'
import type { HubLook } from '../../scanPage/model.ts'
import type { FunctionalityType } from '../definitions.ts'

/** A button of a hub of the demo world. */
export type DemoItem = {
  type: FunctionalityType
  Name: { en: string; es: string }
  Icon: string
  form: Record<string, unknown>
  Rules: ItemRules
}

/** A code of the demo world as its type brings it. */
export type DemoCode = {
  QrName: string
  Location: string
  Floor: string
  InstallationNote: string
  FunctionalityType: FunctionalityType
  /** What its item holds. */
  form: Record<string, unknown>
  /** What its item holds instead, where it leads to items of other codes of the building, which are found by their names. */
  linked?: (itemOf: (QrName: string) => { HubId: string; ItemId: string }) => Record<string, unknown>
  /** How often it is scanned beside others, 0.2–6. */
  weight: number
  /** Its page: what is tapped on it, as the scan side names it, and by which share of those who look. Null: it leads elsewhere at once. */
  page: { button: string; taps: number } | null
  /** Of a hub: its buttons, of which the first stands above too. */
  hub?: { look: HubLook; items: readonly DemoItem[] }
  /** It asks for feedback; what people there think. */
  asks?: PlaceMood
}

/** The codes of a type, by the codes of the buildings in which they hang. */
export type DemoCodes = Readonly<Record<string, readonly DemoCode[]>>
