import { dashboards } from '../dashboards/model.ts'
import { staffHours, visitLogs } from './dashboard.ts'

export const additions = [...Object.values(visitLogs).map(one => one.head), staffHours].map(head => dashboards.with(head))
