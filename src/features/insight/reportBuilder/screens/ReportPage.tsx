import { Button, Skeleton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { DashboardPage } from '../../dashboards/screens/DashboardPage.tsx'
import { GetReport } from '../contract.ts'
import type { ReportScope } from '../model.ts'
import { reportEditor, reportList } from '../routes.ts'
import { words } from '../words.ts'
import type { BuiltReport } from './blocks.ts'
import { describeReport } from './builtReport.ts'

type ReportDashboard = Awaited<ReturnType<typeof describeReport>>
type ReportPageProps = { rId: string; scope: ReportScope }

/** A built report as a dashboard: with its days, its PDF, EMAIL and subscriptions. */
export const ReportPage = ({ rId, scope }: ReportPageProps) => {
  const t = useWords(words)
  const gId = useGroupId()
  const query = useCall(GetReport, { gId, rId }, { quiet: true })
  const report = query.data?.Scope === scope ? query.data : undefined
  const dashboard = useDescription(report)
  if (query.isError || (query.data && !report))
    return (
      <Page title={t('title')} crumbs={[{ label: t('title'), to: href(reportList) }]}>
        {query.isError ? <LoadFailed query={query} missing={t('missing')} /> : <EmptyState text={t('missing')} />}
      </Page>
    )
  if (!report || !dashboard)
    return (
      <Page title={report?.Name ?? t('title')}>
        <Skeleton height={320} radius="md" />
      </Page>
    )
  const edit = (
    <Button
      component={AddressLink}
      href={href(reportEditor, null, { report: rId })}
      variant="default"
      leftSection={<IconPencil size={16} aria-hidden />}
    >
      {t('edit')}
    </Button>
  )
  return <DashboardPage key={`${rId} ${report.Version}`} dashboard={dashboard} params={{ rId }} scope={scope} more={edit} />
}

/** The description of a report, once those of its dashboards are loaded. */
const useDescription = (report: BuiltReport | undefined) => {
  const { can } = useSession()
  const [known, setKnown] = useState<{ of: BuiltReport; dashboard: ReportDashboard } | null>(null)
  const read = useEffectEvent((one: BuiltReport) => describeReport(one, head => can(head.may)))
  useEffect(() => {
    let gone = false
    if (report) void read(report).then(dashboard => gone || setKnown({ of: report, dashboard }))
    return () => {
      gone = true
    }
  }, [report])
  return known && known.of === report ? known.dashboard : null
}
