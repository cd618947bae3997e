import { Loader } from '@mantine/core'
import { IconDownload, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { refresh, useCall, useWrite } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { ReasonButton } from '../../../../ui/kit/ReasonButton.tsx'
import { href } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { isByPin } from '../../../../ui/sessionTypes.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetTasks } from '../../../base/tasks/contract.ts'
import { downloadWhenDone } from '../../../base/tasks/screens/started.ts'
import { isRunning } from '../../../base/tasks/screens/useTasks.ts'
import { mayPrint, PrintDashboard } from '../contract.ts'
import type { Dates } from '../facts.ts'
import type { DashboardHead } from '../model.ts'
import { narrowedParams } from '../printPaths.ts'
import { words } from '../words.ts'
import type { Where } from './dashboard.ts'
import { EmailDialog, type Wanted } from './EmailDialog.tsx'

const LONG = 4000

type ActionsProps = {
  head: DashboardHead
  title: string
  building: string
  at: Where<object> & { dates: Dates | null; narrowed: object }
  timeZone: string | undefined
}

/** The paper of a dashboard as a PDF: for oneself, or by mail. */
export const Actions = (props: ActionsProps) => {
  const { profile, can } = useSession()
  if (!props.head.print || isByPin(profile) || !can(mayPrint)) return null
  return <Paper offered={offeredOf(props)} building={props.building} />
}

const Paper = ({ offered, building }: { offered: Offered; building: string }) => {
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
    if (wanted) dialogs.open(() => <EmailDialog wanted={wanted} building={building} />, { title: t('emailTitle'), size: 480 })
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

type Offered = { wanted: Wanted } | { why: 'noBuilding' | 'noDays' } | null

/** The paper of what is shown, as the printing calls name it; why there is none; null while that is not known. */
const offeredOf = ({ head: { key, print }, title, at, timeZone }: ActionsProps): Offered => {
  const { params, gId, bId, dates, narrowed } = at
  if (!print || !dates) return null
  if (!bId) return { why: 'noBuilding' }
  if (!('startDate' in dates)) return { why: 'noDays' }
  const { startDate, endDate } = dates
  const Path = href({ path: print }, { ...narrowedParams(print, narrowed), ...params, gId, bId, startDate, endDate })
  const period = { StartDate: startDate, EndDate: endDate, ...(timeZone && { Timezone: timeZone }) }
  return { wanted: { GroupId: gId, BuildingId: bId, DashboardName: title, ReportType: key, ...period, Path } }
}
