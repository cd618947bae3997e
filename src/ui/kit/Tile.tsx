import { Skeleton, Tooltip, UnstyledButton } from '@mantine/core'
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormats, useWords } from '../words.tsx'
import { Sparkline } from './Sparkline.tsx'
import classes from './Tile.module.css'
import { words } from './words.ts'

export type TileProps = {
  name: string
  /** The figure; null is shown as NA, never as 0. */
  figure: number | string | null
  /** After the figure: `%`, `/ 5`, `hrs`. */
  unit?: string
  /** Digits after the point of a numeric figure; default 0. */
  digits?: number
  /** The figure of the previous period, for a numeric figure. */
  previous?: number | null
  /** Change in percent of the previous figure (default) or in the figure's own unit. */
  changeIn?: 'percent' | 'points'
  /** Which direction is good news; default up. */
  goodWhen?: 'up' | 'down' | 'neither'
  /** Points of the sparkline, oldest first. */
  trend?: readonly number[]
  /** Points of the period before, drawn quietly behind them. */
  before?: readonly number[]
  /** How the figure is computed; opens on hover, focus and touch. */
  how?: string
  /** Sample size, shown as n = 42. */
  n?: number
  loading?: boolean
  /** Makes the figure a button that opens the rows behind it. */
  onPick?: () => void
}

/** A KPI tile. */
export const Tile = ({
  name,
  figure,
  unit,
  digits = 0,
  previous,
  changeIn,
  goodWhen,
  trend,
  before,
  how,
  n,
  loading = false,
  onPick,
}: TileProps) => {
  const t = useWords(words)
  const { number } = useFormats()
  const shown = typeof figure === 'number' ? number(figure, { minimumFractionDigits: digits, maximumFractionDigits: digits }) : figure
  const value = (
    <>
      <span className={classes.value}>{shown ?? t('notRated')}</span>
      {unit && shown !== null && <span className={classes.unit}>{unit}</span>}
    </>
  )
  return (
    <article className={classes.tile} aria-label={name} aria-busy={loading || undefined}>
      <div className={classes.head}>
        <h3 className={classes.name}>{name}</h3>
        {how && <How name={name} how={how} />}
      </div>
      {loading ? (
        <Skeleton height={32} width="55%" mt={2} />
      ) : onPick && shown !== null ? (
        <UnstyledButton className={classes.figure} data-pick onClick={onPick}>
          <span className="unseen">{t('openRow', { name })} </span>
          {value}
        </UnstyledButton>
      ) : (
        <p className={classes.figure} data-none={shown === null || undefined}>
          {value}
        </p>
      )}
      <div className={classes.foot}>
        <div className={classes.facts}>
          {loading && <Skeleton height={14} width={96} />}
          {!loading && typeof figure === 'number' && typeof previous === 'number' && (
            <Change from={previous} to={figure} digits={digits} {...(changeIn && { changeIn })} {...(goodWhen && { goodWhen })} />
          )}
          {!loading && n !== undefined && <span title={t('sampleLong', { n })}>{t('sample', { n })}</span>}
        </div>
        {!loading && trend && trend.length > 1 && <Sparkline name={name} points={trend} {...(before && { before })} />}
      </div>
    </article>
  )
}

/** Tiles side by side, as many as fit. */
export const TileRow = ({ children, label }: { children: ReactNode; label?: string }) => (
  <div className={classes.row} {...(label && { role: 'group', 'aria-label': label })}>
    {children}
  </div>
)

const How = ({ name, how }: { name: string; how: string }) => {
  const t = useWords(words)
  return (
    <Tooltip label={how}>
      <button type="button" className={classes.how} aria-label={`${t('howComputed', { name })}: ${how}`}>
        <IconInfoCircle size={15} aria-hidden />
      </button>
    </Tooltip>
  )
}

type ChangeProps = { from: number; to: number; digits?: number; changeIn?: 'percent' | 'points'; goodWhen?: 'up' | 'down' | 'neither' }

/** A change against the previous period: arrow, word and amount; colour only repeats what they say. */
export const Change = ({ from, to, digits = 0, changeIn = 'percent', goodWhen = 'up' }: ChangeProps) => {
  const t = useWords(words)
  const { number } = useFormats()
  if (changeIn === 'percent' && from === 0 && to !== 0) return null
  const by = changeIn === 'points' ? to - from : from === 0 ? 0 : (to - from) / Math.abs(from)
  const amount =
    changeIn === 'points'
      ? number(Math.abs(by), { maximumFractionDigits: Math.max(1, digits) })
      : number(Math.abs(by), { style: 'percent', maximumFractionDigits: 1 })
  const way = by > 0 ? 'up' : by < 0 ? 'down' : 'same'
  const Arrow = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconArrowRight }[way]
  const mood = way === 'same' || goodWhen === 'neither' ? 'none' : way === goodWhen ? 'good' : 'bad'
  return (
    <span className={classes.change} data-mood={mood} title={t('previousPeriod')}>
      <Arrow size={15} aria-hidden />
      {way === 'same' ? t('same') : t(way, { by: amount })}
      <span className="unseen">{t('previousPeriod')}</span>
    </span>
  )
}
