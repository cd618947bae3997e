import { list, moment, read, text, uuid, write, z } from '../../../core/call.ts'
import { urgencies, workStatuses } from '../../codes/requests/model.ts'
import { daysProblems, figuresAsked } from '../../property/buildings/askedDays.ts'
import { supplierSla } from './dashboard.ts'
import { SlaTarget } from './model.ts'
import { findTargetProblems } from './rules.ts'

const { may } = supplierSla
const narrowed = { supplier: z.optional(uuid()), urgency: z.optional(z.enum(urgencies)) }
const share = () => z.nullable(z.number())
/** Shares 0 to 1; null: of nothing. */
const Sums = {
  Assigned: z.int(),
  Open: z.int(),
  Overdue: z.int(),
  /** Begun in time, over those that are begun or open past the target. */
  Response: share(),
  /** The same of done. */
  Completion: share(),
  /** Hours from asking to begun, and to done. */
  ResponseHours: share(),
  CompletionHours: share(),
  Score: share(),
  /** Opened again, over those that were done. */
  Reopened: share(),
  /** Check-ins of its people. */
  Visits: z.int(),
}
const Supplier = z.object({ SupplierId: uuid(), SupplierName: z.string(), ...Sums })

export const GetSupplierSla = read('Supplier/GetSupplierSla', {
  summary: 'How soon each supplier begins and finishes the service requests that it is called for, against the targets of the account',
  scope: 'group',
  may,
  input: z.strictObject({ ...figuresAsked, ...narrowed }),
  check: daysProblems,
  output: z.object({ All: z.object(Sums), Suppliers: z.array(Supplier) }),
})

export const GetSlaRequests = list('Supplier/GetSlaRequests', {
  summary:
    'The service requests that suppliers began or finished too late, or have not finished past the target; the oldest open ones first',
  scope: 'group',
  may,
  rows: 'Requests',
  row: z.object({
    id: uuid(),
    Number: z.int(),
    SupplierName: z.string(),
    Detail: z.string(),
    Urgency: z.enum(urgencies),
    Status: z.enum(workStatuses),
    CreatedDate: moment(),
    ResponseHours: z.nullable(z.number()),
    CompletionHours: z.nullable(z.number()),
    /** Hours beyond the target of what was missed last: to finish, else to begin. */
    LateHours: z.number(),
  }),
  filter: z.strictObject({ ...figuresAsked, ...narrowed, text: z.optional(text()) }),
  sort: ['CreatedDate', 'SupplierName', 'LateHours'],
  perPage: 25,
})

export const GetSlaTargets = read('Supplier/GetSlaTargets', {
  summary: 'How soon suppliers of the account are to begin and to finish, by urgency',
  scope: 'group',
  may,
  input: z.strictObject({ gId: uuid() }),
  output: z.object({ Targets: z.array(SlaTarget), Version: z.int() }),
})

export const SaveSlaTargets = write('Supplier/SaveSlaTargets', {
  summary: 'Say how soon suppliers of the account are to begin and to finish, by urgency',
  scope: 'group',
  may: 'ManagePropertyInfo',
  input: z.strictObject({
    GroupId: uuid(),
    /** The sum of the versions that were read; 0: nobody has said. */
    Version: z.int().check(z.minimum(0)),
    Targets: z.array(SlaTarget).check(z.minLength(urgencies.length), z.maxLength(urgencies.length)),
  }),
  check: findTargetProblems,
  output: z.object({ Version: z.int() }),
})
