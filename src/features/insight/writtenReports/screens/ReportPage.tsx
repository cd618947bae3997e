import { Button, Skeleton } from '@mantine/core'
import { IconDownload, IconLink } from '@tabler/icons-react'
import { nameIn } from '../../../../core/labels.ts'
import { useCall } from '../../../../ui/calls.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { href } from '../../../../ui/route.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetStudentFeedbackResult } from '../contract.ts'
import { buildingReports } from '../routes.ts'
import { words } from '../words.ts'
import { ReportBody } from './ReportBody.tsx'
import { useReportLink } from './useReportLink.ts'

/** `/report/{type}/{rId}`: a written report, to read, to download, to give on by a link. */
export const Screen = ({ params: { type, rId } }: { params: { type: string; rId: string } }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  const query = useCall(GetStudentFeedbackResult, { gId, rId }, { quiet: true })
  const link = useReportLink(gId)
  const report = query.data?.Type.toLowerCase() === type.toLowerCase() ? query.data : undefined
  if (query.isError || (query.data && !report))
    return (
      <Page title={t('title')}>
        {query.isError ? <LoadFailed query={query} missing={t('missing')} /> : <EmptyState text={t('missing')} />}
      </Page>
    )
  if (!report)
    return (
      <Page title={t('title')}>
        <Skeleton height={480} radius="md" />
      </Page>
    )
  const title = t(`names.${report.Type}`)
  return (
    <Page
      narrow
      title={title}
      lead={nameIn(report.BuildingName, language)}
      crumbs={[{ label: t('title'), to: href(buildingReports, null, { bId: report.BuildingId }) }, { label: title }]}
      actions={
        <Button variant="default" leftSection={<IconLink size={16} aria-hidden />} onClick={() => void link.copy(rId)}>
          {t('link')}
        </Button>
      }
      action={
        <Button leftSection={<IconDownload size={16} aria-hidden />} loading={link.opening} onClick={() => void link.open(rId)}>
          {t('pdf')}
        </Button>
      }
    >
      <ReportBody report={report} />
    </Page>
  )
}
