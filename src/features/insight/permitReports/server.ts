import { toDoSources } from '../../base/handling/toDoSources.server.ts'
import { dashboards } from '../dashboards/model.ts'
import { permitReports } from './dashboard.ts'
import { permitsToDo } from './toDo.server.ts'

export const additions = [...Object.values(permitReports).map(head => dashboards.with(head)), toDoSources.with(permitsToDo)]
