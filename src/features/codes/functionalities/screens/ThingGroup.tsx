import { Fieldset, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId } from 'react'
import { labelIn } from '../../../../core/labels.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { findMemberProblems, type Members } from '../members.ts'
import { words } from '../words.ts'
import classes from './ThingsField.module.css'

/** `wanted`: something inside must be seen, so that it opens, and stays open once that is mended. */
type Fold = { folded: boolean; wanted: boolean; set: (folded: boolean) => void }
type GroupProps = {
  called: string
  members: Members
  thing: Readonly<Record<string, unknown>>
  order: ReactNode
  fold?: Fold
  children: ReactNode
}

/** The fields of a thing of a list as a group; folded, it says what the thing is, how much is in it and how much is missing. */
export const ThingGroup = ({ called, members, thing, order, fold, children }: GroupProps) => {
  const id = useId()
  const open = !fold || fold.wanted || !fold.folded
  const opens = fold?.wanted && fold.folded
  useEffect(() => {
    if (opens) fold.set(false)
  })
  const legend = fold ? (
    <UnstyledButton className={classes.fold} aria-expanded={open} aria-controls={id} onClick={() => fold.set(open)}>
      <IconChevronRight size={16} aria-hidden className={classes.chevron} data-open={open || undefined} />
      {called}
    </UnstyledButton>
  ) : (
    called
  )
  // Folded fields stay in the document, so that a problem finds its field.
  return (
    <Fieldset className={classes.group} legend={legend}>
      {order && <div className={classes.order}>{order}</div>}
      {!open && <Summary members={members} thing={thing} />}
      <Stack id={id} gap="sm" {...(!open && { hidden: true, display: 'none' })}>
        {children}
      </Stack>
    </Fieldset>
  )
}

const Summary = ({ members, thing }: Pick<GroupProps, 'members' | 'thing'>) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const all = Object.entries(members)
  const title = all.find(([, { look }]) => look === 'localized')?.[0]
  const named = title ? labelIn(Object(thing[title]), language) : ''
  const counts = all.flatMap(([name, { look, label }]) => {
    const kept = thing[name]
    return look === 'list' && Array.isArray(kept) ? [t('inside', { list: label[language], n: kept.length })] : []
  })
  const missing = findMemberProblems(members, thing).length
  return (
    <div className={classes.summary}>
      <Text fw={500}>{named}</Text>
      <Text size="sm" c="var(--ink-soft)">
        {counts.join(' · ')}
      </Text>
      {missing > 0 && (
        <Text size="sm" c="var(--mantine-color-error)">
          {t('missing', { n: missing })}
        </Text>
      )}
    </div>
  )
}
