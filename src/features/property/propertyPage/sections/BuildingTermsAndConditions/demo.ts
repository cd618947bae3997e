import { keepDemoFile } from '../../../../base/files/demo.ts'
import { firstUserOf } from '../../../../base/people/demo.ts'
import { tellBuildingChanges } from '../../../buildings/demo.ts'
import { keepDemoSection, type SectionDemo } from '../../demo/section.ts'
import { demoTerms } from '../../demo/terms.ts'
import { printTerms } from '../../demo/termsPdf.ts'
import { type BuildingTermsAndConditions, termNames } from './model.ts'

export const makeTerms: SectionDemo = async (making, made) => {
  const { GroupId, BuildingId, building } = made
  const terms = demoTerms[building.Code]
  if (!terms) return
  const place = { GroupId, BuildingId, UserId: firstUserOf(making, GroupId) }
  const of = { building: building.Name.en, account: building.AccountName.en, effective: making.from }
  const links: BuildingTermsAndConditions = {}
  for (const name of termNames) {
    const one = terms[name]
    if (one) links[name] = await keepDemoFile(making, place, { bucket: 'LegalTerms', fileName: one.file, bytes: printTerms(one, of) })
  }
  await keepDemoSection(making, made, 'BuildingTermsAndConditions', links)
  const { EVRequestTerms } = links
  const Before = { BuildingTermsAndConditions: { EVRequestTerms: null } }
  await tellBuildingChanges(making, [made], [['Priya Raghunathan', 4, 'ASE', Before, { BuildingTermsAndConditions: { EVRequestTerms } }]])
}
