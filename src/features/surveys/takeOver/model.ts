import { Localized, text, uuid, z } from '../../../core/call.ts'
import { permissions } from '../../../core/permissions.ts'
import { surveyStatuses } from '../surveys/model.ts'

/** What of a building is taken over, in the order of the page. */
export const takeOverGroups = ['BasicInfo', 'Branding', 'Contacts', 'Employees', 'Tenants', 'Wifi'] as const
export type TakeOverGroup = (typeof takeOverGroups)[number]

/** How a value is shown. `secret`: only whether there is one. */
const shownAs = ['text', 'phone', 'number', 'color', 'picture', 'secret'] as const

/** A field: what the customer said, and what the building has. Empty: nothing. */
export const TakeOverFact = z.object({
  Field: z.string(),
  As: z.enum(shownAs),
  Said: z.string(),
  Has: z.string(),
  Differs: z.boolean(),
})
export type TakeOverFact = z.output<typeof TakeOverFact>

/** By what a person, a company or a network of the building is known to be the one that the customer named. */
export const matchedBy = ['Email', 'Phone', 'Name', 'SSID'] as const

/** What a new contact needs and a survey does not ask for, or the customer has left out. */
export const TakeOverFill = z.strictObject({ Role: text(60), Team: text(60), Phone: text(30), Email: text(254) })
export type TakeOverFill = z.output<typeof TakeOverFill>

export const itemStates = ['New', 'Differs', 'Same'] as const

/** One thing that can be ticked: a field of the building, or a person, company or network with its fields. */
export const TakeOverItem = z.object({
  /** `BasicInfo.City`, `Contacts.0`. */
  Key: z.string(),
  Group: z.enum(takeOverGroups),
  /** Of a person, a company or a network. */
  Name: z.string(),
  State: z.enum(itemStates),
  Match: z.nullable(z.object({ Name: z.string(), By: z.enum(matchedBy), OutOfUse: z.boolean() })),
  Facts: z.array(TakeOverFact),
  Fill: z.nullable(TakeOverFill),
  /** Permissions that the caller lacks to save it. */
  Needs: z.array(z.enum(permissions)),
  /** What the building has, as it was read: a take-over of what has changed since is refused. */
  Seen: z.string(),
})
export type TakeOverItem = z.output<typeof TakeOverItem>

/** A take-over that was done. */
export const TakeOverRun = z.object({
  TakeOverId: uuid(),
  FullName: z.string(),
  CreatedDate: z.number(),
  /** What was taken: its group, with the field or the name. */
  Taken: z.array(z.object({ Group: z.enum(takeOverGroups), Name: z.string() })),
  UndoneDate: z.nullable(z.number()),
  /** What an undo has left, since somebody has changed it meanwhile. */
  Left: z.array(z.object({ Group: z.enum(takeOverGroups), Name: z.string() })),
})
export type TakeOverRun = z.output<typeof TakeOverRun>

/** What staff see of an accepted survey beside its building. */
export const TakeOver = z.object({
  BuilderStatus: z.enum(surveyStatuses),
  SurveyName: z.string(),
  BuildingName: Localized(),
  Items: z.array(TakeOverItem),
  /** Sections that are answered and that no building keeps: they stay with the survey. */
  Kept: z.array(z.string()),
  Runs: z.array(TakeOverRun),
})
export type TakeOver = z.output<typeof TakeOver>
