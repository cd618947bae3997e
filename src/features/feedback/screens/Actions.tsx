import { Button } from '@mantine/core'
import { IconDownload, IconMail } from '@tabler/icons-react'
import { refresh, useWrite } from '../../../ui/calls.ts'
import { dialogs } from '../../../ui/dialogs.tsx'
import { href } from '../../../ui/route.ts'
import { toast } from '../../../ui/toasts.ts'
import { useWords } from '../../../ui/words.tsx'
import { GetTasks } from '../../tasks/contract.ts'
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
  const print = useWrite(PrintDashboard, {
    onSaved: () => {
      toast.success(t('printing'), LONG)
      void refresh(GetTasks)
    },
  })
  const wanted = scope && printOf(scope, title, timeZone)
  const mail = () => {
    if (wanted) dialogs.open(() => <EmailDialog wanted={wanted} building={building} />, { title: t('emailTitle'), size: 480 })
  }
  return (
    <>
      <Button variant="default" leftSection={<IconMail size={16} aria-hidden />} disabled={!wanted} onClick={mail}>
        {t('email')}
      </Button>
      <Button
        leftSection={<IconDownload size={16} aria-hidden />}
        disabled={!wanted}
        loading={print.running}
        onClick={() => wanted && void print.run(wanted)}
      >
        {t('pdf')}
      </Button>
    </>
  )
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
