import { Stack, Text } from '@mantine/core'
import { useCall } from '../../../../ui/calls.ts'
import { CopyField } from '../../../../ui/kit/CopyField.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { GetCalendarLinks } from '../contract.ts'
import { words } from '../words.ts'

/** Addresses for a calendar program: the caller's own dates, and all of the building. */
export const CalendarDialog = ({ gId, bId }: { gId: string; bId: string }) => {
  const t = useWords(words)
  const query = useCall(GetCalendarLinks, { gId, bId }, { quiet: true })
  const { data } = query
  return (
    <Stack gap="md">
      <Text c="var(--ink-soft)">{t('calendarLead')}</Text>
      {query.isError && !data && <LoadFailed query={query} />}
      {!query.isError && !data && <Skeletons.Form fields={2} />}
      {data && (
        <>
          <CopyField label={t('calendarMine')} value={data.Mine} />
          <CopyField label={t('calendarBuilding')} value={data.Building} />
        </>
      )}
    </Stack>
  )
}
