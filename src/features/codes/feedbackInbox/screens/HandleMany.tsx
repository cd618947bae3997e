import { Button, Group } from '@mantine/core'
import { IconChecks, IconEye } from '@tabler/icons-react'
import { useBulk } from '../../../../ui/list/useBulk.tsx'
import type { ChosenRows } from '../../../../ui/list/useSelection.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { AssignMany } from '../../../base/handling/screens/AssignMany.tsx'
import { type AnswerRow, AssignAnswers, FinishAnswers, GetAnswer, GetAnswers, SeeAnswers } from '../contract.ts'
import { words } from '../words.ts'

const terms = (gId: string) => ({ gId, idOf: (row: AnswerRow) => row.AnswerId, refresh: [GetAnswers, GetAnswer] })

/** What is done with the chosen answers: seen, assigned, done. */
export const HandleMany = ({ chosen }: { chosen: ChosenRows<AnswerRow> }) => {
  const t = useWords(words)
  const gId = useGroupId()
  const see = useBulk(SeeAnswers, terms(gId))
  const finish = useBulk(FinishAnswers, terms(gId))
  const assign = useBulk(AssignAnswers, terms(gId))
  return (
    <Group gap="xs">
      <Button
        size="xs"
        variant="default"
        leftSection={<IconEye size={16} aria-hidden />}
        loading={see.running}
        onClick={() =>
          void see.start(chosen, n => ({
            title: t('many.seeTitle', { n }),
            text: t('many.seeText'),
            yes: t('many.see'),
            done: done => t('many.seen', { n: done }),
          }))
        }
      >
        {t('many.see')}
      </Button>
      <AssignMany chosen={chosen} bulk={assign} titleOf={n => t('many.assignTitle', { n })} done={n => t('many.assigned', { n })} />
      <Button
        size="xs"
        variant="default"
        leftSection={<IconChecks size={16} aria-hidden />}
        loading={finish.running}
        onClick={() =>
          void finish.start(chosen, n => ({
            title: t('many.finishTitle', { n }),
            text: t('many.finishText'),
            yes: t('many.finish'),
            done: done => t('many.finished', { n: done }),
          }))
        }
      >
        {t('many.finish')}
      </Button>
    </Group>
  )
}
