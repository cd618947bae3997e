import { useElementSize } from '@mantine/hooks'
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import { type ChartLook, type Composed, lookIn, type Spot } from '../../core/charts/chartLook.ts'
import { composeChart, drawingOf } from '../../core/charts/drawChart.ts'
import type { ChartData } from '../../core/charts/partData.ts'
import { sayNumbers } from '../../core/charts/says.ts'
import { useLanguage } from '../words.tsx'
import classes from './ChartPicture.module.css'
import { Tip, tipsOf } from './Tip.tsx'

export type ChartPictureProps = {
  data: ChartData
  /** In px, with legend and axes. */
  height: number
  /** Opens what is behind a row, by its place. */
  onPick?: ((row: number) => void) | undefined
}

/** A chart in its place: the drawing, and what is told of the row that is pointed at, by mouse, finger or arrow keys. */
export const ChartPicture = ({ data, height, onPick }: ChartPictureProps) => {
  const { ref, width } = useElementSize<HTMLDivElement>()
  const [language] = useLanguage()
  const look = useMemo(() => lookIn(language, Math.floor(width), height), [language, width, height])
  return (
    <div ref={ref} className={classes.place} style={{ minHeight: height }}>
      {width > 0 && <Drawn data={data} look={look} onPick={onPick} />}
    </div>
  )
}

type DrawnProps = { data: ChartData; look: ChartLook; onPick: ((row: number) => void) | undefined }
const Drawn = ({ data, look, onPick }: DrawnProps) => {
  const composed = useMemo(() => composeChart(data, look), [data, look])
  const tips = useMemo(() => tipsOf(data, look), [data, look])
  const [shown, setShown] = useState<number | null>(null)
  const pointing = usePointing(composed, shown, setShown, data.is === 'trend' ? 'second' : 'first', onPick)
  const spot = shown === null ? undefined : composed.spots[shown]
  const tip = shown === null ? undefined : tips[shown]
  return (
    <div
      className={classes.box}
      data-picks={onPick ? true : undefined}
      tabIndex={0}
      role="group"
      aria-label={sayNumbers(look.says.readValues, data.title)}
      {...pointing}
    >
      {spot && <span className={classes.pointer} style={{ left: spot.x, top: spot.y, width: spot.width, height: spot.height }} />}
      {drawingOf(data.title, composed, look)}
      {spot && tip && <Tip tip={tip} spot={spot} width={look.width} />}
      <output className="unseen">{tip && [tip.title, ...tip.facts.map(fact => fact.join(' '))].join(', ')}</output>
    </div>
  )
}

const within = ({ x, y, width, height }: Spot, [left, top]: readonly [number, number]): boolean =>
  left >= x && left < x + width && top >= y && top < y + height

// A line learns its point from the pointer: a finger's first tap only shows it, the second opens what is behind.
const usePointing = (
  { spots }: Composed,
  shown: number | null,
  show: (row: number | null) => void,
  opensOn: 'first' | 'second',
  onPick: ((row: number) => void) | undefined,
) => {
  const tapped = useRef<number | null>(null)
  const rowAt = (event: { clientX: number; clientY: number; currentTarget: HTMLElement }): number | null => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const at = spots.findIndex(spot => within(spot, [event.clientX - left, event.clientY - top]))
    return at < 0 ? null : at
  }
  return {
    onPointerMove: (event: PointerEvent<HTMLElement>) => event.pointerType === 'mouse' && show(rowAt(event)),
    onPointerLeave: (event: PointerEvent<HTMLElement>) => event.pointerType === 'mouse' && show(null),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const row = rowAt(event)
      tapped.current = event.pointerType === 'mouse' || opensOn === 'first' || row === shown ? row : null
      show(row)
    },
    onClick: () => {
      if (tapped.current !== null) onPick?.(tapped.current)
    },
    onBlur: () => show(null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Enter' && shown !== null) onPick?.(shown)
      const next = nextRow(event.key, shown, spots.length)
      if (next === undefined) return
      event.preventDefault()
      show(next)
    },
  }
}

const nextRow = (key: string, shown: number | null, rows: number): number | null | undefined => {
  if (key === 'Escape') return shown === null ? undefined : null
  if (rows === 0) return undefined
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
  if (key === 'Home') return 0
  if (key === 'End') return rows - 1
  const step = steps[key]
  if (step === undefined) return undefined
  return shown === null ? (step > 0 ? 0 : rows - 1) : Math.max(0, Math.min(rows - 1, shown + step))
}
