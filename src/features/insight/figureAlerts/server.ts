import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { notificationSources } from '../../property/notifications/sources.server.ts'
import { DeleteFigureAlert } from './calls/DeleteFigureAlert.ts'
import { GetFigureAlerts } from './calls/GetFigureAlerts.ts'
import { SaveFigureAlert } from './calls/SaveFigureAlert.ts'
import { SetFigureAlert } from './calls/SetFigureAlert.ts'
import * as contract from './contract.ts'
import { alertColumns } from './listColumns.ts'
import { figureAlertSource } from './notificationSource.server.ts'
import { alertAccess, alertNames } from './record.server.ts'
import * as record from './record.ts'
import { watchFigures } from './watch.server.ts'

export const calls = serve(contract, { DeleteFigureAlert, GetFigureAlerts, SaveFigureAlert, SetFigureAlert })
export const jobs = [...watchFigures.jobs]
export const lists = [alertColumns]
export const additions = [
  notificationSources.with(figureAlertSource),
  ...record.additions,
  recordAccess.with(alertAccess),
  recordNames.with(alertNames),
]
