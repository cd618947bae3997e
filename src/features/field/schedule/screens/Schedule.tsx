import { Button, Group, Stack } from '@mantine/core'
import { IconCalendarDown, IconChevronLeft, IconChevronRight, IconUserOff } from '@tabler/icons-react'
import { useState } from 'react'
import { dayIn } from '../../../../core/days.ts'
import { addDays, startOfStep } from '../../../../core/steps.ts'
import { ownZone } from '../../../../core/zones.ts'
import { refresh, useCall } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { useEvent } from '../../../../ui/events.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { useBuildingId, useGroupId, useSession } from '../../../../ui/session.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { walkEvent } from '../../rounds/contract.ts'
import { GetSchedule } from '../contract.ts'
import { scheduleDays } from '../model.ts'
import { words } from '../words.ts'
import { AbsencesDialog } from './AbsencesDialog.tsx'
import { CalendarDialog } from './CalendarDialog.tsx'
import { WeekGrid } from './WeekGrid.tsx'

/** `/library/roundSchedule`: the dates of a week by person and day; who works on rounds moves them, gives them, excuses them. */
export const Screen = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const bId = useBuildingId()
  const { can } = useSession()
  const { day } = useFormats()
  const mayEdit = can('ManageLibraries')
  const thisWeek = startOfStep(dayIn(ownZone(), Date.now()), 'Week')
  const [First, setFirst] = useState(thisWeek)
  const query = useCall(GetSchedule, { gId, bId, First }, { quiet: true })
  useEvent(walkEvent, ({ BuildingId }) => {
    if (BuildingId === bId) void refresh(GetSchedule)
  })
  const { data } = query
  const place = { gId, bId }
  const go = (weeks: number) => setFirst(addDays(First, weeks * scheduleDays))
  const title = t('times', { from: day(First), to: day(addDays(First, scheduleDays - 1)) })
  return (
    <Page
      title={t('title')}
      lead={mayEdit ? t('lead') : t('leadRead')}
      crumbs={[{ label: t('title') }]}
      actions={
        <>
          {mayEdit && (
            <Button
              variant="default"
              leftSection={<IconUserOff size={16} aria-hidden />}
              onClick={() => dialogs.open(() => <AbsencesDialog {...place} First={First} />, { title: t('awayTitle') })}
            >
              {t('away')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconCalendarDown size={16} aria-hidden />}
            onClick={() => dialogs.open(() => <CalendarDialog {...place} />, { title: t('calendarTitle') })}
          >
            {t('calendarOpen')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Group gap="xs">
          <Button variant="default" aria-label={t('before')} onClick={() => go(-1)}>
            <IconChevronLeft size={16} aria-hidden />
          </Button>
          <Button variant="default" disabled={First === thisWeek} onClick={() => setFirst(thisWeek)}>
            {t('now')}
          </Button>
          <Button variant="default" aria-label={t('after')} onClick={() => go(1)}>
            <IconChevronRight size={16} aria-hidden />
          </Button>
          <strong aria-live="polite">{title}</strong>
        </Group>
        {query.isError && !data && <LoadFailed query={query} />}
        {!query.isError && !data && <Skeletons.Table rows={6} />}
        {data?.Dues.length === 0 && <EmptyState text={t('none')} hint={t('noneHint')} />}
        {data && data.Dues.length > 0 && <WeekGrid {...place} First={First} schedule={data} mayEdit={mayEdit} />}
      </Stack>
    </Page>
  )
}
