import { Collapse, UnstyledButton } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import classes from './surveys.module.css'
import type { ShownPart } from './useParts.ts'

type Props = {
  number: number
  shown: ShownPart
  open: boolean
  onOpen: (open: boolean) => void
  /** Something was changed and not saved. */
  unsaved?: boolean
  children: ReactNode
}

/** A numbered part of the survey. Its content is made when it is first opened, and then stays, so that nothing entered is lost. */
export const PartCard = ({ number, shown: { name, title, lead, progress, complete }, open, onOpen, unsaved = false, children }: Props) => {
  const t = useWords(words)
  const id = useId()
  const [made, setMade] = useState(open)
  if (open && !made) setMade(true)
  const state = unsaved
    ? t('unsaved')
    : complete
      ? t('complete')
      : progress && progress.Numerator > 0
        ? t('sectionProgress', { done: progress.Numerator, all: progress.Denominator })
        : t('notStarted')
  return (
    <section
      className={classes.part}
      data-part={name}
      data-open={open || undefined}
      data-complete={complete || undefined}
      aria-label={`${number}. ${title}`}
    >
      <h2 className={classes.partHead}>
        <UnstyledButton className={classes.partToggle} onClick={() => onOpen(!open)} aria-expanded={open} aria-controls={id}>
          <span className={classes.number} aria-hidden>
            {complete ? <IconCheck size={18} stroke={2.6} /> : number}
          </span>
          <span className={classes.partText}>
            <span className={classes.partTitle}>
              <span className="unseen">{number}. </span>
              {title}
            </span>
            <span className={classes.partState} data-unsaved={unsaved || undefined}>
              {state}
            </span>
          </span>
          <IconChevronDown size={20} aria-hidden className={classes.chevron} />
        </UnstyledButton>
      </h2>
      <Collapse expanded={open} id={id}>
        {made && (
          <div className={classes.partBody}>
            {lead && <p className={classes.partLead}>{lead}</p>}
            {children}
          </div>
        )}
      </Collapse>
    </section>
  )
}
