import { text, z } from '../../../../../core/call.ts'

/** The legal terms of a building, in the form's order. */
export const termNames = ['SupplierCheckInTerms', 'EVRequestTerms', 'VacancyLeadTerms', 'RoomRentalTerms', 'OtherLeadTerms'] as const
export type TermName = (typeof termNames)[number]

const link = z.optional(z.nullable(text(2000)))

/** What the section Building Terms & Conditions saves: the address of an uploaded PDF each. */
export const BuildingTermsAndConditions = z.strictObject({
  SupplierCheckInTerms: link,
  EVRequestTerms: link,
  VacancyLeadTerms: link,
  RoomRentalTerms: link,
  OtherLeadTerms: link,
})
export type BuildingTermsAndConditions = z.output<typeof BuildingTermsAndConditions>
