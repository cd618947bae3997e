import { Button, Text } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconCheck,
  IconCopy,
  IconLink,
  IconMail,
  IconPencil,
  IconReport,
  IconTrash,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { RowAction } from '../../../../ui/list/options.ts'
import { useSession } from '../../../../ui/session.ts'
import { useMoves } from '../../../../ui/useMoves.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { MOST_SENT, type SurveyRow } from '../model.ts'
import { surveyMoves } from '../moves.ts'
import { words } from '../words.ts'
import { useSurveyActions } from './useSurveyActions.tsx'

const icon = { size: 16, 'aria-hidden': true } as const

/** What can be done with one survey, in the document's order; accepting and reopening follow. */
const useActionsOf = (done?: () => void) => {
  const t = useWords(words)
  const { can } = useSession()
  const builds = can('CustomerSurveyLinks')
  const act = useSurveyActions(done)
  const offer = useMoves(surveyMoves)
  return (row: SurveyRow): (RowAction | false)[] => {
    const move = (name: 'copyLink' | 'accept' | 'takeOver' | 'reopen', sign: ReactNode): RowAction | false => {
      const offered = offer(name, row.Status)
      return offered !== null && { label: offered.label, icon: sign, onClick: () => void act[name](row), disabled: offered.reason !== null }
    }
    return [
      builds && { label: t('edit'), icon: <IconPencil {...icon} />, onClick: () => act.edit(row) },
      { label: t('responses'), icon: <IconReport {...icon} />, onClick: () => act.responses(row) },
      builds && { label: t('copySurvey'), icon: <IconCopy {...icon} />, onClick: () => act.copy(row) },
      move('copyLink', <IconLink {...icon} />),
      move('accept', <IconCheck {...icon} />),
      move('takeOver', <IconArrowsExchange {...icon} />),
      move('reopen', <IconArrowBackUp {...icon} />),
      builds && { label: t('deleteSurvey'), icon: <IconTrash {...icon} />, onClick: () => void act.remove(row), danger: true },
    ]
  }
}

/** The menu of a row. */
export const useRowMenu = () => useActionsOf()

type Props = { gId: string | null; rows: readonly SurveyRow[]; clear: () => void }

/** What the selection offers: everything of one survey; of several, sending them, once an account is chosen. */
export const Toolbar = ({ gId, rows, clear }: Props) => {
  const t = useWords(words)
  const { can } = useSession()
  const act = useSurveyActions(clear)
  const actionsOf = useActionsOf(clear)
  const [language] = useLanguage()
  const [only] = rows
  if (!only) return null
  if (rows.length > 1) {
    if (!can('CustomerSurveyLinks')) return null
    if (!gId) return <Text size="sm">{t('sendNeedsAccount')}</Text>
    if (rows.length > MOST_SENT) return <Text size="sm">{t('sendMost', { n: MOST_SENT })}</Text>
    return (
      <Button size="xs" leftSection={<IconMail {...icon} />} onClick={() => act.send(gId, rows)}>
        {surveyMoves.send.label[language]}
      </Button>
    )
  }
  return actionsOf(only).map(
    one =>
      one && (
        <Button
          key={one.label}
          size="xs"
          variant="default"
          leftSection={one.icon}
          disabled={one.disabled ?? false}
          {...(one.danger && { color: 'red', variant: 'outline' })}
          onClick={one.onClick}
        >
          {one.label}
        </Button>
      ),
  )
}
