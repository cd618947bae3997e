import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useCall } from '../../../../ui/calls.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { useGroupId } from '../../../../ui/session.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { GetSubscriptionReport } from '../contract.ts'
import { words } from '../words.ts'

/** `/subscriptionReport/{DeliveryId}`: a report that was mailed to the reader, to download. */
export const Screen = ({ params: { DeliveryId } }: { params: { DeliveryId: string } }) => {
  const t = useWords(words)
  const { day } = useFormats()
  const gId = useGroupId()
  const query = useCall(GetSubscriptionReport, { gId, DeliveryId }, { quiet: true })
  const { data } = query
  if (query.isError)
    return (
      <Page title={t('report.title')}>
        <LoadFailed query={query} missing={t('report.gone')} />
      </Page>
    )
  if (!data) return <Page title={t('report.title')}>{null}</Page>
  const period = [...new Set([data.FirstDay, data.LastDay])].map(one => day(one)).join(' – ')
  const download = data.FileLink && (
    <Button component="a" href={data.FileLink} leftSection={<IconDownload size={16} aria-hidden />}>
      {t('report.download')}
    </Button>
  )
  return (
    <Page title={data.ReportName} lead={period} action={download}>
      <EmptyState text={t('report.lead', { report: data.ReportName, period })} hint={t('report.clock', { clock: data.Clock })} />
    </Page>
  )
}
