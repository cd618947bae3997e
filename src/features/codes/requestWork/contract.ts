import { calendarDay, list, moment, type Output, read, text, uuid, write, z } from '../../../core/call.ts'
import { TemplateField } from '../functionalities/families/fieldOnly/wire.ts'
import { requestChannels, requestFlag } from '../requests/model.ts'
import { mostCosts, RequestCostLine, requestPlanSteps } from './model.ts'
import { findCostProblems } from './rules.ts'

const may = requestFlag
const inBuilding = { gId: uuid(), bId: uuid() }
const saved = z.object({ acId: uuid(), Version: z.int() })

export const GetRequestForms = read('Request/GetRequestForms', {
  summary:
    'The codes of a building by which work can be asked for, 500 at most, and its tenants: what staff choose from when somebody calls',
  scope: 'building',
  may,
  ids: { AboutId: 'qr_code' },
  input: z.strictObject({ ...inBuilding, AboutId: z.optional(uuid()) }),
  output: z.object({
    /** The code of the building that a request is to be about; null where none is asked for or found. */
    About: z.nullable(z.object({ AboutId: uuid(), QrName: z.string() })),
    Forms: z.array(z.object({ QrCodeId: uuid(), ItemId: uuid(), FunctionalityType: z.string(), QrName: z.string(), Location: z.string() })),
    Tenants: z.array(z.object({ TenantId: uuid(), TenantName: z.string() })),
  }),
})

export type RequestForm = Output<typeof GetRequestForms>['Forms'][number]

export const GetRequestForm = read('Request/GetRequestForm', {
  summary: 'The form of one of these codes, as TemplateFormData has it',
  scope: 'building',
  may,
  ids: { QrCodeId: 'qr_code' },
  input: z.strictObject({ ...inBuilding, QrCodeId: uuid(), ItemId: uuid() }),
  output: z.object({ Fields: z.array(TemplateField) }),
})

export const CreateRequest = write('Request/CreateRequest', {
  summary: 'Make a request for somebody who called, came by or wrote; `Step`: it comes again by itself, from `FirstDay` on',
  scope: 'building',
  may,
  ids: { QrCodeId: 'qr_code', AboutId: 'qr_code' },
  input: z.strictObject({
    GroupId: uuid(),
    BuildingId: uuid(),
    QrCodeId: uuid(),
    ItemId: uuid(),
    /** The code of a piece of equipment or a place that it is about, where that is another one than the form's. */
    AboutId: z.optional(z.nullable(uuid())),
    Channel: z.enum(requestChannels.filter(one => one !== 'Planned')),
    /** By the codes of the fields. */
    Answers: z.record(text(10), z.unknown()),
    TenantId: z.nullable(uuid()),
    AssigneeId: z.nullable(uuid()),
    Step: z.nullable(z.enum(requestPlanSteps)),
    /** The first day of those that come again; today, where none is given. */
    FirstDay: z.nullable(calendarDay()),
  }),
  output: z.object({
    /** Null: its first day is to come. */
    RequestId: z.nullable(uuid()),
    PlanId: z.nullable(uuid()),
  }),
})

export const JoinRequest = write('Request/JoinRequest', {
  summary: 'Join an open request to another one of its building, which it then follows; null: it goes its own way again',
  scope: 'group',
  may,
  ids: { RequestId: 'visitor_request', JoinedId: 'visitor_request' },
  input: z.strictObject({ GroupId: uuid(), RequestId: uuid(), JoinedId: z.nullable(uuid()) }),
  output: saved,
})

export const SaveCosts = write('Request/SaveCosts', {
  summary: 'Say what a request has cost: hours and material',
  scope: 'group',
  may,
  ids: { RequestId: 'visitor_request' },
  input: z.strictObject({
    GroupId: uuid(),
    RequestId: uuid(),
    Version: z.int(),
    Costs: z.array(RequestCostLine).check(z.maxLength(mostCosts)),
  }),
  check: findCostProblems,
  output: saved,
})

export const RequestPlanRow = z.object({
  id: uuid(),
  CreatedDate: moment(),
  Detail: z.string(),
  FunctionalityType: z.string(),
  QrName: z.string(),
  Step: z.enum(requestPlanSteps),
  NextDay: z.string(),
  AssigneeId: z.nullable(uuid()),
  AssigneeName: z.string(),
  /** The assignee has left, or works in this building no more: what comes is for nobody. */
  AssigneeLeft: z.boolean(),
  Version: z.int(),
})
export type RequestPlanRow = z.output<typeof RequestPlanRow>

export const GetRequestPlans = list('Request/GetRequestPlans', {
  summary: 'Requests of a building that come again by themselves and have not ended; the next one first',
  scope: 'group',
  may,
  rows: 'Plans',
  row: RequestPlanRow,
  filter: z.strictObject({ ...inBuilding, text: z.optional(text()) }),
  sort: ['NextDay', 'Detail', 'QrName'],
  perPage: 25,
})

export const EditRequestPlan = write('Request/EditRequestPlan', {
  summary: 'Change how often a plan makes a request, when the next one, and for whom',
  scope: 'group',
  may,
  ids: { PlanId: 'request_plan' },
  input: z.strictObject({
    GroupId: uuid(),
    PlanId: uuid(),
    Version: z.int(),
    Step: z.enum(requestPlanSteps),
    /** By the clock of the building; later ones are counted from it. */
    NextDay: calendarDay(),
    AssigneeId: z.nullable(uuid()),
  }),
  output: saved,
})

export const EndRequestPlan = write('Request/EndRequestPlan', {
  summary: 'End a plan: no further request comes of it',
  scope: 'group',
  may,
  ids: { PlanId: 'request_plan' },
  input: z.strictObject({ GroupId: uuid(), PlanId: uuid(), Version: z.int() }),
  output: saved,
})
