import { Button, UnstyledButton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import classes from './scans.module.css'

export type Stat = {
  id: string
  name: string
  /** Beside the name. */
  aside: string
  count: number
  /** A name and a figure, each. */
  facts: readonly { label: string; value: string }[]
  onOpen: () => void
}

const AT_ONCE = 60

/** A card for each of what is counted, with its share of all; opens its details. */
export const StatCards = ({
  label,
  unit,
  shareOf,
  stats,
}: {
  label: string
  unit: string
  shareOf: 'share' | 'pinShare'
  stats: readonly Stat[]
}) => {
  const t = useWords(words)
  const [most, setMost] = useState(AT_ONCE)
  const total = stats.reduce((sum, one) => sum + one.count, 0)
  return (
    <>
      <ul className={classes.cards} aria-label={label}>
        {stats.slice(0, most).map(stat => (
          <li key={stat.id}>
            <StatCard stat={stat} unit={unit} share={total > 0 ? stat.count / total : 0} shareOf={shareOf} />
          </li>
        ))}
      </ul>
      {stats.length > most && (
        <Button variant="default" onClick={() => setMost(most + AT_ONCE)} style={{ justifySelf: 'center' }}>
          {t('more', { n: String(Math.min(AT_ONCE, stats.length - most)) })}
        </Button>
      )}
    </>
  )
}

type StatCardProps = { stat: Stat; unit: string; share: number; shareOf: 'share' | 'pinShare' }
const StatCard = ({ stat: { name, aside, count, facts, onOpen }, unit, share, shareOf }: StatCardProps) => {
  const t = useWords(words)
  const { number } = useFormats()
  return (
    <UnstyledButton className={classes.card} onClick={onOpen}>
      <span className={classes.head}>
        <span className={classes.name}>{name}</span>
        <Soft>{aside}</Soft>
      </span>
      <span className={classes.figure}>
        {number(count)} <Soft>{unit}</Soft>
      </span>
      <span className={classes.bar} aria-hidden>
        <span style={{ inlineSize: `${Math.max(1, share * 100)}%` }} />
      </span>
      <Soft>{t(shareOf, { share: number(share, { style: 'percent', maximumFractionDigits: 1 }) })}</Soft>
      <span className={classes.facts}>
        {facts.map(({ label, value }) => (
          <span key={label}>
            {label} <b>{value}</b>
          </span>
        ))}
      </span>
    </UnstyledButton>
  )
}

const Soft = ({ children }: { children: ReactNode }) => <span className={classes.soft}>{children}</span>
