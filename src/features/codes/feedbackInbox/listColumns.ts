import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { entityTypeLabel, locationLabel } from '../../property/entityTypes/model.ts'
import { GetAnswers } from './contract.ts'
import { words } from './words.ts'

const column = describeColumns(GetAnswers, words)

/** The columns of the list of feedback, on its screen and in its files. */
export const answerColumns: DescribedList<typeof GetAnswers> = {
  call: GetAnswers,
  columns: [
    column.number('Score', 'col.Score'),
    column.text('Text', 'col.Text'),
    column.date('SubmitDate', 'col.SubmitDate'),
    column.chosen('Status', 'col.Status', 'status'),
    column.text('AssigneeName', 'col.AssigneeName'),
    column.text('DoneBy', 'col.DoneBy'),
    column.localized('BuildingName', 'col.BuildingName'),
    column.said('EntityType', 'col.EntityType', (row, { language }) => entityTypeLabel(row.EntityType, language)),
    column.said('Location', 'col.Location', (row, { language }) =>
      [locationLabel(row.Location, language), row.Floor].filter(Boolean).join(', '),
    ),
    column.text('QrName', 'col.QrName'),
    column.text('Role', 'col.Role'),
    column.text('Email', 'col.Email'),
    column.number('CustomerEffortScore', 'col.CustomerEffortScore'),
    column.number('NetPromoterScore', 'col.NetPromoterScore'),
  ],
}
