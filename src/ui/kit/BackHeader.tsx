import { UnstyledButton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../words.tsx'
import classes from './BackHeader.module.css'
import { InnerLink } from './link.tsx'
import { words } from './words.ts'

export type BackHeaderProps = {
  title: string
  lead?: ReactNode
  /** Where the arrow leads; or `onBack` for steps inside one page. */
  to?: string
  onBack?: () => void
  actions?: ReactNode
  /** Default 1; 2 inside a `Page`, which has its own h1. */
  level?: 1 | 2
}

/** Header of a detail view: an arrow back to its list, the title, a line, actions. */
export const BackHeader = ({ title, lead, to, onBack, actions, level = 1 }: BackHeaderProps) => {
  const t = useWords(words)
  const Heading = `h${level}` as const
  const arrow = <IconArrowLeft size={20} aria-hidden />
  return (
    <header className={classes.header}>
      {to === undefined ? (
        <UnstyledButton className={classes.back} onClick={onBack} aria-label={t('back')}>
          {arrow}
        </UnstyledButton>
      ) : (
        <InnerLink href={to} className={classes.back} aria-label={t('back')}>
          {arrow}
        </InnerLink>
      )}
      <div className={classes.titles}>
        <Heading className={classes.title}>{title}</Heading>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
