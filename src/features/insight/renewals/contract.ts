import { list, moment, read, text, uuid, z } from '../../../core/call.ts'
import { workStatuses } from '../../codes/requests/model.ts'
import { daysProblems, figuresAsked } from '../../property/buildings/askedDays.ts'
import { renewalDecisions, renewalReport } from './dashboard.ts'

const { may } = renewalReport

export const GetRenewals = list('Renewal/GetRenewals', {
  summary: 'What tenants said about renewing their lease, the newest first',
  scope: 'group',
  may,
  rows: 'Renewals',
  row: z.object({
    id: uuid(),
    Number: z.int(),
    Name: z.string(),
    Unit: z.string(),
    Email: z.string(),
    PhoneNumber: z.string(),
    Decision: z.enum(renewalDecisions),
    Detail: z.string(),
    CreatedDate: moment(),
    /** Who talks with them; '' nobody yet. */
    Owner: z.string(),
    Status: z.enum(workStatuses),
  }),
  filter: z.strictObject({ ...figuresAsked, decision: z.optional(z.enum(renewalDecisions)), text: z.optional(text()) }),
  sort: ['CreatedDate', 'Name', 'Unit'],
  perPage: 25,
})

export const GetLeaseEnds = list('Renewal/GetLeaseEnds', {
  summary:
    'Tenants whose lease ends within 90 days, or ended in the last 30, and who have not said whether they renew it; the next one first',
  scope: 'group',
  may,
  rows: 'Leases',
  row: z.object({
    id: uuid(),
    TenantName: z.string(),
    Unit: z.string(),
    LeaseEnd: z.string(),
    /** Days until then by the clock of the building; below 0: it has ended. */
    DaysLeft: z.int(),
    Email: z.string(),
    PhoneNumber: z.string(),
  }),
  filter: z.strictObject({ gId: uuid(), bId: z.optional(uuid()), text: z.optional(text()) }),
  sort: ['LeaseEnd', 'TenantName', 'Unit'],
  perPage: 25,
})

export const GetRenewalFigures = read('Renewal/GetRenewalFigures', {
  summary: 'How many tenants renew, want to talk, leave; and with how many of those nobody has talked yet',
  scope: 'group',
  may,
  input: z.strictObject(figuresAsked),
  check: daysProblems,
  output: z.object({
    Answers: z.int(),
    Renew: z.int(),
    Talk: z.int(),
    Leave: z.int(),
    Other: z.int(),
    /** Renew over those who have decided, renew or leave; 0 to 1, null where nobody has. */
    RenewShare: z.nullable(z.number()),
    /** Want to talk or leave, and nobody has begun. */
    Waiting: z.int(),
  }),
})
