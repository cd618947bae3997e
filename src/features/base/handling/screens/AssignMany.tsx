import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { IconUserCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { detailsOf } from '../../../../ui/kit/optionDetails.tsx'
import { ReasonButton } from '../../../../ui/kit/ReasonButton.tsx'
import type { SettledRows } from '../../../../ui/list/useBulk.tsx'
import type { ChosenRows } from '../../../../ui/list/useSelection.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import { useAssignees } from './useAssignees.ts'

type AssignManyProps<Row> = {
  chosen: ChosenRows<Row>
  bulk: {
    settle: (chosen: ChosenRows<Row>) => Promise<SettledRows | null>
    act: (settled: SettledRows, done: (n: number) => string, values: { AssigneeId: string | null }) => Promise<void>
    running: boolean
  }
  /** Of the dialog, with how many. */
  titleOf: (n: number) => string
  done: (n: number) => string
}

/** Gives what is chosen in a list to somebody who works in its building: in the one of the portal, else all of it must be of one. */
export const AssignMany = <Row extends { BuildingId: string }>({ chosen, bulk, titleOf, done }: AssignManyProps<Row>) => {
  const t = useWords(words)
  const gId = useGroupId()
  const { bId } = useSession()
  const [first, ...others] = new Set(chosen.rows.map(row => row.BuildingId))
  const place = bId ?? (chosen.filter === undefined && first && others.length === 0 ? first : null)
  const choose = async () => {
    const settled = await bulk.settle(chosen)
    if (!settled) return
    dialogs.open(
      close => (
        <ChooseAssignee
          gId={gId}
          bId={place}
          cap={settled.cap}
          onChoose={AssigneeId => {
            close()
            void bulk.act(settled, done, { AssigneeId })
          }}
        />
      ),
      { title: titleOf(settled.Rows.length) },
    )
  }
  return (
    <ReasonButton
      size="xs"
      variant="default"
      leftSection={<IconUserCheck size={16} aria-hidden />}
      loading={bulk.running}
      reason={place === null ? t('oneBuilding') : null}
      onClick={() => void choose()}
    >
      {t('assign')}
    </ReasonButton>
  )
}

type ChooseProps = { gId: string; bId: string | null; cap: string; onChoose: (ContactId: string | null) => void }

const ChooseAssignee = ({ gId, bId, cap, onChoose }: ChooseProps) => {
  const t = useWords(words)
  const { options, me } = useAssignees(gId, bId)
  const [typed, setTyped] = useState<string | null>()
  const chosen = typed === undefined ? me : typed
  return (
    <Stack gap="md">
      {cap && <Text size="sm">{cap}</Text>}
      <Select
        label={t('assignee')}
        placeholder={t('nobody')}
        data={options}
        value={chosen}
        {...detailsOf(options, chosen)}
        onChange={setTyped}
        searchable
        openOnFocus={false}
        clearable
        data-autofocus
      />
      <Group justify="flex-end">
        <Button onClick={() => onChoose(chosen)}>{t('assign')}</Button>
      </Group>
    </Stack>
  )
}
