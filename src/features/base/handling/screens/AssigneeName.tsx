import { Badge } from '@mantine/core'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import classes from './handling.module.css'

type AssigneeProps = { of: { AssigneeName: string; AssigneeLeft: boolean; DoneBy: string } }

/** Who handles a row of a list, marked where they have left; of what is done without an assignee, who has done it. */
export const AssigneeName = ({ of: { AssigneeName: name, AssigneeLeft, DoneBy } }: AssigneeProps) => {
  const t = useWords(words)
  if (!name) return DoneBy || null
  return (
    <span className={classes.state}>
      {name}
      {AssigneeLeft && DoneBy === '' && (
        <Badge variant="light" size="sm" color="orange" miw="max-content">
          {t('left')}
        </Badge>
      )}
    </span>
  )
}
