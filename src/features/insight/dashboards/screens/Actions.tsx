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
import type { Dates } from '../facts.ts'
import type { DashboardHead } from '../model.ts'
import { words } from '../words.ts'
import type { Where } from './dashboard.ts'
import { EmailDialog } from './EmailDialog.tsx'

const LONG = 4000

type ActionsProps = {
  head: DashboardHead
  title: string
  building: string
  at: Where<object> & { dates: Dates | null }
  timeZone: string | undefined
}

/** The paper of a dashboard as a PDF: for oneself, or by mail. */
export const Actions = ({ head, title, building, at, timeZone }: ActionsProps) => {
  const { profile } = useSession()
  if (!head.print || isByPin(profile)) return null
  return <Paper wanted={wantedOf(head, title, at, timeZone)} building={building} />
}

const Paper = ({ wanted, building }: { wanted: Wanted | null; building: string }) => {
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
  const mail = () => {
    if (wanted) dialogs.open(() => <EmailDialog wanted={wanted} building={building} />, { title: t('emailTitle'), size: 480 })
  }
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

/** The paper of these days, as the printing calls name it; null where no building or no days are chosen. */
const wantedOf = (
  { key, print }: DashboardHead,
  title: string,
  { params, gId, bId, dates }: ActionsProps['at'],
  timeZone: string | undefined,
) =>
  print && bId && dates && 'startDate' in dates
    ? {
        GroupId: gId,
        BuildingId: bId,
        DashboardName: title,
        ReportType: key,
        StartDate: dates.startDate,
        EndDate: dates.endDate,
        ...(timeZone && { Timezone: timeZone }),
        Path: href({ path: print }, { ...params, gId, bId, ...dates }),
      }
    : null
export type Wanted = NonNullable<ReturnType<typeof wantedOf>>
