import { Localized, uuid, z } from '../../../core/call.ts'
import { Answer, Texts } from '../../property/questionnaire/model.ts'

const said = z.nullable(z.string())
/** A question with its answer, as the questionnaire has both. */
const CharacteristicsQuestion = z.object({ FieldText: Texts, Name: z.string(), Value: Answer })

/**
 * What a building is. Texts are those of the answers, null while nobody has answered; `AcquisionPortfolio` is spelled so in the documents.
 * `PropertyAge` is in years, this year less the year built. `MajorTenantLED`: the end of their lease, `YYYY-MM-DD`.
 */
export const PropertyCharacteristics = z.object({
  BuildingId: uuid(),
  BuildingName: Localized(),
  Region: z.string(),
  OwnershipFund: said,
  AcquisionPortfolio: said,
  PropertyClass: said,
  YearBuilt: z.nullable(z.number()),
  LastRenovated: z.nullable(z.number()),
  PropertyAge: z.nullable(z.number()),
  ManagementType: said,
  MultiTenated: said,
  MajorTenant: said,
  MajorTenantIndustry: said,
  MajorTenantLED: said,
  PropertyType: said,
  TenantSpaceUse: z.array(z.string()),
  Sections: z.array(z.object({ SectionName: Texts, Questions: z.array(CharacteristicsQuestion) })),
})
export type PropertyCharacteristics = z.output<typeof PropertyCharacteristics>
