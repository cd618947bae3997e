import { Badge, Button, Stack, Text } from '@mantine/core'
import { IconCalendarWeek, IconDeviceMobile } from '@tabler/icons-react'
import type { Output } from '../../../../core/call.ts'
import { callOnce, refresh, useCall } from '../../../../ui/calls.ts'
import { ask } from '../../../../ui/dialogs.tsx'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { textIn } from '../../../../ui/language.ts'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useBuildingId, useGroupId, useSession } from '../../../../ui/session.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { ExcuseDue, GetDay, ReopenDue } from '../../inspections/contract.ts'
import { schedule } from '../../schedule/routes.ts'
import { phones, walkPath } from '../routes.ts'
import { words } from '../words.ts'
import classes from './day.module.css'
import { TakeAlong } from './TakeAlong.tsx'

type Due = Output<typeof GetDay>['Dues'][number]

/** `/field`: what is to be walked in the chosen building: for the caller first, then the others, then what has no date. */
export const Screen = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const bId = useBuildingId()
  const query = useCall(GetDay, { gId, bId }, { quiet: true })
  const dues = query.data?.Dues
  const dated = dues?.filter(one => one.Starts !== null && one.State !== 'Excused')
  const parts = dues && {
    mine: dated?.filter(one => one.Mine) ?? [],
    others: dated?.filter(one => !one.Mine) ?? [],
    free: dues.filter(one => one.Starts === null),
    excused: dues.filter(one => one.State === 'Excused'),
  }
  return (
    <Page title={t('day.title')} lead={t('day.lead')} crumbs={[{ label: t('day.title') }]} actions={<PlanButtons />}>
      {query.isError && !dues && <LoadFailed query={query} />}
      {!query.isError && !parts && <LinesSkeleton lines={6} />}
      {dues?.length === 0 && <EmptyState text={t('day.none')} hint={t('day.noneHint')} />}
      {parts && dues.length > 0 && (
        <Stack gap="md">
          <TakeAlong key={bId} gId={gId} bId={bId} />
          {(['mine', 'others', 'free', 'excused'] as const).map(
            name => parts[name].length > 0 && <DueList key={name} title={t(`day.${name}`)} dues={parts[name]} gId={gId} bId={bId} />,
          )}
        </Stack>
      )}
    </Page>
  )
}

/** Leads to the week of the team, and for who works on rounds to the phones of the building. */
const PlanButtons = () => {
  const [language] = useLanguage()
  const { can } = useSession()
  return (
    <>
      {can('AnalyticsDashboards') && (
        <Button component={AddressLink} href={href(schedule)} variant="default" leftSection={<IconCalendarWeek size={16} aria-hidden />}>
          {textIn(schedule.title, language)}
        </Button>
      )}
      {can('ManageLibraries') && (
        <Button component={AddressLink} href={href(phones)} variant="default" leftSection={<IconDeviceMobile size={16} aria-hidden />}>
          {textIn(phones.title, language)}
        </Button>
      )}
    </>
  )
}

const colors = { Upcoming: 'gray', Open: 'green', Late: 'orange', Missed: 'red', Excused: 'gray' } as const

const DueList = ({ title, dues, gId, bId }: { title: string; dues: readonly Due[]; gId: string; bId: string }) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  return (
    <Section title={title} side={String(dues.length)} collapsible={false}>
      <ul className={classes.list}>
        {dues.map(due => (
          <li key={`${due.RoundId} ${String(due.Starts)}`}>
            <span className={classes.row}>
              <span>
                <a href={walkPath({ gId, bId, rId: due.RoundId })} className={`${classes.name} ${classes.link}`}>
                  {due.QrName}
                </a>
                <Text span size="sm" c="var(--ink-soft)" className={classes.soft}>
                  {[
                    t('day.stops', { n: due.StopCount }),
                    due.Ends !== null && t('day.until', { time: dateTime(due.Ends) }),
                    due.Reason && t('day.why', { reason: due.Reason }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </span>
              <span className={classes.end}>
                {due.State && (
                  <Badge variant="light" color={colors[due.State]} tt="none">
                    {t(`day.states.${due.State}`)}
                  </Badge>
                )}
                {due.DueId !== null && <ExcuseButton due={due} gId={gId} bId={bId} />}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Excuses a date with a reason, and takes it back, for who works on rounds. */
const ExcuseButton = ({ due: { DueId, Version, State, QrName }, gId, bId }: { due: Due; gId: string; bId: string }) => {
  const t = useWords(words)
  const { can } = useSession()
  if (!can('ManageLibraries') || DueId === null || Version === null) return null
  const place = { GroupId: gId, BuildingId: bId, DueId }
  const reopen = async (version: number) => {
    try {
      await callOnce(ReopenDue, { ...place, Version: version })
      toast.success(t('day.reopened'))
    } catch (error) {
      toast.error(error)
    }
    await refresh(GetDay)
  }
  const excuse = async () => {
    const Reason = await ask({ title: t('day.excuseTitle'), label: t('day.excuseReason'), yes: t('day.excuse'), maxLength: 500 })
    if (Reason === null) return
    try {
      const saved = await callOnce(ExcuseDue, { ...place, Version, Reason })
      toast.offer(t('day.excuseDone'), [{ label: t('day.undo'), onClick: () => void reopen(saved.Version) }])
    } catch (error) {
      toast.error(error)
    }
    await refresh(GetDay)
  }
  const isExcused = State === 'Excused'
  const label = isExcused ? t('day.reopen') : t('day.excuse')
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      aria-label={`${label}: ${QrName}`}
      onClick={() => void (isExcused ? reopen(Version) : excuse())}
    >
      {label}
    </Button>
  )
}
