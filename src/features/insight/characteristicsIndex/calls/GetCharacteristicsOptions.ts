import { holdsText } from '../../../../core/fold.ts'
import { handle } from '../../../../platform/handle.ts'
import { template } from '../../../property/questionnaire/template.ts'
import { GetCharacteristicsOptions as call } from '../contract.ts'
import { readIndustrialBuildings } from '../rows.server.ts'

export const GetCharacteristicsOptions = handle(call, async (ctx, { text = '' }) => {
  const holds = (texts: object) => Object.values(texts).some(one => holdsText(String(one), text))
  const buildings = await readIndustrialBuildings(ctx)
  const questions = template.flatMap(({ SectionName, Fields }) =>
    Fields.map(({ Code, Text: { en, es = en, fr = en } }) => ({ Name: Code, FieldText: { en, es, fr }, SectionName })),
  )
  const regions = [...new Set(buildings.flatMap(({ Region }) => (Region ? [Region] : [])))].toSorted((a, b) => a.localeCompare(b))
  return {
    Questions: questions.filter(({ FieldText }) => holds(FieldText)),
    Regions: regions.filter(one => holds([one])),
    Buildings: buildings
      .filter(({ BuildingName }) => holds(BuildingName))
      .map(({ BuildingId, BuildingName }) => ({ BuildingId, BuildingName })),
  }
})
