import { Badge, Button, Stack } from '@mantine/core'
import type { Output } from '../../../../core/call.ts'
import { callOnce, refresh, useCall } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { useEvent } from '../../../../ui/events.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { href } from '../../../../ui/route.ts'
import { useBuildingId, useGroupId } from '../../../../ui/session.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { GetWaitingWalks } from '../../inspections/contract.ts'
import { GetPhones, SetPhoneBlocked } from '../../phones/contract.ts'
import { walkEvent } from '../../rounds/contract.ts'
import { myDay } from '../routes.ts'
import { words } from '../words.ts'
import classes from './day.module.css'

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

type PhoneRowProps = { phone: Output<typeof GetPhones>['Phones'][number]; place: { GroupId: string; BuildingId: string } }
const PhoneRow = ({ phone: { DeviceId, Name, Label, HeardDate, Blocked, SignedIn }, place }: PhoneRowProps) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  const change = async () => {
    const sure =
      Blocked || (await confirm({ title: t('phones.blockTitle'), text: t('phones.blockText'), yes: t('phones.block'), danger: true }))
    if (!sure) return
    try {
      await callOnce(SetPhoneBlocked, { ...place, DeviceId, Blocked: !Blocked })
      toast.success(Blocked ? t('phones.allowed') : t('phones.isBlocked'))
    } catch (error) {
      toast.error(error)
    }
    await refresh(GetPhones)
  }
  const label = Blocked ? t('phones.allow') : t('phones.block')
  return (
    <li>
      <span className={classes.row}>
        <span>
          <span className={classes.name}>{Name}</span>
          <span className={classes.soft}>
            {[Label, !SignedIn && t('phones.typed'), t('phones.heard', { time: dateTime(HeardDate) })].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className={classes.end}>
          {Blocked && (
            <Badge variant="light" color="red" tt="none">
              {t('phones.blocked')}
            </Badge>
          )}
          <Button size="compact-sm" variant="subtle" aria-label={`${label}: ${Name}`} onClick={() => void change()}>
            {label}
          </Button>
        </span>
      </span>
    </li>
  )
}
