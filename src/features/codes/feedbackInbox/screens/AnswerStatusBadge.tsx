import { Badge } from '@mantine/core'
import { useWords } from '../../../../ui/words.tsx'
import type { ShownAnswerStatus } from '../../answers/model.ts'
import { words } from '../words.ts'

const colours: Readonly<Record<ShownAnswerStatus, string>> = {
  New: 'orange',
  Seen: 'yellow',
  Assigned: 'cyan',
  InHand: 'blue',
  Done: 'green',
}

/** How far somebody has come with an answer. */
export const AnswerStatusBadge = ({ status }: { status: ShownAnswerStatus }) => {
  const t = useWords(words)
  return (
    <Badge variant="light" color={colours[status]} miw="max-content" w="fit-content">
      {t(`status.${status}`)}
    </Badge>
  )
}
