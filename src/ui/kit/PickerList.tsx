import { CheckIcon, Combobox } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLatest } from '../form/useLatest.ts'
import classes from './Picker.module.css'
import { type PickerOption, type PickerRow, topsOf, windowOf } from './pickerRows.ts'

type PickerListProps = {
  rows: readonly PickerRow[]
  /** The chosen id, and the place that the arrow keys have reached. */
  value: string | null
  place: number
  count: number
  idOf: (place: number) => string
}

/** Heights of lines in CSS px at the usual font size; `Picker.module.css` draws them. */
const HEIGHT = { title: 30, line: 36, two: 52, touch: 44 } as const
const BOX = 320

/** The lines of an open picker: however many there are, only those in view are in the page. */
export const PickerList = ({ rows, value, place, count, idOf }: PickerListProps) => {
  const box = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const tops = useMemo(() => topsOf(rows, measure()), [rows])
  const height = tops.at(-1) ?? 0
  const [from, to] = windowOf(tops, top, BOX)
  const line = rows.findIndex(row => 'place' in row && row.place === place)
  const heights = useLatest(tops)
  useLayoutEffect(() => {
    if (box.current) setTop(bring(box.current, heights.current, line))
  }, [heights, line, rows.length])
  const shown = rows
    .slice(from, to)
    .map((row, i) => ({ row, top: tops[from + i] ?? 0, height: (tops[from + i + 1] ?? 0) - (tops[from + i] ?? 0) }))
  const groups = Map.groupBy(shown, ({ row }) => row.group)
  return (
    <div ref={box} className={classes.box} onScroll={event => setTop(event.currentTarget.scrollTop)}>
      <div role="presentation" className={classes.all} style={{ blockSize: height }}>
        {[...groups].map(([group, lines]) => (
          <Group key={group} title={titleOf(rows, group)}>
            {lines.map(({ row, ...at }) =>
              'title' in row ? (
                <div key="title" className={classes.title} style={placed(at)} aria-hidden>
                  {row.title}
                </div>
              ) : (
                <Combobox.Option
                  key={row.option.id}
                  id={idOf(row.place)}
                  value={row.option.id}
                  disabled={row.option.disabled ?? false}
                  selected={row.place === place}
                  active={row.option.id === value}
                  aria-selected={row.option.id === value}
                  aria-setsize={count}
                  aria-posinset={row.place + 1}
                  className={classes.option}
                  style={placed(at)}
                >
                  <Line option={row.option} chosen={row.option.id === value} />
                </Combobox.Option>
              ),
            )}
          </Group>
        ))}
      </div>
    </div>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) =>
  title ? (
    <div role="group" aria-label={title}>
      {children}
    </div>
  ) : (
    children
  )

const Line = ({ option, chosen }: { option: PickerOption; chosen: boolean }) => (
  <>
    {chosen && <CheckIcon className={classes.check} />}
    <span className={classes.row} title={option.label}>
      <span className={classes.label}>{option.label}</span>
      {option.detail && <span className={classes.detail}>{option.detail}</span>}
    </span>
  </>
)

const titleOf = (rows: readonly PickerRow[], group: number): string => {
  const row = rows.find(one => one.group === group)
  return row && 'title' in row ? row.title : ''
}

const placed = ({ top, height }: { top: number; height: number }) => ({ insetBlockStart: top, blockSize: height })

// Larger for fingers, and with the reader's own font size.
const measure = () => {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
  const least = matchMedia('(pointer: coarse)').matches ? HEIGHT.touch : HEIGHT.line
  return (row: PickerRow): number => size * ('title' in row ? HEIGHT.title : row.option.detail ? HEIGHT.two : least)
}

/** Scrolls so far that the line is in view; gives where the box then is. */
const bring = (box: HTMLElement, tops: readonly number[], line: number): number => {
  const begin = tops[line] ?? 0
  const end = tops[line + 1] ?? 0
  if (line >= 0 && begin < box.scrollTop) box.scrollTop = begin
  else if (line >= 0 && end > box.scrollTop + box.clientHeight) box.scrollTop = end - box.clientHeight
  return box.scrollTop
}
