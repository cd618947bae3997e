import { Anchor, Button, Group, Skeleton, Text } from '@mantine/core'
import { IconAlertTriangle, IconClipboardCheck, IconInbox } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { AddressLink, href, RouteLink } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { requestPage } from '../../../codes/inbox/routes.ts'
import { StatusBadge } from '../../../codes/inbox/screens/marks.tsx'
import { requestFlag } from '../../../codes/requests/model.ts'
import { newRequestPage } from '../../../codes/requestWork/routes.ts'
import { equipmentTrendDashboard } from '../../equipmentTrend/dashboard.ts'
import { pages as trendPages } from '../../equipmentTrend/routes.ts'
import { type EquipmentEvent, type EquipmentReading, GetEquipmentEvents, mostEvents } from '../contract.ts'
import { words } from '../words.ts'
import classes from './events.module.css'

type PieceProps = { gId: string; bId: string; QrCodeId: string; EquipmentId: string }
const step = 10

/** What was reported and done at a piece of equipment, what was read there last, and the way to report a problem. */
export const EventsSection = ({ gId, bId, QrCodeId, EquipmentId }: PieceProps) => {
  const t = useWords(words)
  const { can } = useSession()
  const [take, setTake] = useState(step)
  const query = useCall(GetEquipmentEvents, { gId, bId, QrCodeId, take }, { quiet: true })
  const { data } = query
  const open = data?.OpenRequests ?? 0
  return (
    <Section
      title={t('title')}
      side={open > 0 ? t('open', { n: open }) : undefined}
      collapsible={false}
      actions={
        can(requestFlag) && (
          <Button
            size="xs"
            variant="default"
            component={AddressLink}
            href={href(newRequestPage, null, { bId, about: QrCodeId })}
            leftSection={<IconAlertTriangle size={16} aria-hidden />}
          >
            {t('report')}
          </Button>
        )
      }
    >
      {query.isError && !data && <LoadFailed query={query} missing={t('failed')} />}
      {!query.isError && !data && <Skeleton height={120} radius="md" />}
      {data && data.Readings.length > 0 && <Readings of={data.Readings} trend={{ bId, EquipmentId }} />}
      {data?.Events.length === 0 && (
        <Text size="sm" c="var(--ink-soft)">
          {t('none')}
        </Text>
      )}
      {data && data.Events.length > 0 && (
        <ul className={classes.events}>
          {data.Events.map(one => (
            <EventRow key={one.id} gId={gId} one={one} />
          ))}
        </ul>
      )}
      {data?.More && take < mostEvents && (
        <Button variant="subtle" size="xs" mt="xs" loading={query.isFetching} onClick={() => setTake(Math.min(mostEvents, take + step))}>
          {t('more')}
        </Button>
      )}
    </Section>
  )
}

/** What was read last, question by question, with the way to the trend for who may see it. */
const Readings = ({
  of,
  trend: { bId, EquipmentId },
}: {
  of: readonly EquipmentReading[]
  trend: { bId: string; EquipmentId: string }
}) => {
  const t = useWords(words)
  const { number, dateTime } = useFormats()
  const { can } = useSession()
  const page = can(equipmentTrendDashboard.may) ? trendPages.building : undefined
  return (
    <div className={classes.readings}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={560}>
          {t('readings')}
        </Text>
        {page && (
          <Anchor component={AddressLink} href={href(page, null, { bId, piece: EquipmentId })} size="sm" className={classes.link}>
            {t('trend')}
          </Anchor>
        )}
      </Group>
      <dl className={classes.values}>
        {of.map(({ Question, Value, At, Limit }) => (
          <div key={`${Question} ${At}`}>
            <dt>{Question}</dt>
            <dd>
              <strong>{number(Value)}</strong>
              {Limit && <span className={classes.wrong}> {Limit}</span>}
              <span className={classes.soft}> {dateTime(At)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const EventRow = ({ gId, one }: { gId: string; one: EquipmentEvent }) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  if (one.Kind === 'Request')
    return (
      <li>
        <IconInbox size={18} aria-hidden />
        <div className={classes.what}>
          <RouteLink to={requestPage} params={{ groupId: gId, requestId: one.id }} className={classes.link}>
            {t('request', { number: String(one.Number) })}
            {one.Title && `: ${one.Title}`}
          </RouteLink>
          <span className={classes.soft}>{dateTime(one.At)}</span>
        </div>
        <StatusBadge of={one} />
      </li>
    )
  return (
    <li>
      <IconClipboardCheck size={18} aria-hidden />
      <div className={classes.what}>
        <span>{t('walk', { round: one.RoundName })}</span>
        <span className={classes.soft}>{[dateTime(one.At), one.EngineerName].filter(Boolean).join(' · ')}</span>
      </div>
      <span className={one.Errors > 0 ? classes.wrong : classes.soft}>{t('errors', { n: one.Errors })}</span>
    </li>
  )
}
