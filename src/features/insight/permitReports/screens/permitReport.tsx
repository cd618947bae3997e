import { IconCheck, IconDoorEnter, IconDoorExit, IconExternalLink, IconRotate, IconSettings, IconX } from '@tabler/icons-react'
import type { Output } from '../../../../core/call.ts'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { list } from '../../../../ui/dashboard/list/list.tsx'
import { type Part, type Reading, reading } from '../../../../ui/dashboard/part.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { useShown } from '../../../../ui/list/useShown.ts'
import { useGo } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { type Translator, useLanguage, useWords } from '../../../../ui/words.tsx'
import { requestPage } from '../../../codes/inbox/routes.ts'
import { GetPermitFigures, GetPermits } from '../../../codes/permits/contract.ts'
import { permitColumns } from '../../../codes/permits/listColumns.ts'
import type { Permit, PermitKind } from '../../../codes/permits/model.ts'
import { SettingsDialog } from '../../../codes/permits/screens/PermitDialogs.tsx'
import { usePermitActions } from '../../../codes/permits/screens/usePermitActions.tsx'
import { clockPlace, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { permitReports } from '../dashboard.ts'
import { words } from '../words.ts'

/** The report of permits of a kind: what waits and goes on now, then all of the period. */
export const makePermitReport = (kind: PermitKind): Dashboard<DashboardPlace, Record<never, never>> => {
  const head = permitReports[kind]
  const isRoof = kind === 'RoofAccess'
  return {
    ...clockPlace,
    head,
    period: { keptAs: 'permits', standard: 'Last 30 Days' },
    narrowed: {},
    useShown: at => {
      const t = useWords(words)
      const [language] = useLanguage()
      const shown = useShown()
      const { gId, bId, asked } = at
      const sums = reading(GetPermitFigures, asked && { ...asked, kind }, { quiet: true })
      const actions = useRowActions(gId)
      const { can } = useSession()
      const set = () => bId && dialogs.open(() => <SettingsDialog gId={gId} bId={bId} kind={kind} />, { size: 560 })
      const shapes = {
        Number: { card: 'more' },
        Name: { card: 'name' },
        Standing: { card: 'state' },
        Area: { hidden: !isRoof },
        Unit: { hidden: isRoof },
        Detail: { hidden: !isRoof, wrap: true },
        Hours: { hidden: isRoof },
        Amount: { hidden: isRoof },
        Late: { hidden: isRoof },
        PhoneNumber: { hidden: true },
      } as const
      const left = { hidden: true } as const
      const openColumns = columnsIn(permitColumns, language, { ...shapes, Reason: left, CreatedDate: left, EndedDate: left })
      const allColumns = columnsIn(permitColumns, language, { ...shapes, Reason: { wrap: true } })
      const of = { call: GetPermits, search: 'text', searchLabel: t('search'), shown, actions } as const
      return {
        title: head.title[language],
        lead: head.lead[language],
        filters: [],
        main: mainOf(
          sums,
          ({ Asked, Open }) => (Asked + Open > 0 ? null : { text: t('none'), hint: t('noneHint') }),
          ({ Asked }) => Asked,
        ),
        missing: t('missing'),
        action: can('ManagePropertyInfo')
          ? { label: t('settings'), icon: <IconSettings size={16} aria-hidden />, onClick: set }
          : undefined,
        parts: [
          permitFigures(sums, t, isRoof),
          list({
            ...of,
            key: 'open',
            title: t('open'),
            columns: openColumns,
            filter: asked && { gId, ...(bId && { bId }), kind, open: 'true' },
            empty: { text: t('noneOpen'), hint: t('noneOpenHint') },
          }),
          list({
            ...of,
            key: 'all',
            title: t('all'),
            columns: allColumns,
            filter: asked && { ...asked, kind },
            empty: { text: t('none'), hint: t('noneHint') },
          }),
        ],
      }
    },
  }
}

type Words = Translator<(typeof words)['en']>

/** What can be done in a row of permits. */
const useRowActions = (gId: string) => {
  const t = useWords(words)
  const go = useGo()
  const permits = usePermitActions(gId)
  return (row: Permit) => {
    const { approve, change, refuse, withdraw, begin, end, reopen } = permits.offersOf(row)
    const icon = (Icon: typeof IconCheck) => <Icon size={16} aria-hidden />
    const all = [
      { offer: approve ?? change, icon: icon(IconCheck), onClick: () => permits.approve(row) },
      { offer: begin, icon: icon(IconDoorEnter), onClick: () => permits.go(row, 'begin') },
      { offer: end, icon: icon(IconDoorExit), onClick: () => permits.go(row, 'end') },
      { offer: refuse, icon: icon(IconX), onClick: () => permits.refuse(row) },
      { offer: withdraw, icon: icon(IconX), onClick: () => permits.withdraw(row) },
      { offer: reopen, icon: icon(IconRotate), onClick: () => permits.go(row, 'reopen') },
    ]
    return [
      ...all.flatMap(({ offer, ...action }) => (offer && !offer.reason ? [{ label: offer.label, ...action }] : [])),
      {
        label: t('openRequest'),
        icon: icon(IconExternalLink),
        onClick: () => go(requestPage, { groupId: gId, requestId: row.id }),
      },
    ]
  }
}

const permitFigures = (from: Reading<Output<typeof GetPermitFigures>>, t: Words, isRoof: boolean): Part =>
  figures({
    key: 'figures',
    onPaper: 'whole',
    from,
    of: out => ({
      title: t('figures'),
      tiles: [
        { name: t('waiting'), figure: out?.Waiting ?? null },
        { name: t('asked'), figure: out?.Asked ?? null },
        { name: t('approved'), figure: out?.Approved ?? null },
        { name: t('refused'), figure: out?.Refused ?? null },
        { name: t(isRoof ? 'inside' : 'running'), figure: out?.Inside ?? null },
        { name: t('pastEnd'), figure: out?.PastEnd ?? null, how: t('pastEndHow') },
        ...(isRoof
          ? []
          : [
              { name: t('late'), figure: out?.Late ?? null, how: t('lateHow') },
              { name: t('hoursAsked'), figure: out?.HoursAsked ?? null, digits: 1 },
              { name: t('hoursRun'), figure: out?.HoursRun ?? null, digits: 1 },
              { name: t('amount'), figure: out?.Amount ?? null, digits: 2, how: t('amountHow') },
            ]),
      ],
    }),
  })
