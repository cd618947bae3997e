import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { GetPMRounds, GetRounds } from './contract.ts'
import { describeFrequency, describeSchedule } from './schedule.ts'
import { words } from './words.ts'

const one = describeColumns(GetRounds, words)
const pm = describeColumns(GetPMRounds, words)

/** The columns of the rounds engine (B-COLUMN-004), and the building where none is chosen. */
export const roundColumns: DescribedList<typeof GetRounds> = {
  call: GetRounds,
  columns: [
    one.text('QrName', 'col.QrName'),
    one.said('RoundType', 'col.RoundType', (row, { language }) => row.RoundTypeDisplayText[language]),
    one.said('Frequency', 'col.Frequency', (row, { language }) => describeFrequency(row, language)),
    one.said('Schedule', 'col.Schedule', (row, { language }) => describeSchedule(row, row.Shifts, language)),
    one.text('InstallationNote', 'col.InstallationNote'),
    one.said('Assigner', 'col.Assigner', (row, { phrase }) => row.Assigner?.Name.en || phrase(words, 'nobody')),
    one.localized('BuildingName', 'col.BuildingName'),
  ],
}

/** The same for preventative maintenance: the equipment in place of the note. */
export const pmRoundColumns: DescribedList<typeof GetPMRounds> = {
  call: GetPMRounds,
  columns: [
    pm.text('QrName', 'col.QrName'),
    pm.said('RoundType', 'col.RoundType', (row, { language }) => row.RoundTypeDisplayText[language]),
    pm.said('Frequency', 'col.Frequency', (row, { language }) => describeFrequency(row, language)),
    pm.said('Schedule', 'col.Schedule', (row, { language }) => describeSchedule(row, row.Shifts, language)),
    pm.text('EquipmentName', 'col.Equipment'),
    pm.said('Assigner', 'col.Assigner', (row, { phrase }) => row.Assigner?.Name.en || phrase(words, 'nobody')),
    pm.date('CompletedTicket', 'previous'),
    pm.date('NewTicket', 'upcoming'),
    pm.localized('BuildingName', 'col.BuildingName'),
  ],
}
