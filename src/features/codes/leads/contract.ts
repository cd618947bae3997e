import { bulk } from '../../../core/bulk.ts'
import { calendarDay, text, uuid, write, z } from '../../../core/call.ts'
import { leadMay, leadStages } from './model.ts'
import { findLeadProblems } from './rules.ts'

export const SaveLead = write('Lead/SaveLead', {
  summary: 'Say how far somebody who showed interest has come: stage, why lost, the next step with its day, who handles it',
  scope: 'group',
  may: leadMay,
  ids: { RequestId: 'visitor_request' },
  input: z.strictObject({
    GroupId: uuid(),
    RequestId: uuid(),
    /** 0: nobody has handled it yet. */
    Version: z.int().check(z.minimum(0)),
    Stage: z.enum(leadStages),
    /** Why it was lost; kept for that stage alone. */
    LostReason: z._default(text(), ''),
    NextStep: z._default(text(), ''),
    NextDay: z._default(z.nullable(calendarDay()), null),
    AssigneeId: z._default(z.nullable(uuid()), null),
  }),
  check: findLeadProblems,
  output: z.object({ acId: uuid(), Version: z.int() }),
})

/** Leads that somebody handles: by their owner, and those on whom somebody still has to act. */
export const LeadFilter = z.strictObject({
  gId: uuid(),
  /** The id of a contact. */
  Owner: z.optional(uuid()),
  Status: z.optional(z.enum(['Open'])),
})
export type LeadFilter = z.output<typeof LeadFilter>

export const AssignLeads = bulk('Lead/AssignLeads', {
  summary: 'Say who handles leads that somebody has handled before',
  may: leadMay,
  filter: LeadFilter,
  values: z.strictObject({ AssigneeId: z.nullable(uuid()) }),
})
