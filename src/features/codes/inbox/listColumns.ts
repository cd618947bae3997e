import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import type { Language } from '../../../core/words.ts'
import { locationLabel } from '../../property/entityTypes/model.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import { GetRequests } from './contract.ts'
import { words } from './words.ts'

const column = describeColumns(GetRequests, words)

/** What a request is, by the type of its code, in words. */
export const requestTypeLabel = (type: string, language: Language): string => definitionOf(type)?.Label[language] ?? type

/** The columns of the list of requests, on its screen and in its files. */
export const requestColumns: DescribedList<typeof GetRequests> = {
  call: GetRequests,
  columns: [
    column.text('Number', 'col.Number'),
    column.date('CreatedDate', 'col.CreatedDate'),
    column.chosen('Status', 'col.Status', 'status'),
    column.said('FunctionalityType', 'col.FunctionalityType', (row, { language }) => requestTypeLabel(row.FunctionalityType, language)),
    column.text('Detail', 'col.Detail'),
    column.chosen('Urgency', 'col.Urgency', 'urgency'),
    column.text('Name', 'col.Name'),
    column.text('AssigneeName', 'col.AssigneeName'),
    column.text('DoneBy', 'col.DoneBy'),
    column.date('DueDate', 'col.DueDate'),
    column.localized('BuildingName', 'col.BuildingName'),
    column.said('Location', 'col.Location', (row, { language }) =>
      [locationLabel(row.Location, language), row.Floor].filter(Boolean).join(', '),
    ),
    column.text('QrName', 'col.QrName'),
    column.text('Unit', 'col.Unit'),
    column.text('RequestType', 'col.RequestType'),
    column.text('CompanyName', 'col.CompanyName'),
    column.text('Email', 'col.Email'),
    column.phone('PhoneNumber', 'col.PhoneNumber'),
    column.date('DoneDate', 'col.DoneDate'),
    column.number('Score', 'col.Score', { decimals: 1 }),
  ],
}
