import { Localized, moment, uuid, z } from '../../../core/call.ts'
import { urgencies } from '../../codes/requests/model.ts'

/** A request is served in time within so many hours. */
export const serviceHours = 48

/** Figures of service requests (C-FIELD-011). Scores are means of 0.5 to 5; shares 0 to 1; null where there is nothing to tell. */
export const serviceFigures = {
  Total: z.int(),
  /** Hours from asking to done, of all that are done; and their mean. */
  TotalDuration: z.number(),
  AvgDuration: z.nullable(z.number()),
  /** Done within 48 hours, over those that are done or open for longer. */
  ServiceLevel: z.nullable(z.number()),
  /** Of this year, and of the last 90 days, whatever the period. */
  YTDAvgScore: z.nullable(z.number()),
  CSAT90: z.nullable(z.number()),
  /** Opened again, over those that were done. */
  Reopened: z.nullable(z.number()),
  /** Of hours and material, in the currency of the building. */
  Cost: z.number(),
}
export const ServiceFigures = z.object(serviceFigures)
export type ServiceFigures = z.output<typeof ServiceFigures>

/** The requests of a tenant. `CSAT`: of this year. */
export const TenantRequests = z.object({
  Tenant: z.string(),
  Total: z.int(),
  AvgDuration: z.nullable(z.number()),
  ServiceLevel: z.nullable(z.number()),
  CSAT: z.nullable(z.number()),
  CSAT90: z.nullable(z.number()),
  Reopened: z.nullable(z.number()),
  Cost: z.number(),
  /** Replies and notes that the tenant reads or wrote. */
  MessageNumber: z.int(),
  /** Texts and live chats: null, nothing feeds them. */
  TextNumber: z.null(),
  LiveChatNumber: z.null(),
})

export type TenantRequests = z.output<typeof TenantRequests>

export const BuildingRequests = z.object({ BuildingId: uuid(), BuildingName: Localized(), ...serviceFigures })

/** A request that was rated badly. `Duration`: hours to done; null while it is open. */
export const LowRequest = z.object({
  id: uuid(),
  IssueNo: z.int(),
  Date: moment(),
  BuildingName: Localized(),
  Tenant: z.string(),
  Urgency: z.nullable(z.enum(urgencies)),
  Score: z.nullable(z.number()),
  Duration: z.nullable(z.number()),
  Comment: z.string(),
  Detail: z.string(),
  AssigneeName: z.string(),
})
