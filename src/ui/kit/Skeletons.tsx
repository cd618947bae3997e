import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../words.tsx'
import classes from './Skeletons.module.css'
import { words } from './words.ts'

const Busy = ({ className, children }: { className: string | undefined; children: ReactNode }) => {
  const t = useWords(words)
  return (
    <div className={className} role="status" aria-label={t('loading')}>
      {children}
    </div>
  )
}

const times = (n: number): number[] => Array.from({ length: n }, (_, index) => index)
// Uneven widths look like text; the same ones each time keep pictures stable.
const widths = ['72%', '48%', '60%', '38%', '66%', '54%'] as const
const width = (n: number) => widths[n % widths.length] ?? '60%'

/** Rows of a table, 40 px each as the real ones. */
export const TableSkeleton = ({ rows = 8, columns = 4 }: { rows?: number; columns?: number }) => (
  <Busy className={classes.table}>
    {times(rows).map(row => (
      <div key={row} className={classes.row}>
        {times(columns).map(column => (
          <Skeleton key={column} height={12} width={width(row * 2 + column)} />
        ))}
      </div>
    ))}
  </Busy>
)

/** Tiles of a dashboard. */
export const TilesSkeleton = ({ tiles = 4 }: { tiles?: number }) => (
  <Busy className={classes.tiles}>
    {times(tiles).map(tile => (
      <Skeleton key={tile} height={122} radius="md" />
    ))}
  </Busy>
)

/** Lines of text. */
export const LinesSkeleton = ({ lines = 4 }: { lines?: number }) => (
  <Busy className={classes.lines}>
    {times(lines).map(line => (
      <Skeleton key={line} height={12} width={width(line)} />
    ))}
  </Busy>
)

/** Labels and fields of a form. */
export const FormSkeleton = ({ fields = 4 }: { fields?: number }) => (
  <Busy className={classes.form}>
    {times(fields).map(field => (
      <div key={field} className={classes.field}>
        <Skeleton height={12} width={96} />
        <Skeleton height={36} />
      </div>
    ))}
  </Busy>
)

/** All four shapes in one place: `<Skeletons.Table rows={10}/>`. */
export const Skeletons = { Table: TableSkeleton, Tiles: TilesSkeleton, Lines: LinesSkeleton, Form: FormSkeleton } as const
