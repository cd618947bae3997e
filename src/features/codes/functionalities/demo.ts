import { askingCodes } from './asking/demo.ts'
import type { DemoCode, DemoCodes } from './demo/demoCode.ts'
import { hubCodes } from './demo/hubCodes.ts'
import { feedbackCodes } from './feedback/demo.ts'
import { fieldOnlyCodes } from './fieldOnly/demo.ts'
import { frontDeskCodes } from './frontDeskContact/demo.ts'
import { htmlPageCodes } from './htmlPage/demo.ts'
import { mapCodes } from './map/demo.ts'
import { tellingCodes } from './telling/demo.ts'
import { wifiCodes } from './wifi/demo.ts'

export type { DemoCode }

/** The types with codes in the demo world, in the order in which the signs of a building are numbered. */
const types: readonly DemoCodes[] = [
  feedbackCodes,
  wifiCodes,
  tellingCodes,
  fieldOnlyCodes,
  askingCodes,
  htmlPageCodes,
  frontDeskCodes,
  mapCodes,
  hubCodes,
]

/** What hangs in a building of the demo world, by its code. */
export const listDemoCodes = (building: string): DemoCode[] => types.flatMap(codes => codes[building] ?? [])
