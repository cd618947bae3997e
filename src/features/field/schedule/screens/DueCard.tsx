import type { DragEvent } from 'react'
import { formatsIn } from '../../../../core/formats.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import type { ScheduledDue } from '../model.ts'
import { words } from '../words.ts'
import classes from './schedule.module.css'

type CardProps = { due: ScheduledDue; timeZone: string; mayEdit: boolean; onDrag: (event: DragEvent) => void; onOpen: () => void }

/** A date of a round in the week: its time, its name, how it is. */
export const DueCard = ({ due, timeZone, mayEdit, onDrag, onOpen }: CardProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { QrName, Starts, State, For, WalkerId, Reason } = due
  const told = [
    t(`states.${State}`),
    For && t('standIn', { name: For }),
    WalkerId && !For && t('own'),
    Reason && t('why', { reason: Reason }),
  ]
  const content = (
    <>
      <span className={classes.name}>{`${formatsIn(language, timeZone).time(Starts)} ${QrName}`}</span>
      <span className={classes.soft}>{told.filter(Boolean).join(' · ')}</span>
    </>
  )
  if (!mayEdit)
    return (
      <div className={classes.card} data-state={State}>
        {content}
      </div>
    )
  return (
    <button type="button" draggable className={classes.card} data-state={State} onDragStart={onDrag} onClick={onOpen}>
      {content}
    </button>
  )
}
