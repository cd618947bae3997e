import { Badge, Stack, Text } from '@mantine/core'
import type { Output } from '../../../../core/call.ts'
import { useCall } from '../../../../ui/calls.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { RouteLink } from '../../../../ui/route.ts'
import { useBuildingId, useGroupId } from '../../../../ui/session.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { GetDay } from '../contract.ts'
import { walkRound } from '../routes.ts'
import { words } from '../words.ts'
import classes from './walk.module.css'

type Due = Output<typeof GetDay>['Dues'][number]

/** `/field`: what is to be walked in the chosen building: for the caller first, then the others, then what has no date. */
export const Screen = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const bId = useBuildingId()
  const query = useCall(GetDay, { gId, bId }, { quiet: true })
  const dues = query.data?.Dues
  const parts = dues && {
    mine: dues.filter(one => one.Starts !== null && one.Mine),
    others: dues.filter(one => one.Starts !== null && !one.Mine),
    free: dues.filter(one => one.Starts === null),
  }
  return (
    <Page title={t('day.title')} lead={t('day.lead')} crumbs={[{ label: t('day.title') }]}>
      {query.isError && !dues && <LoadFailed query={query} />}
      {!query.isError && !parts && <LinesSkeleton lines={6} />}
      {dues?.length === 0 && <EmptyState text={t('day.none')} hint={t('day.noneHint')} />}
      {parts && (
        <Stack gap="md">
          {(['mine', 'others', 'free'] as const).map(
            name => parts[name].length > 0 && <DueList key={name} title={t(`day.${name}`)} dues={parts[name]} gId={gId} bId={bId} />,
          )}
        </Stack>
      )}
    </Page>
  )
}

const colors = { Upcoming: 'gray', Open: 'green', Late: 'orange', Missed: 'red' } as const

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
                <RouteLink to={walkRound} params={{ groupId: gId, bId, rId: due.RoundId }} className={`${classes.name} ${classes.link}`}>
                  {due.QrName}
                </RouteLink>
                <Text span size="sm" c="var(--ink-soft)" className={classes.soft}>
                  {[t('day.stops', { n: due.StopCount }), due.Ends !== null && t('day.until', { time: dateTime(due.Ends) })]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </span>
              {due.State && (
                <Badge variant="light" color={colors[due.State]} tt="none">
                  {t(`day.states.${due.State}`)}
                </Badge>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
