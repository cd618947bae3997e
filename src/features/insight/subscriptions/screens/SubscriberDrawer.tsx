import { useCall } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { shownZone } from '../../../../ui/zone.ts'
import {
  CreateSubscription,
  GetReportBuilderSubscriptions,
  GetReportTypes,
  GetSubscriptions,
  type SubscriptionItem,
  UpdateSubscription,
} from '../contract.ts'
import { words } from '../words.ts'
import type { OfferedReport, ReportTypes, SubscriptionPlace } from './place.ts'
import { SubscriberFields } from './SubscriberFields.tsx'
import { TestButton } from './TestButton.tsx'

/** Opens the drawer of a new subscriber, or of one that is edited. */
export const openSubscriber = (place: SubscriptionPlace, row: SubscriptionItem | null = null, offered?: OfferedReport): void => {
  dialogs.open(() => <SubscriberDrawer place={place} row={row} offered={offered} />, { side: 'right', size: 520 })
}

type DrawerProps = { place: SubscriptionPlace; row: SubscriptionItem | null; offered: OfferedReport | undefined }

const SubscriberDrawer = ({ place, row, offered }: DrawerProps) => {
  const { gId, bId } = place
  const { data: types } = useCall(GetReportTypes, { gId, ...(bId && { bId }) })
  if (!types) return null
  return row ? <Edit place={place} row={row} types={types} /> : <Add place={place} offered={offered} types={types} />
}

const changed = [GetSubscriptions, GetReportBuilderSubscriptions]

const Add = ({ place, offered, types }: Pick<DrawerProps, 'place' | 'offered'> & { types: ReportTypes }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { Frequency = null, Hour = 7 } = types.Types.find(one => one.Type === offered?.Type) ?? {}
  const form = useCallForm(CreateSubscription, {
    initial: {
      GroupId: place.gId,
      ...(place.bId && { BuildingId: place.bId }),
      Type: '',
      ReportName: '',
      Path: '',
      ...offered,
      Name: '',
      Email: '',
      JobTitle: '',
      RecipientId: null,
      Frequency: Frequency ?? 'Weekly',
      Hour,
      Weekday: 1,
      TimeZone: shownZone(),
      Language: language,
      Delivery: types.Delivery,
      SkipEmpty: false,
    },
    done: t('saved'),
    refresh: changed,
  })
  return (
    <FormDialog title={t('add')} form={form} submit={t('addSubmit')} foot={<TestButton values={form.values} place={place} />}>
      <SubscriberFields form={form} place={place} types={types} />
    </FormDialog>
  )
}

const Edit = ({ place, row, types }: { place: SubscriptionPlace; row: SubscriptionItem; types: ReportTypes }) => {
  const t = useWords(words)
  const { ReportName, Type, Email, Name, JobTitle, Frequency, RecipientId, Hour, Weekday, TimeZone, Language, Delivery, SkipEmpty, Path } =
    row
  const form = useCallForm(UpdateSubscription, {
    initial: {
      GroupId: place.gId,
      SubscriptionId: row.SubscriptionId,
      Version: row.Version,
      ReportName,
      Type,
      Email,
      Name,
      JobTitle,
      Frequency,
      RecipientId,
      Hour,
      Weekday,
      TimeZone,
      Language,
      Delivery,
      SkipEmpty,
      Path,
    },
    done: t('saved'),
    refresh: changed,
    reads: changed,
  })
  return (
    <FormDialog title={t('editTitle')} form={form} submit={t('update')} foot={<TestButton values={form.values} place={place} />}>
      <SubscriberFields form={form} place={place} types={types} />
    </FormDialog>
  )
}
