import { Collapse, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import classes from './Section.module.css'

export type SectionProps = {
  title: string
  /** Short text at the right of the title: a count, a state. */
  side?: ReactNode
  /** Buttons at the right end; shown only while open unless `collapsible` is off. */
  actions?: ReactNode
  /** Default true: the title opens and closes the card. */
  collapsible?: boolean
  /** Open at first; default true. */
  opened?: boolean
  /** Set with `onOpened` to control from outside. */
  open?: boolean
  onOpened?: (open: boolean) => void
  /** Level of the title; default 2. */
  level?: 2 | 3
  children?: ReactNode
}

/** A collapsible card with a title. Closed content is not mounted. */
export const Section = (props: SectionProps) => {
  const { title, side, actions, collapsible = true, opened = true, open, onOpened, level = 2, children } = props
  const [own, setOwn] = useState(opened)
  const id = useId()
  const isOpen = !collapsible || (open ?? own)
  const Heading = `h${level}` as const
  const toggle = () => {
    setOwn(!isOpen)
    onOpened?.(!isOpen)
  }
  return (
    <section className={classes.section} data-open={isOpen || undefined}>
      <div className={classes.head}>
        <Heading className={classes.heading}>
          {collapsible ? (
            <UnstyledButton className={classes.toggle} onClick={toggle} aria-expanded={isOpen} aria-controls={`${id}-body`}>
              <IconChevronDown size={18} aria-hidden className={classes.arrow} />
              {title}
            </UnstyledButton>
          ) : (
            <span className={classes.plain}>{title}</span>
          )}
        </Heading>
        {side !== undefined && <div className={classes.side}>{side}</div>}
        {actions && isOpen && <div className={classes.actions}>{actions}</div>}
      </div>
      <Collapse expanded={isOpen} keepMounted={false} id={`${id}-body`}>
        <div className={classes.body}>{children}</div>
      </Collapse>
    </section>
  )
}
