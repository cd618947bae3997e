import { demoPart } from '../../../platform/demo/part.ts'
import { buildingsDemo } from '../buildings/demo.ts'
import type { SectionDemo } from './demo/section.ts'
import { makePins } from './sections/BuildingPIN/demo.ts'
import { makeTerms } from './sections/BuildingTermsAndConditions/demo.ts'
import { makeInsurance } from './sections/COIInformation/demo.ts'
import { makeAddOns } from './sections/ProductAddOns/demo.ts'
import { makeResidentIndex } from './sections/ResidentIndex/demo.ts'
import { makeOwner } from './sections/WhiteLabel/demo.ts'

/** Sections with a demo; Basic Info, Branding, adoption, questionnaire and accounting bring theirs with their features. */
const sections: readonly SectionDemo[] = [makeInsurance, makeAddOns, makeResidentIndex, makeOwner, makeTerms, makePins]

export const propertyPageDemo = demoPart('property/propertyPage', async making => {
  for (const made of buildingsDemo.made(making)) for (const make of sections) await make(making, made)
})
