import { list, num, read, text, z } from '../../../core/call.ts'
import { lowScore, requestStatuses, urgencies } from '../../codes/requests/model.ts'
import { daysProblems, figuresAsked } from '../../property/buildings/askedDays.ts'
import { serviceRequestsDashboard } from './dashboard.ts'
import { BuildingRequests, LowRequest, ServiceFigures, TenantRequests } from './model.ts'

const { may } = serviceRequestsDashboard
const asked = z.strictObject(figuresAsked)
const terms = { scope: 'group', may, input: asked, check: daysProblems } as const
const { bId: _building, ...ofAccount } = figuresAsked

export const GetFeedbackSummary = read('Maintenance/GetFeedbackSummary', {
  ...terms,
  summary: 'How many service requests came in a period, how soon they were done, and how they were rated',
  output: ServiceFigures,
})

export const GetTenantsRequestSummaryList = read('Maintenance/GetTenantsRequestSummaryList', {
  ...terms,
  summary: 'The same tenant by tenant, those with the most requests first; of who names no tenant that is known under an empty name',
  output: z.object({ Tenants: z.array(TenantRequests) }),
})

export const GetMaintenanceFeedbackSummaries = list('Maintenance/GetMaintenanceFeedbackSummaries', {
  summary: 'Service requests that were rated badly; `InProgress`: of any state in which somebody still has to act',
  scope: 'group',
  may,
  rows: 'Maintenances',
  row: LowRequest,
  filter: z.strictObject({
    ...figuresAsked,
    scoreLT: z._default(z.pipe(num(), z.number().check(z.minimum(0.5), z.maximum(5.5))), lowScore),
    urgency: z.optional(z.enum(urgencies)),
    status: z.optional(z.enum(requestStatuses)),
    text: z.optional(text()),
  }),
  sort: ['Date', 'Score', 'IssueNo'],
  perPage: 25,
})

export const GetMaintenanceAnalysisSummaryForGroup = read('Maintenance/GetMaintenanceAnalysisSummaryForGroup', {
  summary: 'Figures of the service requests of all buildings of an account that the caller sees',
  scope: 'group',
  may,
  input: z.strictObject(ofAccount),
  check: daysProblems,
  output: ServiceFigures,
})

export const GetMaintenanceAnalysisForGroup = read('Maintenance/GetMaintenanceAnalysisForGroup', {
  summary: 'The same building by building, those with the most requests first',
  scope: 'group',
  may,
  input: z.strictObject(ofAccount),
  check: daysProblems,
  output: z.object({ Buildings: z.array(BuildingRequests) }),
})
