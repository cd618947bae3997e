import { Group, Text } from '@mantine/core'
import { hoursInSentence } from '../../../../core/bookedWords.ts'
import { useCall } from '../../../../ui/calls.ts'
import { DateField, TimeField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetTakenHours, MoveBooking } from '../contract.ts'
import { words } from '../words.ts'

type MoveBookingProps = {
  gId: string
  booking: { RequestId: string; Version: number; Day: string | null; StartTime: string | null; EndTime: string | null }
  refresh: readonly { path: string }[]
}

/** Gives a booking of a room other hours: says what is taken on the chosen day before one of them is chosen. For `dialogs.open`. */
export const MoveBookingForm = ({ gId, booking, refresh }: MoveBookingProps) => {
  const t = useWords(words)
  const { RequestId, Version, Day, StartTime, EndTime } = booking
  const form = useCallForm(MoveBooking, {
    initial: { GroupId: gId, RequestId, Version, Day: Day ?? '', StartTime: StartTime ?? '', EndTime: EndTime ?? '' },
    done: t('moved'),
    refresh: [...refresh, GetTakenHours],
  })
  return (
    <FormDialog title={t('moveTitle')} form={form} submit={t('save')}>
      <Text size="sm" c="dimmed">
        {t('moveLead')}
      </Text>
      <DateField of={form} name="Day" label={t('day')} as={{ as: 'text' }} noPast required />
      <TakenOn gId={gId} RequestId={RequestId} Day={form.values.Day} />
      <Group grow align="start">
        <TimeField of={form} name="StartTime" label={t('from')} required />
        <TimeField of={form} name="EndTime" label={t('to')} required />
      </Group>
    </FormDialog>
  )
}

type TakenProps = { gId: string; RequestId: string; Day: string | null | undefined }
const TakenOn = ({ gId, RequestId, Day }: TakenProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const taken = useCall(GetTakenHours, Day ? { gId, RequestId, Day } : null, { quiet: true }).data?.Taken
  const times = taken?.map(one => hoursInSentence(one.StartTime, one.EndTime, language)).join(', ')
  return (
    <Text size="sm" role="status" mih="1.5em">
      {taken && (times ? t('takenOn', { times }) : t('free'))}
    </Text>
  )
}
