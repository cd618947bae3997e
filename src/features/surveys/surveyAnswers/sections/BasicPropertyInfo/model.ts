import { text, webText, z } from '../../../../../core/call.ts'
import { propertyTypes } from '../../../../property/buildings/model.ts'
import { MoreInfo } from '../../../../property/buildings/sections/BasicInfo/model.ts'
import { choice, number, rows } from '../../model.ts'

/** What the customer says of the building itself; `PropertyTag` names the campus or park of one of Multiple buildings. */
export const BasicPropertyInfo = z.strictObject({
  Name: text(),
  PropertyType: choice(propertyTypes),
  PropertyTag: text(),
  BuildingType: z.nullable(text(60)),
  AddressLine1: text(),
  City: text(100),
  State: text(60),
  Zip: text(20),
  Country: text(60),
  ContactPhoneNumber: text(30),
  ContactEmail: text(254),
  Website: webText(),
  TotalSquareFeet: number(),
  /** What the building's own form does not require either, and older answers do not have. */
  SpanishName: z.optional(text()),
  ...MoreInfo.shape,
  Shifts: rows(z.strictObject({ Start: text(8), End: text(8) }), 3),
})
export type BasicPropertyInfo = z.output<typeof BasicPropertyInfo>
