import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { roundTypeLabels } from '../rounds/roundTypes.ts'
import { GetInspectionSummaries, GetRoundErrorReport } from './contract.ts'
import { words } from './words.ts'

const one = describeColumns(GetInspectionSummaries, words)

/** A share of 0 to 1 as a whole percentage; '' where there is none. */
export const percentText = (share: number | null): string => (share === null ? '' : `${Math.round(share * 100)} %`)

/** The columns of the round summaries (B-COLUMN-005), with state, type and building beside them. */
export const summaryColumns: DescribedList<typeof GetInspectionSummaries> = {
  call: GetInspectionSummaries,
  columns: [
    one.text('RoundName', 'col.RoundName'),
    one.date('CreatedDate', 'col.CreatedDate', { time: true }),
    one.text('EngineerName', 'col.EngineerName'),
    one.chosen('State', 'col.State', 'states'),
    one.said('StopCompliance', 'col.StopCompliance', row => percentText(row.StopCompliance), {
      value: row => row.StopCompliance,
      numberFormat: '0%',
    }),
    one.said('GeoCompliance', 'col.GeoCompliance', row => percentText(row.GeoCompliance), {
      value: row => row.GeoCompliance,
      numberFormat: '0%',
    }),
    one.number('StopsErrorNumber', 'col.StopsErrorNumber', { decimals: 0 }),
    one.number('TotalStopNumber', 'col.TotalStopNumber', { decimals: 0 }),
    one.said('RoundType', 'col.RoundType', (row, { language }) => roundTypeLabels[row.RoundType][language]),
    one.localized('BuildingName', 'col.BuildingName'),
  ],
}

const error = describeColumns(GetRoundErrorReport, words)

/** The columns of the round error view (B-FIELD-041). */
export const errorColumns: DescribedList<typeof GetRoundErrorReport> = {
  call: GetRoundErrorReport,
  columns: [
    error.date('SubmitDate', 'errors.SubmitDate', { time: true }),
    error.text('RoundName', 'errors.RoundName'),
    error.text('EquipmentName', 'errors.EquipmentName'),
    error.text('MechanicalSpace', 'errors.MechanicalSpace'),
    error.text('Question', 'errors.Question'),
    error.text('ErrorReport', 'errors.ErrorReport'),
    error.text('ErrorReason', 'errors.ErrorReason'),
    error.text('Comments', 'errors.Comments'),
    error.text('InspectorName', 'errors.InspectorName'),
    error.localized('BuildingName', 'col.BuildingName'),
  ],
}
