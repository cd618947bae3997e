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
import { reportPeople } from '../model.ts'
import { writtenReports } from '../routes.ts'
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
  const people = reportPeople.find(one => one.toLowerCase() === type.toLowerCase())
  const report = query.data?.Type === people ? query.data : undefined
  if (!people || query.isError || (query.data && !report))
    return (
      <Page title={t('title')}>
        {query.isError ? <LoadFailed query={query} missing={t('missing')} /> : <EmptyState text={t('missing')} />}
      </Page>
    )
  const title = t(`names.${people}`)
  const reports = href(writtenReports, null, report && { bId: report.BuildingId })
  return (
    <Page
      narrow
      title={title}
      lead={report ? nameIn(report.BuildingName, language) : '\u00a0'}
      crumbs={[{ label: t('title'), to: reports }, { label: title }]}
      actions={
        <Button variant="default" leftSection={<IconLink size={16} aria-hidden />} disabled={!report} onClick={() => void link.copy(rId)}>
          {t('link')}
        </Button>
      }
      action={
        <Button
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={link.opening}
          disabled={!report}
          onClick={() => void link.open(rId)}
        >
          {t('pdf')}
        </Button>
      }
    >
      {report ? <ReportBody report={report} /> : <Skeleton height={720} radius="md" />}
    </Page>
  )
}
