import { ActionIcon, Button, Skeleton, Tooltip } from '@mantine/core'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../words.tsx'
import classes from './ChartCard.module.css'
import { type ChartColumn, ChartTable } from './ChartTable.tsx'
import { EmptyState } from './EmptyState.tsx'
import { words } from './words.ts'

export type { ChartColumn } from './ChartTable.tsx'

export type ChartCardProps<R extends object> = {
  /** States what the chart shows: "Ratings fell in March". */
  title: string
  subtitle?: ReactNode
  /** With `columns`: the same numbers as a table, which is also the chart's accessible form. */
  rows?: readonly R[]
  columns?: readonly ChartColumn<R>[]
  /** Opens the rows behind a line of the table. */
  onPick?: (row: R) => void
  actions?: ReactNode
  loading?: boolean
  error?: string
  onRetry?: () => void
  /** Default: `rows` is there and has none. */
  empty?: boolean
  /** Default 'No data yet'. */
  emptyText?: string
  /** Height of skeleton and empty state in px; default 280. */
  height?: number
  /** Level of the title; default 2. */
  level?: 2 | 3
  children: ReactNode
}

/** A card around one chart. */
export const ChartCard = <R extends object>(props: ChartCardProps<R>) => {
  const { title, subtitle, rows, columns, onPick, actions, loading, error, onRetry, emptyText, height = 280, level = 2, children } = props
  const empty = props.empty ?? rows?.length === 0
  const t = useWords(words)
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const Heading = `h${level}` as const
  const table = rows && columns && !loading && !error && !empty
  const toggle = asTable ? t('showChart') : t('showTable')
  return (
    <article className={classes.card} aria-labelledby={id} aria-busy={loading || undefined}>
      <header className={classes.head}>
        <div className={classes.titles}>
          <Heading className={classes.title} id={id}>
            {title}
          </Heading>
          {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        </div>
        <div className={classes.actions}>
          {actions}
          {table && (
            <Tooltip label={toggle}>
              <ActionIcon variant="subtle" color="gray" onClick={() => setAsTable(!asTable)} aria-label={`${toggle}: ${title}`}>
                {asTable ? <IconChartBar size={18} /> : <IconTable size={18} />}
              </ActionIcon>
            </Tooltip>
          )}
        </div>
      </header>
      {loading ? (
        <Skeleton height={height} radius="md" />
      ) : error ? (
        <div className={classes.state} style={{ minHeight: height }} role="alert">
          <EmptyState small text={error} action={onRetry && <Again onRetry={onRetry} />} />
        </div>
      ) : empty ? (
        <div className={classes.state} style={{ minHeight: height }}>
          <EmptyState small text={emptyText ?? t('noDataYet')} />
        </div>
      ) : asTable && table ? (
        <ChartTable caption={title} rows={rows} columns={columns} height={height} {...(onPick && { onPick })} />
      ) : (
        <figure className={classes.figure} aria-labelledby={id}>
          {children}
        </figure>
      )}
    </article>
  )
}

const Again = ({ onRetry }: { onRetry: () => void }) => {
  const t = useWords(words)
  return (
    <Button variant="default" size="xs" onClick={onRetry}>
      {t('retry')}
    </Button>
  )
}
