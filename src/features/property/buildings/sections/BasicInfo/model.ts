import { Localized, text, uuid, webText, z } from '../../../../../core/call.ts'
import { propertyTypes } from '../../model.ts'

const optional = (longest?: number) => z.optional(z.nullable(text(longest)))

/** What the form does not require, and a customer who answers a survey is asked for too: the longest text of each; null: a number. */
export const moreInfo = { AddressLine2: 200, Region: 100, Market: 100, PlannedEngineeringHours: null } as const
export type MoreField = keyof typeof moreInfo
export const moreFields = Object.keys(moreInfo) as MoreField[] // its own keys

export const MoreInfo = z.strictObject({
  AddressLine2: optional(moreInfo.AddressLine2),
  Region: optional(moreInfo.Region),
  Market: optional(moreInfo.Market),
  PlannedEngineeringHours: z.optional(z.nullable(z.number())),
})
export type MoreInfo = z.output<typeof MoreInfo>

/** What the section Basic Info saves. Required texts may come empty: the rules say so in the form's words. */
export const BasicInfo = z.strictObject({
  Name: Localized(),
  AccountName: z.optional(z.nullable(Localized())),
  /** Made from the name when empty. */
  Code: optional(20),
  PropertyType: z.enum(['', ...propertyTypes]),
  PropertyTagId: z.optional(z.nullable(uuid())),
  BuildingType: text(60),
  AddressLine1: text(),
  City: text(100),
  State: text(60),
  Zip: text(20),
  Country: text(60),
  ContactEmail: text(254),
  ContactPhoneNumber: optional(30),
  Website: z.optional(z.nullable(webText())),
  TotalSquareFeet: z.nullable(z.number()),
  ...MoreInfo.shape,
  /** On unless said otherwise. */
  TrackScanData: z.optional(z.boolean()),
  Shifts: z.optional(z.array(z.strictObject({ Start: text(8), End: text(8) })).check(z.maxLength(3))),
})
export type BasicInfo = z.output<typeof BasicInfo>
