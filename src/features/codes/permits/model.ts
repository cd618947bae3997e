import { moment, uuid, z } from '../../../core/call.ts'
import type { Permission } from '../../../core/permissions.ts'

/** What visitors ask leave for: each is a type of code, with the permission of its report. */
export const permitFlags = {
  RoofAccess: 'RoofAccessAuthorizationReport',
  TenantHVAC: 'TenantHVACAuthorizationReport',
} as const satisfies Record<string, Permission>
export type PermitKind = keyof typeof permitFlags
export const permitKinds = ['RoofAccess', 'TenantHVAC'] as const satisfies readonly PermitKind[]
export const isPermitKind = (type: string): type is PermitKind => Object.hasOwn(permitFlags, type)
/** Any of these reads permits; of which kind, its own flag says. */
export const permitMay = Object.values(permitFlags)

/** How far a permit is. */
export const permitStatuses = ['Requested', 'Approved', 'Refused', 'Begun', 'Ended', 'Withdrawn'] as const
export type PermitStatus = (typeof permitStatuses)[number]

/** What a permit is worth at a moment, for who stands at the door. */
export const permitStandings = ['Requested', 'NotYet', 'Valid', 'PastEnd', 'Over', 'Refused', 'Withdrawn'] as const
export type PermitStanding = (typeof permitStandings)[number]

/** Minutes before its start from which on a permit is let in. */
export const earlyMinutes = 15

type PermitTimes = { Status: PermitStatus; StartDate: number | null; EndDate: number | null }
/** What a permit is worth at a moment. Dates: epoch ms. */
export const findStanding = ({ Status, StartDate, EndDate }: PermitTimes, now: number): PermitStanding => {
  if (Status === 'Ended') return 'Over'
  if (Status === 'Begun') return EndDate !== null && now >= EndDate ? 'PastEnd' : 'Valid'
  if (Status !== 'Approved' && Status !== 'Requested') return Status
  if (EndDate !== null && now >= EndDate) return 'Over'
  if (Status === 'Requested') return Status
  return StartDate !== null && now < StartDate - earlyMinutes * 60_000 ? 'NotYet' : 'Valid'
}

/** A permit as its report lists it. Times as the clock of its building shows them stand in `Day`, `StartTime`, `EndTime`. */
export const Permit = z.object({
  id: uuid(),
  BuildingId: uuid(),
  Number: z.int(),
  Kind: z.enum(permitKinds),
  Status: z.enum(permitStatuses),
  Standing: z.enum(permitStandings),
  Name: z.string(),
  CompanyName: z.string(),
  PhoneNumber: z.string(),
  Unit: z.string(),
  Area: z.string(),
  Detail: z.string(),
  CreatedDate: moment(),
  StartDate: z.nullable(moment()),
  EndDate: z.nullable(moment()),
  Day: z.nullable(z.string()),
  StartTime: z.nullable(z.string()),
  EndTime: z.nullable(z.string()),
  /** Why it was refused or withdrawn. */
  Reason: z.string(),
  Approver: z.string(),
  BegunDate: z.nullable(moment()),
  EndedDate: z.nullable(moment()),
  /** Asked for later than the building wants it. */
  Late: z.boolean(),
  /** Hours that it took, or is to take. */
  Hours: z.nullable(z.number()),
  /** What those hours cost, in the currency of the building; null where nothing is charged. */
  Amount: z.nullable(z.number()),
  /** 0: nobody has decided yet. */
  Version: z.int(),
})
export type Permit = z.output<typeof Permit>

/** What a building asks of its permits of a kind. */
export const permitTerms = {
  /** Contacts who decide; empty: whoever reads the report. */
  Approvers: [] as readonly string[],
  /** The hours within which permits lie, `HH:MM` by the building's clock; '': any. */
  EarliestTime: '',
  LatestTime: '',
  /** How many hours ahead it is to be asked for; what comes later is marked. */
  NoticeHours: 0,
  /** What an hour costs, and for how many hours at least. */
  HourlyRate: 0,
  MinimumHours: 0,
}
export type PermitTerms = typeof permitTerms
