import { ActionIcon, Badge, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { Output } from '../../../../core/call.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { type GetPhones, SetPersonBlocked, SetPhoneBlocked } from '../../phones/contract.ts'
import { words } from '../words.ts'
import classes from './day.module.css'
import { useBlock } from './useBlock.ts'

type PhoneRowProps = { phone: Output<typeof GetPhones>['Phones'][number]; place: { GroupId: string; BuildingId: string } }

/** A phone and one of its people: either is blocked here, and allowed again. */
export const PhoneRow = ({ phone, place }: PhoneRowProps) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  const block = useBlock()
  const { PhoneId, DeviceId, Name, Label, HeardDate, Blocked, PersonBlocked, SignedIn } = phone
  const ofPhone = { title: t('phones.blockTitle'), text: t('phones.blockText') }
  const ofPerson = { title: t('phones.blockPersonTitle', { name: Name }), text: t('phones.blockPersonText') }
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
          {Blocked && <BlockedBadge label={t('phones.blocked')} />}
          {PersonBlocked && <BlockedBadge label={t('phones.personBlocked')} />}
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('phones.actions', { name: Name })}>
                <IconDots size={18} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => void block(SetPhoneBlocked, { ...place, DeviceId, Blocked: !Blocked }, ofPhone)}>
                {t(Blocked ? 'phones.allowPhone' : 'phones.blockPhone')}
              </Menu.Item>
              <Menu.Item onClick={() => void block(SetPersonBlocked, { ...place, PhoneId, Blocked: !PersonBlocked }, ofPerson)}>
                {t(PersonBlocked ? 'phones.allowPerson' : 'phones.blockPerson', { name: Name })}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </span>
      </span>
    </li>
  )
}

const BlockedBadge = ({ label }: { label: string }) => (
  <Badge variant="light" color="red" tt="none">
    {label}
  </Badge>
)
