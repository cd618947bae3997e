import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { GetGlobalPrintSetting, GetPrintPrograms, GetPrintSettings } from './contract.ts'
import { words } from './words.ts'

const sign = describeColumns(GetPrintSettings, words)
const over = describeColumns(GetGlobalPrintSetting, words)
const program = describeColumns(GetPrintPrograms, words)

/** The columns of signs; the documents give the fields of a setting and no list of them (B-BEHAV-017). */
export const printColumns: DescribedList<typeof GetPrintSettings> = {
  call: GetPrintSettings,
  columns: [
    sign.text('QrName', 'col.QrName'),
    sign.text('SignId', 'col.SignId'),
    sign.localized('BuildingName', 'col.BuildingName'),
    sign.text('Floor', 'col.Floor'),
    sign.text('Location', 'col.Location'),
    sign.text('Material', 'col.Material'),
    sign.text('Size', 'col.Size'),
    sign.text('Orientation', 'col.Orientation'),
    sign.text('Color', 'col.Color'),
    sign.text('PrintTemplate', 'col.PrintTemplate'),
    sign.number('Quantity', 'col.Quantity'),
    sign.chosen('State', 'col.State', 'states'),
    sign.date('PrintedDate', 'col.PrintedDate'),
    sign.said('OutOfDate', 'col.OutOfDate', (row, { phrase }) =>
      row.PrintedDate === null ? '' : phrase(words, row.OutOfDate ? 'outOfDate' : 'upToDate'),
    ),
    sign.date('ModifiedDate', 'col.ModifiedDate'),
  ],
}

export const globalPrintColumns: DescribedList<typeof GetGlobalPrintSetting> = {
  call: GetGlobalPrintSetting,
  columns: [
    over.text('QrName', 'col.QrName'),
    over.text('GroupName', 'col.GroupName'),
    over.localized('BuildingName', 'col.BuildingName'),
    over.text('Floor', 'col.Floor'),
    over.text('Location', 'col.Location'),
    over.text('Material', 'col.Material'),
    over.text('Size', 'col.Size'),
    over.number('Quantity', 'col.Quantity'),
    over.chosen('State', 'col.State', 'states'),
    over.date('PrintedDate', 'col.PrintedDate'),
    over.said('OutOfDate', 'col.OutOfDate', (row, { phrase }) =>
      row.PrintedDate === null ? '' : phrase(words, row.OutOfDate ? 'outOfDate' : 'upToDate'),
    ),
    over.date('ModifiedDate', 'col.ModifiedDate'),
  ],
}

export const programColumns: DescribedList<typeof GetPrintPrograms> = {
  call: GetPrintPrograms,
  columns: [
    program.said('BuildingName', 'col.BuildingName', row => row.BuildingName.en),
    program.text('GroupName', 'col.GroupName'),
    program.number('Codes', 'col.Codes'),
    program.number('ToPrint', 'col.ToPrint'),
    program.number('OnHold', 'col.OnHold'),
    program.number('Ordered', 'col.Ordered'),
    program.number('Printed', 'col.Printed'),
    program.number('OutOfDate', 'outOfDate'),
  ],
}
