import { Button } from '@mantine/core'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { BuiltReportSubscriptions } from '../../subscriptions/screens/SubscriptionList.tsx'
import { reportList } from '../routes.ts'
import { words } from '../words.ts'

/** `/reportBuilder/subscriptions`: who gets built reports by email; a report is where one subscribes. */
export const Screen = () => {
  const t = useWords(words)
  const reports = (
    <Button component={AddressLink} href={href(reportList)} variant="default">
      {t('title')}
    </Button>
  )
  return <BuiltReportSubscriptions gId={useGroupId()} action={reports} />
}
