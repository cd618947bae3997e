import { Badge, Stack } from '@mantine/core'
import type { Output } from '../../../../core/call.ts'
import { refresh, useCall } from '../../../../ui/calls.ts'
import { useEvent } from '../../../../ui/events.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { href } from '../../../../ui/route.ts'
import { useBuildingId, useGroupId } from '../../../../ui/session.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { GetWaitingWalks } from '../../inspections/contract.ts'
import { GetPhones } from '../../phones/contract.ts'
import { walkEvent } from '../../rounds/contract.ts'
import { myDay } from '../routes.ts'
import { words } from '../words.ts'
import { BlockedRounds } from './BlockedRounds.tsx'
import classes from './day.module.css'
import { PhoneRow } from './PhoneRow.tsx'

/** `/library/phones`: who walks with which phone, when it was last heard, and what has not arrived; a lost phone is blocked here. */
export const Screen = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const bId = useBuildingId()
  const phones = useCall(GetPhones, { gId, bId }, { quiet: true })
  const walks = useCall(GetWaitingWalks, { gId, bId }, { quiet: true })
  useEvent(walkEvent, ({ BuildingId }) => {
    if (BuildingId === bId) void refresh(GetPhones, GetWaitingWalks)
  })
  const [known, waiting] = [phones.data?.Phones, walks.data?.Walks]
  return (
    <Page
      title={t('phones.title')}
      lead={t('phones.lead')}
      crumbs={[{ label: t('day.title'), to: href(myDay) }, { label: t('phones.title') }]}
    >
      {phones.isError && !known && <LoadFailed query={phones} />}
      {!phones.isError && !known && <LinesSkeleton lines={6} />}
      <Stack gap="md">
        {waiting && waiting.length > 0 && (
          <Section title={t('phones.waiting')} side={String(waiting.length)} collapsible={false}>
            <ul className={classes.list}>
              {waiting.map(walk => (
                <WaitingRow key={walk.InspectionId} walk={walk} />
              ))}
            </ul>
          </Section>
        )}
        {known?.length === 0 && <EmptyState text={t('phones.none')} hint={t('phones.noneHint')} />}
        {known && known.length > 0 && (
          <Section title={t('phones.title')} side={String(known.length)} collapsible={false}>
            <ul className={classes.list}>
              {known.map(phone => (
                <PhoneRow key={phone.PhoneId} phone={phone} place={{ GroupId: gId, BuildingId: bId }} />
              ))}
            </ul>
          </Section>
        )}
        {phones.data && <BlockedRounds place={{ GroupId: gId, BuildingId: bId }} rounds={phones.data.BlockedRounds} />}
      </Stack>
    </Page>
  )
}

const WaitingRow = ({ walk }: { walk: Output<typeof GetWaitingWalks>['Walks'][number] }) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  const facts = [
    walk.EngineerName,
    t('phones.heard', { time: dateTime(walk.HeardDate) }),
    walk.ItemsMissing > 0 && t('phones.itemsMissing', { n: walk.ItemsMissing }),
    walk.FilesMissing > 0 && t('phones.filesMissing', { n: walk.FilesMissing }),
    walk.Refused > 0 && t('phones.refused', { n: walk.Refused }),
    walk.BrokenAt !== null && t('phones.broken', { n: String(walk.BrokenAt) }),
  ]
  return (
    <li>
      <span className={classes.row}>
        <span>
          <span className={classes.name}>{walk.RoundName}</span>
          <span className={classes.soft}>{facts.filter(Boolean).join(' · ')}</span>
        </span>
        <Badge variant="light" color={walk.State === 'Submitted' ? 'orange' : 'gray'} tt="none">
          {t(`phones.states.${walk.State}`)}
        </Badge>
      </span>
    </li>
  )
}
