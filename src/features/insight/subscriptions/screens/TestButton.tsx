import { Button } from '@mantine/core'
import { useWrite } from '../../../../ui/calls.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetSubscriptionLog, SendTestReport } from '../contract.ts'
import { words } from '../words.ts'
import type { SubscriberValues, SubscriptionPlace } from './place.ts'

/** Mails the report to oneself, as it would come now. */
export const TestButton = ({ values, place: { gId, bId } }: { values: SubscriberValues; place: SubscriptionPlace }) => {
  const t = useWords(words)
  const { run, running } = useWrite(SendTestReport, { refresh: [GetSubscriptionLog], onSaved: () => toast.success(t('tested')) })
  const { ReportName, Type, Frequency, Path, Hour, Weekday, TimeZone, Language, Delivery, SkipEmpty } = values
  const asked = { ReportName, Type, Frequency, Path, Hour, Weekday, TimeZone, Language, Delivery, SkipEmpty }
  return (
    <Button
      variant="subtle"
      loading={running}
      disabled={!Type || !ReportName}
      onClick={() => void run({ GroupId: gId, ...(bId && { BuildingId: bId }), ...asked })}
    >
      {t('test')}
    </Button>
  )
}
