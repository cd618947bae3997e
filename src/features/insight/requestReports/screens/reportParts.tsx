import { IconCalendarStats, IconEye } from '@tabler/icons-react'
import type { Output } from '../../../../core/call.ts'
import { list } from '../../../../ui/dashboard/list/list.tsx'
import { type Part, reading } from '../../../../ui/dashboard/part.ts'
import { columnsIn, type RowOf } from '../../../../ui/list/columns.ts'
import { useShown } from '../../../../ui/list/useShown.ts'
import { href, useGo, useGoTo } from '../../../../ui/route.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { requestPage } from '../../../codes/inbox/routes.ts'
import { isLeadType } from '../../../codes/leads/model.ts'
import type { At, DashboardPlace, None } from '../../dashboards/screens/dashboard.ts'
import { GetCheckIns, GetLeadCaptures, GetLeadEventInfos, GetMaintenanceRequests, GetSupports, GetVacancyLeads } from '../contract.ts'
import { captureColumns, checkInColumns, maintenanceColumns, placeColumns, supportColumns, vacancyColumns } from '../listColumns.ts'
import type { PlaceReport } from '../model.ts'
import { dailyReportRoutes } from '../routes.ts'
import { words } from '../words.ts'
import { chooseColumns } from './columns.tsx'
import { FileCell } from './FileCell.tsx'
import { useLeadActions } from './useLeadActions.tsx'

/** The sign whose rows are open, and its name. */
export const notOpened = { sign: '', of: '' }
export type ReportAt = At<DashboardPlace, typeof notOpened>
const icon = { size: 16, 'aria-hidden': true } as const
const first = { pagination: { page: 0, perPage: 1 } } as const
const isTyped = (style: string): boolean => /image|photo|file/i.test(style)

/** Main answer, parts and open sign of each report of what visitors sent; a dashboard shows one of them. */
export const useReportParts = (at: ReportAt) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const shown = useShown()
  const [go, goTo] = [useGo(), useGoTo()]
  const { gId, asked, narrowed } = at
  const leads = useLeadActions(gId)
  const none = { text: t('none'), hint: t('noneHint') }
  const noneOf = ({ Total }: { Total: number }): None | null => (Total > 0 ? null : none)
  const openRequest = (requestId: string) => go(requestPage, { groupId: gId, requestId })
  const daily = (rId: string, type: 'FieldMarketing' | 'Vacancy') => ({
    label: t('daily'),
    icon: <IconCalendarStats {...icon} />,
    onClick: () => goTo(href(dailyReportRoutes[type], { rId }, { gId })),
  })
  const see = (id: string) => ({ label: t('open'), icon: <IconEye {...icon} />, onClick: () => openRequest(id) })
  const search = { search: 'text', searchLabel: t('search'), shown } as const

  const vacancy = () => {
    const leadOf = ({ Requestor, CreatedDate, ...row }: RowOf<typeof GetVacancyLeads>) => ({
      ...row,
      ...Requestor,
      Name: Requestor.Name.en,
      SubmitDate: CreatedDate,
    })
    return {
      from: reading(GetVacancyLeads, asked && { filter: asked, ...first }, { quiet: true }),
      noneOf,
      parts: [
        list({
          ...search,
          key: 'leads',
          title: t('sheetOf.Leads'),
          call: GetVacancyLeads,
          filter: asked,
          columns: columnsIn(vacancyColumns, language, {
            'Requestor.Name.en': { sort: 'Name', card: 'name' },
            'Requestor.Detail': { wrap: true },
            Stage: { card: 'state' },
            BuildingName: { hidden: at.scope === 'building' },
          }),
          onRow: row => leads.open(leadOf(row)),
          actions: row => [leads.action(leadOf(row)), see(row.id), daily(row.QrCodeId, 'Vacancy')],
          empty: none,
        }),
      ] as Part[],
    }
  }

  const places = (type: PlaceReport) => {
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
          actions: row => [type === 'FieldMarketing' && daily(row.acId, type)],
          empty: { text: t('noSigns'), hint: t('noSignsHint') },
        }),
      ] as Part[],
    }
  }

  const opened = asked && narrowed.sign ? { ...asked, eventId: narrowed.sign } : null
  /** What one sign brought: usual columns, then those of its form. */
  const captures = (type: PlaceReport) => {
    const from = reading(GetLeadCaptures, opened && { filter: { ...opened, type }, ...first }, { quiet: true })
    const part = (names: Output<typeof GetLeadCaptures>['ColumnNames']): Part => {
      const all = columnsIn(captureColumns, language, { Name: { card: 'name' }, Stage: { card: 'state' } })
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
        columnSet: narrowed.sign,
        columns: [...chooseColumns(all, { ...usual }), ...asksMore, ...chooseColumns(all, handled)],
        onRow: row => (isLeadType(type) ? leads.open(leadOf(row)) : openRequest(row.id)),
        actions: row => [isLeadType(type) && leads.action(leadOf(row)), see(row.id)],
        empty: none,
      })
    }
    return { from, noneOf, part }
  }

  const maintenance = (sort?: { field: 'Name'; order: 'ASC' }) => ({
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
          'Name.en': { sort: 'Name' },
          Urgency: { card: 'state' },
          Detail: { wrap: true },
          Image: { render: row => <FileCell files={row.Image} /> },
        }),
        onRow: row => openRequest(row.id),
        empty: none,
      }),
    ] as Part[],
  })

  const support = () => ({
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

  const checkIns = (type: 'SupplierCheckin') => ({
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

  return { t, language, vacancy, places, captures, maintenance, support, checkIns }
}

export type ReportParts = ReturnType<typeof useReportParts>

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
const columnsOfPlaces = (type: PlaceReport, t: ReturnType<typeof useWords<typeof words.en>>): Heads => {
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
