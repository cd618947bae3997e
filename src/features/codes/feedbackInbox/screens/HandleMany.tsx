import { Button, Group, Select, Stack } from '@mantine/core'
import { IconChecks, IconEye, IconUserCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { ReasonButton } from '../../../../ui/kit/ReasonButton.tsx'
import { useBulk } from '../../../../ui/list/useBulk.tsx'
import type { ChosenRows } from '../../../../ui/list/useSelection.ts'
import { useWords } from '../../../../ui/words.tsx'
import { useAssignees } from '../../inbox/screens/useAssignees.ts'
import { type AnswerRow, AssignAnswers, FinishAnswers, GetAnswer, GetAnswers, SeeAnswers } from '../contract.ts'
import { words } from '../words.ts'

type Props = { gId: string; bId: string | null; chosen: ChosenRows<AnswerRow> }
const terms = (gId: string) => ({ gId, idOf: (row: AnswerRow) => row.AnswerId, refresh: [GetAnswers, GetAnswer] })

/** What is done with the chosen answers: seen, assigned, done. */
export const HandleMany = ({ gId, bId, chosen }: Props) => {
  const t = useWords(words)
  const see = useBulk(SeeAnswers, terms(gId))
  const finish = useBulk(FinishAnswers, terms(gId))
  const assign = useBulk(AssignAnswers, terms(gId))
  const n = chosen.count
  const [first, ...others] = new Set(chosen.rows.map(row => row.BuildingId))
  const place = bId ?? (chosen.filter === undefined && first && others.length === 0 ? first : null)
  const choose = () =>
    dialogs.open(
      close => (
        <ChooseAssignee
          gId={gId}
          bId={place}
          onChoose={AssigneeId => {
            close()
            void assign.act(chosen, done => t('many.assigned', { n: done }), { AssigneeId })
          }}
        />
      ),
      { title: t('many.assignTitle', { n }) },
    )
  return (
    <Group gap="xs">
      <Button
        size="xs"
        variant="default"
        leftSection={<IconEye size={16} aria-hidden />}
        loading={see.running}
        onClick={() =>
          void see.start(chosen, {
            title: t('many.seeTitle', { n }),
            text: t('many.seeText'),
            yes: t('many.see'),
            done: done => t('many.seen', { n: done }),
          })
        }
      >
        {t('many.see')}
      </Button>
      <ReasonButton
        size="xs"
        variant="default"
        leftSection={<IconUserCheck size={16} aria-hidden />}
        loading={assign.running}
        reason={place === null ? t('many.oneBuilding') : null}
        onClick={choose}
      >
        {t('many.assign')}
      </ReasonButton>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconChecks size={16} aria-hidden />}
        loading={finish.running}
        onClick={() =>
          void finish.start(chosen, {
            title: t('many.finishTitle', { n }),
            text: t('many.finishText'),
            yes: t('many.finish'),
            done: done => t('many.finished', { n: done }),
          })
        }
      >
        {t('many.finish')}
      </Button>
    </Group>
  )
}

type ChooseProps = { gId: string; bId: string | null; onChoose: (ContactId: string | null) => void }

const ChooseAssignee = ({ gId, bId, onChoose }: ChooseProps) => {
  const t = useWords(words)
  const { options, me } = useAssignees(gId, bId)
  const [typed, setTyped] = useState<string | null>()
  const chosen = typed === undefined ? me : typed
  return (
    <Stack gap="md">
      <Select
        label={t('col.AssigneeName')}
        placeholder={t('nobody')}
        data={options}
        value={chosen}
        onChange={setTyped}
        searchable
        clearable
        data-autofocus
      />
      <Group justify="flex-end">
        <Button onClick={() => onChoose(chosen)}>{t('many.assign')}</Button>
      </Group>
    </Stack>
  )
}
