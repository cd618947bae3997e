import { list } from '../../../../ui/dashboard/list/list.tsx'
import { type Part, reading } from '../../../../ui/dashboard/part.ts'
import { columnsIn, type RowOf } from '../../../../ui/list/columns.ts'
import type { LeadStage } from '../../../codes/leads/model.ts'
import { GetCheckIns, GetMaintenanceRequests, GetSupports, GetVacancyLeads } from '../contract.ts'
import { checkInColumns, maintenanceColumns, supportColumns, vacancyColumns } from '../listColumns.ts'
import { FileCell } from './FileCell.tsx'
import { ownerOf } from './ownerOf.tsx'
import { first, type ReportDrawing } from './reportDrawing.tsx'

/** Who asked about a space: the rows of `GetVacancyLeads`. */
export const showVacancyLeads = ({ at, asked, language, leads, none, noneOf, see, daily, search, t }: ReportDrawing, stage?: LeadStage) => {
  const leadOf = ({ Requestor, CreatedDate, ...row }: RowOf<typeof GetVacancyLeads>) => ({
    ...row,
    ...Requestor,
    Name: Requestor.Name.en,
    SubmitDate: CreatedDate,
  })
  return {
    from: reading(GetVacancyLeads, asked && { filter: { ...asked, ...(stage && { stage }) }, ...first }, { quiet: true }),
    noneOf,
    parts: [
      list({
        ...search,
        key: 'leads',
        title: t('sheetOf.Leads'),
        call: GetVacancyLeads,
        filter: asked && { ...asked, ...(stage && { stage }) },
        columns: columnsIn(vacancyColumns, language, {
          'Requestor.Name.en': { sort: 'Name', card: 'name' },
          'Requestor.Detail': { wrap: true },
          Stage: { card: 'state' },
          AssigneeName: { render: ownerOf },
          BuildingName: { hidden: at.scope === 'building' },
        }),
        onRow: row => leads.open(leadOf(row)),
        actions: row => [leads.action(leadOf(row)), see(row.id), daily(row.QrCodeId, 'Vacancy', row.CreatedDate)],
        empty: none,
      }),
    ] as Part[],
  }
}

/** What was reported for repair; by name where the page asks so. */
export const showRepairs = (
  { asked, language, none, noneOf, openRequest, search, t }: ReportDrawing,
  sort?: { field: 'Name'; order: 'ASC' },
) => ({
  from: reading(GetMaintenanceRequests, asked && { filter: asked, ...first }, { quiet: true }),
  noneOf,
  parts: [
    list({
      ...search,
      key: 'maintenance',
      title: t('sheetOf.Requests'),
      call: GetMaintenanceRequests,
      filter: asked,
      ...(sort && { sort }),
      columns: columnsIn(maintenanceColumns, language, {
        'Name.en': { sort: 'Name', card: 'name' },
        Urgency: { card: 'state' },
        Detail: { wrap: true },
        Image: { render: row => <FileCell files={row.Image} /> },
      }),
      onRow: row => openRequest(row.id),
      empty: none,
    }),
  ] as Part[],
})

/** Requests for support. */
export const showSupport = ({ asked, language, none, noneOf, openRequest, search, t }: ReportDrawing) => ({
  from: reading(GetSupports, asked && { filter: asked, ...first }, { quiet: true }),
  noneOf,
  parts: [
    list({
      ...search,
      key: 'support',
      title: t('sheetOf.Requests'),
      call: GetSupports,
      filter: asked,
      columns: columnsIn(supportColumns, language, {
        'Name.en': { sort: 'Name', card: 'name' },
        Issues: { wrap: true },
        UploadImages: { render: row => <FileCell files={row.UploadImages} /> },
      }),
      onRow: row => openRequest(row.id),
      empty: none,
    }),
  ] as Part[],
})

/** Who said that they are here. */
export const showCheckIns = ({ asked, language, none, noneOf, openRequest, search, t }: ReportDrawing, type: 'SupplierCheckin') => ({
  from: reading(GetCheckIns, asked && { filter: { ...asked, type }, ...first }, { quiet: true }),
  noneOf,
  parts: [
    list({
      ...search,
      key: 'checkIns',
      title: t('sheetOf.CheckIns'),
      call: GetCheckIns,
      filter: asked && { ...asked, type },
      sort: { field: 'Name', order: 'ASC' },
      columns: columnsIn(checkInColumns, language, { Name: { card: 'name' } }),
      onRow: row => openRequest(row.id),
      empty: none,
    }),
  ] as Part[],
})
