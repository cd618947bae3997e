import type { FormField } from '../../base/fields/model.ts'
import type { DemoCode, DemoCodes } from './demo/demoCode.ts'
import { hubCodes } from './demo/hubCodes.ts'
import { otherCodes } from './demo/otherCodes.ts'
import { askingTypes } from './families/asking/askingTypes.ts'
import type { AskingDefinition } from './families/asking/definition.ts'
import { askingCodes } from './families/asking/demo.ts'
import { fieldOnlyCodes } from './families/fieldOnly/demo.ts'
import { readTemplateFields } from './families/fieldOnly/wire.ts'
import { tellingCodes } from './families/telling/demo.ts'
import { feedbackCodes } from './types/feedback/demo.ts'
import { frontDeskCodes } from './types/frontDeskContact/demo.ts'
import { htmlPageCodes } from './types/htmlPage/demo.ts'
import { mapCodes } from './types/map/demo.ts'
import { wifiCodes } from './types/wifi/demo.ts'

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
  otherCodes,
]

/** The fields that a code's page asks: those of its form, or what its lists make. */
export const listDemoFields = ({ FunctionalityType, form }: DemoCode): readonly FormField[] => {
  const asking = Object.values<AskingDefinition>(askingTypes).find(one => one.type === FunctionalityType)
  return asking ? asking.groupsIn(form).flatMap(({ fields }) => fields) : readTemplateFields(form.Fields)
}

/** What hangs in a building of the demo world, by its code. */
export const listDemoCodes = (building: string): DemoCode[] => types.flatMap(codes => codes[building] ?? [])
