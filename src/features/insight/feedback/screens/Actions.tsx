import { Button, Loader } from '@mantine/core'
import { IconDownload, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { refresh, useCall, useWrite } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { href } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { isByPin } from '../../../../ui/sessionTypes.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetTasks } from '../../../base/tasks/contract.ts'
import { downloadWhenDone } from '../../../base/tasks/screens/started.ts'
import { isRunning } from '../../../base/tasks/screens/useTasks.ts'
import { PrintDashboard } from '../contract.ts'
import { pdfFeedback } from '../routes.ts'
import { words } from '../words.ts'
import { EmailDialog } from './EmailDialog.tsx'
import type { Scope } from './place.ts'

const LONG = 4000

type ActionsProps = { title: string; building: string; scope: Scope | null; timeZone: string | undefined }

/** The dashboard as a PDF: for oneself, or by mail. */
export const Actions = ({ title, building, scope, timeZone }: ActionsProps) => {
  const t = useWords(words)
  const { profile } = useSession()
  const making = useMaking()
  const print = useWrite(PrintDashboard, {
    onSaved: ({ TaskId }) => {
      toast.success(t('printing'), LONG)
      downloadWhenDone(TaskId)
      making.follow(TaskId)
      void refresh(GetTasks)
    },
  })
  const wanted = scope && printOf(scope, title, timeZone)
  const mail = () => {
    if (wanted) dialogs.open(() => <EmailDialog wanted={wanted} building={building} />, { title: t('emailTitle'), size: 480 })
  }
  if (isByPin(profile)) return null
  return (
    <>
      <Button variant="default" leftSection={<IconMail size={16} aria-hidden />} disabled={!wanted} onClick={mail}>
        {t('email')}
      </Button>
      <Button
        leftSection={making.task ? <Loader size={16} color="currentColor" aria-hidden /> : <IconDownload size={16} aria-hidden />}
        disabled={!wanted || making.task !== undefined}
        loading={print.running}
        onClick={() => wanted && void print.run(wanted)}
      >
        {making.task ? t('making', { done: String(making.task.Done), total: String(making.task.Total) }) : t('pdf')}
      </Button>
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

/** The dashboard of these answers, as the printing calls name it. */
const printOf = (scope: Scope, title: string, timeZone: string | undefined) => ({
  GroupId: scope.gId,
  BuildingId: scope.bId,
  DashboardName: title,
  ReportType: 'FeedbackDashboard',
  StartDate: scope.startDate,
  EndDate: scope.endDate,
  ...(timeZone && { Timezone: timeZone }),
  Path: href(pdfFeedback, scope),
})
export type Wanted = ReturnType<typeof printOf>
