import { text, uuid, webText, z } from '../../../../../core/call.ts'

/** Add-ons that need a value once they are ticked: the tick, the value, and whether it is a web address. */
export const valuedAddOns = [
  { flag: 'HasVanityUrl', value: 'VanityUrl', web: true },
  { flag: 'HasAngusIntegration', value: 'AngusIntegration', web: false },
  { flag: 'HasGooglePlaceId', value: 'GooglePlaceId', web: false },
  { flag: 'HasSupportChannel', value: 'SupportChannel', web: false },
  { flag: 'HasOperationsChannel', value: 'OperationsChannel', web: false },
  { flag: 'HasOrgChannel', value: 'OrgChannel', web: false },
] as const

/** Add-ons that are on or off. */
export const switches = ['EnableLiveChat', 'HideSrHotCold', 'EnableAICover', 'SRDisabled'] as const

const on = z.optional(z.boolean())
const value = z.optional(z.nullable(text(2000)))

/** What the section Product Add-Ons saves. An add-on that is not there is off. */
export const ProductAddOns = z.strictObject({
  HasVanityUrl: on,
  VanityUrl: z.optional(z.nullable(webText())),
  HasAngusIntegration: on,
  /** The property's id in Angus. */
  AngusIntegration: value,
  HasGooglePlaceId: on,
  GooglePlaceId: value,
  HasSupportChannel: on,
  SupportChannel: value,
  HasOperationsChannel: on,
  OperationsChannel: value,
  HasOrgChannel: on,
  OrgChannel: value,
  EnableLiveChat: on,
  HideSrHotCold: on,
  EnableAICover: on,
  /** Rounds make no service requests in this building. */
  SRDisabled: on,
  EnableDefaultTenant: on,
  DefaultTenantId: z.optional(z.nullable(uuid())),
  /** The building's id in Building Engines, where that system is in use. */
  BEBuildingId: z.optional(z.nullable(text(100))),
})
export type ProductAddOns = z.output<typeof ProductAddOns>
