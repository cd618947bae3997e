import type { Output } from '../../../../core/call.ts'
import { list } from '../../../../ui/dashboard/list/list.tsx'
import { type Part, reading } from '../../../../ui/dashboard/part.ts'
import { columnsIn, type RowOf } from '../../../../ui/list/columns.ts'
import { isLeadType } from '../../../codes/leads/model.ts'
import type { None } from '../../dashboards/screens/dashboard.ts'
import { GetLeadCaptures, GetLeadEventInfos } from '../contract.ts'
import { captureColumns, placeColumns } from '../listColumns.ts'
import type { PlaceReport } from '../model.ts'
import { chooseColumns } from './columns.tsx'
import { FileCell } from './FileCell.tsx'
import { ownerOf } from './ownerOf.tsx'
import { first, type ReportDrawing } from './reportDrawing.tsx'

const isTyped = (style: string): boolean => /image|photo|file/i.test(style)

/** The signs of a type. */
export const showSigns = ({ at, asked, language, search, daily, t }: ReportDrawing, type: PlaceReport) => {
  const all = columnsIn(placeColumns, language, { Name: { card: 'name' }, InstallationNote: { wrap: true } })
  return {
    from: reading(GetLeadEventInfos, asked && { filter: { ...asked, type }, ...first }, { quiet: true }),
    noneOf: ({ Total }: Output<typeof GetLeadEventInfos>): None | null =>
      Total > 0 ? null : { text: t('noSigns'), hint: t('noSignsHint') },
    parts: [
      list({
        ...search,
        key: `signs-${type}`,
        name: 'signs',
        title: t('signs'),
        call: GetLeadEventInfos,
        filter: asked && { ...asked, type },
        columnSet: type,
        columns: chooseColumns(all, {
          ...columnsOfPlaces(type, t),
          ...(at.scope === 'account' && { EntityName: null }),
          Scans: null,
          ...(isLeadType(type) && { Won: null }),
        }),
        onRow: row => at.narrow({ sign: row.acId, of: row.Name }),
        ...(type === 'FieldMarketing' && { actions: (row: RowOf<typeof GetLeadEventInfos>) => [daily(row.acId, type)] }),
        empty: { text: t('noSigns'), hint: t('noSignsHint') },
      }),
    ] as Part[],
  }
}

/** What one sign brought: usual columns, then those of its form. */
export const showSent = ({ at, opened, language, leads, none, noneOf, see, openRequest, search, t }: ReportDrawing, type: PlaceReport) => {
  const from = reading(GetLeadCaptures, opened && { filter: { ...opened, type }, ...first }, { quiet: true })
  const part = (names: Output<typeof GetLeadCaptures>['ColumnNames']): Part => {
    const all = columnsIn(captureColumns, language, {
      Name: { card: 'name' },
      Stage: { card: 'state' },
      AssigneeName: { render: ownerOf },
    })
    const usual =
      type === 'RoomRental' ? roomColumns : { Name: null, PhoneNumber: t('col.Phone'), Email: null, SubmitDate: null, Unit: null }
    const handled = isLeadType(type) ? { Stage: null, NextStep: null, NextDay: null, AssigneeName: null } : {}
    const leadOf = (row: RowOf<typeof GetLeadCaptures>) => ({ ...row, Detail: '' })
    const asksMore = names.map(({ Key, Label, FieldStyle }) => ({
      id: `answer:${Key}`,
      header: Label[language],
      numeric: false,
      sort: null,
      wrap: true,
      text: ({ Columns }: RowOf<typeof GetLeadCaptures>) => Columns[Key]?.Text ?? '',
      ...(isTyped(FieldStyle) && {
        render: ({ Columns }: RowOf<typeof GetLeadCaptures>) => <FileCell files={Columns[Key]?.Files ?? []} />,
      }),
    }))
    return list({
      ...search,
      key: 'captures',
      name: 'captures',
      title: t(isLeadType(type) ? 'sheetOf.Leads' : 'sheetOf.Requests'),
      call: GetLeadCaptures,
      filter: opened && { ...opened, type },
      columnSet: at.narrowed.sign,
      columns: [...chooseColumns(all, { ...usual }), ...asksMore, ...chooseColumns(all, handled)],
      onRow: row => (isLeadType(type) ? leads.open(leadOf(row)) : openRequest(row.id)),
      actions: row => [isLeadType(type) && leads.action(leadOf(row)), see(row.id)],
      empty: none,
    })
  }
  return { from, noneOf, part }
}

type Heads = Readonly<Record<string, string | null>>
const roomColumns: Heads = {
  Name: null,
  Email: null,
  PhoneNumber: null,
  Unit: null,
  RentalDate: null,
  StartTime: null,
  EndTime: null,
  NumberOfGuests: null,
}

/** The columns of the signs of a type, under the heads of the documents (C-COLUMN-007 to 010). */
const columnsOfPlaces = (type: PlaceReport, t: ReportDrawing['t']): Heads => {
  switch (type) {
    case 'LeadCapture':
      return { Name: t('col.LeadCaptureName'), Floor: null, ParticipantNumber: null }
    case 'FieldMarketing':
      return { Name: t('col.FieldMarketingName'), Floor: null, EventLocation: null, ParticipantNumber: null }
    case 'EVRequest':
      return { Name: t('col.EVLocation'), Floor: null, InstallationNote: null, ParticipantNumber: t('col.Requests') }
    case 'RoomRental':
      return { Name: t('col.RoomName'), Unit: null, ParticipantNumber: t('col.Requests') }
  }
}
