import { Stack } from '@mantine/core'
import { Fragment, useState } from 'react'
import type { RankedData } from '../../../core/charts/partData.ts'
import { BackHeader } from '../../kit/BackHeader.tsx'
import { ChartCard } from '../../kit/ChartCard.tsx'
import { usePhone } from '../../kit/usePhone.ts'
import { words } from '../../kit/words.ts'
import { useWords } from '../../words.tsx'
import type { DataShape } from '../dataShape.ts'
import type { Detail } from '../detail.tsx'
import { makePart, type Part, type PartOptions } from '../part.ts'
import { useCardState } from '../useCardState.ts'
import { RankedList } from './RankedList.tsx'
import { RankedTable } from './RankedTable.tsx'
import classes from './ranked.module.css'

export type RankedShape = DataShape<RankedData> & {
  /** What opens in place of the table, by the key of a row; a button leads back. */
  detailOf?: (key: string) => Detail | undefined
  /** Which row is open, where the address says so; else the part keeps it. */
  opened?: { key: string | null; onChange: (key: string | null) => void }
  /** What a row opens elsewhere. */
  onPick?: (key: string) => void
  /** Rows a page on a wide screen; absent: all of them, in a box that scrolls. */
  perPage?: number
}

/** Rows in order, with ranks, columns that may differ from time to time, totals, and a detail with a way back. */
export const ranked = <Out,>(options: PartOptions<Out, RankedShape>): Part =>
  makePart(options, {
    screen: () => <RankedScreen options={options} />,
    paper: async () => (await import('./RankedPaper.tsx')).RankedPaper,
    data: ({ data }) => data,
  })

const RankedScreen = <Out,>({ options: { from, of } }: { options: PartOptions<Out, RankedShape> }) => {
  const t = useWords(words)
  const state = useCardState()
  const phone = usePhone()
  const query = from.use()
  const { data, subtitle, height, emptyText, detailOf, opened, onPick, perPage } = of(query.data)
  const [kept, keep] = useState<string | null>(null)
  const { key, onChange } = opened ?? { key: kept, onChange: keep }
  const detail = key === null ? undefined : detailOf?.(key)
  if (detail) return <Opened detail={detail} onBack={() => onChange(null)} />
  const open = detailOf ? onChange : onPick
  return (
    <ChartCard
      title={data.title}
      {...(subtitle && { subtitle })}
      emptyText={emptyText ?? t('noData')}
      {...state(query)}
      empty={data.rows.length === 0}
      height={height}
    >
      <div className={classes.box} style={{ [phone ? '--least' : '--height']: `${height}px` }}>
        {phone ? <RankedList data={data} onPick={open} /> : <RankedTable data={data} onPick={open} perPage={perPage} />}
      </div>
    </ChartCard>
  )
}

const Opened = ({ detail: { title, parts }, onBack }: { detail: Detail; onBack: () => void }) => (
  <Stack>
    <BackHeader title={title} level={2} onBack={onBack} />
    {parts.map(part => (
      <Fragment key={part.key}>{part.screen()}</Fragment>
    ))}
  </Stack>
)
