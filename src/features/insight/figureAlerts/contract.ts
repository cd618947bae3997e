import { Localized, list, moment, text, uuid, write, z } from '../../../core/call.ts'
import { alertDays, alertMetrics } from './model.ts'
import { alertProblems } from './rules.ts'

/** Of a building the first, of any building of the account the second besides. */
const may = 'AnalyticsDashboards'
const GroupId = uuid()
const watched = {
  Metric: z.enum(alertMetrics),
  /** Null: everywhere in the building. */
  EntityType: z.optional(z.nullable(text(60))),
  Below: z.number(),
  LeastN: z.int(),
  Days: z.literal([...alertDays]),
}

export const GetFigureAlerts = list('Alert/GetFigureAlerts', {
  summary: 'The alerts of the caller in an account: what each watches, and in how many buildings the figure is below its limit now',
  scope: 'group',
  may,
  rows: 'Alerts',
  row: z.object({
    id: uuid(),
    acId: uuid(),
    AlertId: uuid(),
    BuildingId: z.nullable(uuid()),
    BuildingName: z.nullable(Localized()),
    Metric: z.enum(alertMetrics),
    EntityType: z.string(),
    Below: z.number(),
    LeastN: z.int(),
    Days: z.int(),
    OnOff: z.boolean(),
    PausedUntil: z.nullable(z.int()),
    BelowNow: z.int(),
    LastDate: z.nullable(z.int()),
    CreatedDate: z.int(),
    Version: z.int(),
  }),
  filter: z.strictObject({ gId: uuid() }),
  sort: ['CreatedDate'],
  perPage: 25,
})

export const SaveFigureAlert = write('Alert/SaveFigureAlert', {
  summary: 'Be told when a figure falls below a limit, or with AlertId and Version change such an alert of one’s own',
  scope: 'group',
  may,
  input: z.strictObject({
    GroupId,
    AlertId: z.optional(z.nullable(uuid())),
    Version: z.optional(z.nullable(z.int())),
    BuildingId: z.optional(z.nullable(uuid())),
    ...watched,
  }),
  output: z.object({ acId: uuid(), AlertId: uuid(), Version: z.int() }),
  check: alertProblems,
})

export const SetFigureAlert = write('Alert/SetFigureAlert', {
  summary: 'Turn an alert of one’s own off or on, or pause it until a moment',
  scope: 'group',
  may,
  input: z.strictObject({ GroupId, AlertId: uuid(), OnOff: z.boolean(), PausedUntil: z.nullable(moment()) }),
  output: z.object({ OnOff: z.boolean(), PausedUntil: z.nullable(z.int()), Version: z.int() }),
})

export const DeleteFigureAlert = write('Alert/DeleteFigureAlert', {
  summary: 'Remove an alert of one’s own',
  scope: 'group',
  may,
  input: z.strictObject({ GroupId, AlertId: uuid() }),
  output: z.object({}),
})
