import { Loader } from '@mantine/core'
import { IconDownload, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { refresh, useCall, useWrite } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { ReasonButton } from '../../../../ui/kit/ReasonButton.tsx'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { isByPin } from '../../../../ui/sessionTypes.ts'
import { toast } from '../../../../ui/toasts.ts'
import { type UrlDefaults, writeState } from '../../../../ui/urlState.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetTasks } from '../../../base/tasks/contract.ts'
import { downloadWhenDone } from '../../../base/tasks/screens/started.ts'
import { isRunning } from '../../../base/tasks/screens/useTasks.ts'
import { PrintDashboard } from '../contract.ts'
import type { Dates } from '../facts.ts'
import { scopeFlags } from '../model.ts'
import { paperPath } from '../paperPaths.ts'
import { words } from '../words.ts'
import type { Dashboard, Where } from './dashboard.ts'
import { type DashboardAction, dashboardActions, type ShownPaper } from './dashboardActions.ts'
import { EmailDialog, type Wanted } from './EmailDialog.tsx'
import { encodeFilters } from './filters.ts'

const LONG = 4000

type ActionsProps = {
  dashboard: Pick<Dashboard<never, never>, 'head'> & { narrowed: UrlDefaults }
  title: string
  /** What its figures are of: a building or an account. */
  place: string
  at: Where & { dates: Dates | null; narrowed: object }
  timeZone: string | undefined
}

/** The paper of a dashboard as a PDF: for oneself, or by mail. */
export const Actions = (props: ActionsProps) => {
  const { profile, can } = useSession()
  const { scope } = props.at
  if (scope === 'all' || isByPin(profile) || !can(scopeFlags[scope])) return null
  const offered = offeredOf(props)
  return (
    <>
      <MoreActions offered={offered} of={props.dashboard.head.key} />
      <Paper offered={offered} place={props.place} personal={props.dashboard.head.personal === true} />
    </>
  )
}

/** What later features do with the paper that is shown. */
const MoreActions = ({ offered, of }: { offered: Offered; of: string }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const paper = offered && 'wanted' in offered ? paperOf(offered.wanted) : null
  const reason = offered && 'why' in offered ? t(offered.why) : null
  const open = async ({ load }: DashboardAction) => {
    const act = await load()
    if (paper) act(paper)
  }
  const actions = dashboardActions.all().filter(one => one.isFor?.(of) ?? true)
  return actions.map(action => (
    <ReasonButton
      key={action.key}
      variant="default"
      leftSection={<action.Icon size={16} aria-hidden />}
      reason={reason}
      disabled={!offered}
      onClick={() => void open(action)}
    >
      {action.label[language]}
    </ReasonButton>
  ))
}

const paperOf = ({ GroupId: gId, BuildingId, ReportType, DashboardName: title, Path: path }: Wanted): ShownPaper => ({
  key: ReportType ?? '',
  title,
  gId,
  bId: BuildingId ?? null,
  path,
})

type PaperProps = { offered: Offered; place: string; personal: boolean }
const Paper = ({ offered, place, personal }: PaperProps) => {
  const t = useWords(words)
  const making = useMaking()
  const print = useWrite(PrintDashboard, {
    onSaved: ({ TaskId }) => {
      toast.success(t('printing'), LONG)
      downloadWhenDone(TaskId)
      making.follow(TaskId)
      void refresh(GetTasks)
    },
  })
  const wanted = offered && 'wanted' in offered ? offered.wanted : null
  const reason = offered && 'why' in offered ? t(offered.why) : null
  const mail = () => {
    if (wanted) dialogs.open(() => <EmailDialog wanted={wanted} place={place} personal={personal} />, { title: t('emailTitle'), size: 480 })
  }
  return (
    <>
      <ReasonButton reason={reason} variant="default" leftSection={<IconMail size={16} aria-hidden />} disabled={!offered} onClick={mail}>
        {t('email')}
      </ReasonButton>
      <ReasonButton
        reason={reason}
        leftSection={making.task ? <Loader size={16} color="currentColor" aria-hidden /> : <IconDownload size={16} aria-hidden />}
        disabled={!offered || making.task !== undefined}
        loading={print.running}
        onClick={() => wanted && void print.run(wanted)}
      >
        {making.task ? t('making', { done: String(making.task.Done), total: String(making.task.Total) }) : t('pdf')}
      </ReasonButton>
    </>
  )
}

/** The PDF that was asked for here, while it is made. */
const useMaking = () => {
  const gId = useGroupId()
  const [id, follow] = useState<string | null>(null)
  const { data } = useCall(GetTasks, id ? { gId } : null, { quiet: true })
  const task = data?.Tasks.find(one => one.acId === id && isRunning(one))
  return { task, follow }
}

type Offered = { wanted: Wanted } | { why: 'noDays' | 'noScope' } | null

/** The paper of what is shown, as the printing calls name it; why there is none; null while that is not known. */
const offeredOf = ({ dashboard: { head, narrowed: standard }, title, at, timeZone }: ActionsProps): Offered => {
  const { params, gId, bId, dates, narrowed } = at
  if (!dates) return null
  if (!head.scopes.includes(bId ? 'building' : 'account')) return { why: 'noScope' }
  if (!('startDate' in dates)) return { why: 'noDays' }
  const { startDate, endDate } = dates
  const { bId: _building, gId: _account, ...opened } = params
  const filters = encodeFilters({ ...opened, ...writeState(standard, narrowed) })
  const Path = paperPath(head, { gId, bId, startDate, endDate }, filters)
  const period = { StartDate: startDate, EndDate: endDate, ...(timeZone && { Timezone: timeZone }) }
  return { wanted: { GroupId: gId, ...(bId && { BuildingId: bId }), DashboardName: title, ReportType: head.key, ...period, Path } }
}
