import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '../../../../core/call.ts'
import { useCall } from '../../../../ui/calls.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { type GetPhones, SetRoundBlocked } from '../../phones/contract.ts'
import { GetPickableRounds } from '../../rounds/contract.ts'
import { words } from '../words.ts'
import classes from './day.module.css'
import { useBlock } from './useBlock.ts'

type BlockedRoundsProps = { place: { GroupId: string; BuildingId: string }; rounds: Output<typeof GetPhones>['BlockedRounds'] }

/** Rounds of which no walks are taken: allowed again here, and another one blocked. */
export const BlockedRounds = ({ place, rounds }: BlockedRoundsProps) => {
  const t = useWords(words)
  const block = useBlock()
  const [chosen, setChosen] = useState<string | null>(null)
  const asked = { filter: { gId: place.GroupId, bId: place.BuildingId }, pagination: { page: 0, perPage: 1000 } }
  const all = useCall(GetPickableRounds, asked, { quiet: true }).data?.Rounds ?? []
  const options = all
    .filter(({ RoundId }) => !rounds.some(one => one.RoundId === RoundId))
    .map(({ RoundId, QrName }) => ({ value: RoundId, label: QrName }))
  const name = options.find(({ value }) => value === chosen)?.label
  const set = (RoundId: string, Blocked: boolean, QrName: string) =>
    block(
      SetRoundBlocked,
      { ...place, RoundId, Blocked },
      { title: t('phones.blockRoundTitle', { name: QrName }), text: t('phones.blockRoundText') },
    )
  if (options.length === 0 && rounds.length === 0) return null
  return (
    <Section title={t('phones.rounds')} collapsible={false}>
      <Stack gap="md">
        <Text size="sm" c="var(--ink-soft)">
          {t('phones.roundsLead')}
        </Text>
        {rounds.length > 0 && (
          <ul className={classes.list}>
            {rounds.map(({ RoundId, QrName }) => (
              <li key={RoundId}>
                <span className={classes.row}>
                  <span className={classes.name}>{QrName}</span>
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    aria-label={`${t('phones.allow')}: ${QrName}`}
                    onClick={() => void set(RoundId, false, QrName)}
                  >
                    {t('phones.allow')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
        <Group align="flex-end">
          <Select label={t('phones.round')} data={options} value={chosen} onChange={setChosen} searchable openOnFocus={false} clearable />
          <Button
            variant="default"
            disabled={!name}
            onClick={() => void (chosen && name && set(chosen, true, name).then(() => setChosen(null)))}
          >
            {t('phones.block')}
          </Button>
        </Group>
      </Stack>
    </Section>
  )
}
