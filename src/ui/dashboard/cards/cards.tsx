import { Button, SegmentedControl, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { RowsData } from '../../../core/charts/partData.ts'
import { CardAside, CardFacts, CardGrid, CardName, cardClass } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { LoadFailed } from '../../kit/LoadFailed.tsx'
import { TilesSkeleton } from '../../kit/Skeletons.tsx'
import { useStoredText } from '../../kit/stored.ts'
import { type RowsColumn, RowsTable } from '../../list/RowsTable.tsx'
import { useFormats, useWords } from '../../words.tsx'
import { type Detail, openDetail } from '../detail.tsx'
import { makePart, type Part, type PartOptions, type Reading, type RowsOptions, withRows } from '../part.ts'
import { words } from '../words.ts'
import classes from './cards.module.css'

export type CardTexts = {
  name: string
  /** Beside the name. */
  aside: string
  count: number
  /** A name and a figure, each. */
  facts: readonly { label: string; value: string }[]
}
export type CardsShape<R, C> = {
  title: string
  /** The unit that is counted, the heading of the names, and the sentence of a share of all. */
  unit: string
  nameHead: string
  shareText: (share: string) => string
  /** Those with the most first. */
  rows: readonly R[]
  idOf: (row: R) => string
  card: (row: R) => CardTexts
  /** What opens from a card. */
  detail: (row: R) => Detail
  /** The same rows as a table, kept and sorted under a name; `open` opens a row's detail. Its courses come with a reading of their own. */
  asTable?: CardsTable<R, C>
  /** Numbers of a row for a file, by the names of their columns. */
  file: Readonly<Record<string, (row: R) => string | number | null>>
}
type CardsTable<R, C> = {
  keptAs: string
  courses: Reading<C>
  columns: (courses: C | undefined, open: (row: R) => void) => readonly RowsColumn<R>[]
}

/** A card for each of what is counted, with its share of all; or all of them as a table. */
export const cards = <Out, R, C>(given: RowsOptions<Out, R, CardsShape<R, C>>): Part => {
  const options = withRows(given)
  return makePart(options, {
    screen: () => <CardsScreen options={options} />,
    paper: async () => (await import('./CardsPaper.tsx')).CardsPaper<R, C>,
    data: dataOf,
  })
}

const dataOf = <R, C>({ title, rows, file }: CardsShape<R, C>): RowsData => ({
  is: 'rows',
  title,
  heads: Object.keys(file),
  rows: rows.map(row => Object.values(file).map(valueOf => valueOf(row))),
})

const CardsScreen = <Out, R, C>({ options: { from, of } }: { options: PartOptions<Out, CardsShape<R, C>> }) => {
  const query = from.use()
  const shape = of(query.data)
  const { asTable } = shape
  const [kept, keep] = useStoredText(asTable && `${asTable.keptAs}-shown-as`)
  if (query.isError && query.data === undefined) return <LoadFailed query={query} />
  if (query.data === undefined) return <TilesSkeleton tiles={6} />
  if (shape.rows.length === 0) return <EmptyState small />
  return (
    <div className={classes.part}>
      {asTable && <ShownAs value={kept === 'table' ? 'table' : 'cards'} onChange={keep} />}
      {asTable && kept === 'table' ? <AsTable shape={shape} asTable={asTable} /> : <AsCards shape={shape} />}
    </div>
  )
}

const ShownAs = ({ value, onChange }: { value: 'cards' | 'table'; onChange: (value: string) => void }) => {
  const t = useWords(words)
  return (
    <SegmentedControl
      className={classes.shownAs}
      aria-label={t('shownAs')}
      value={value}
      onChange={onChange}
      data={[
        { value: 'cards', label: t('asCards') },
        { value: 'table', label: t('asTable') },
      ]}
    />
  )
}

const AsTable = <R, C>({ shape: { title, rows, idOf, detail }, asTable }: { shape: CardsShape<R, C>; asTable: CardsTable<R, C> }) => {
  const { data } = asTable.courses.use()
  const columns = asTable.columns(data, row => openDetail(detail(row)))
  return <RowsTable name={asTable.keptAs} label={title} columns={columns} rows={rows} idOf={idOf} />
}

const AT_ONCE = 60
const AsCards = <R, C>({ shape }: { shape: CardsShape<R, C> }) => {
  const { title, rows, idOf, card, detail } = shape
  const t = useWords(words)
  const [most, setMost] = useState(AT_ONCE)
  const total = rows.reduce((sum, row) => sum + card(row).count, 0)
  return (
    <>
      <CardGrid
        label={title}
        rows={rows.slice(0, most)}
        idOf={idOf}
        draw={row => <Card of={card(row)} shape={shape} total={total} onOpen={() => openDetail(detail(row))} />}
      />
      {rows.length > most && (
        <Button variant="default" onClick={() => setMost(most + AT_ONCE)} style={{ justifySelf: 'center' }}>
          {t('more', { n: String(Math.min(AT_ONCE, rows.length - most)) })}
        </Button>
      )}
    </>
  )
}

type CardProps = { of: CardTexts; shape: Pick<CardsShape<never, never>, 'unit' | 'shareText'>; total: number; onOpen: () => void }
const Card = ({ of: { name, aside, count, facts }, shape: { unit, shareText }, total, onOpen }: CardProps) => {
  const { number } = useFormats()
  const share = total > 0 ? count / total : 0
  return (
    <UnstyledButton className={cardClass} onClick={onOpen}>
      <span className={classes.head}>
        <CardName>{name}</CardName>
        <CardAside>{aside}</CardAside>
      </span>
      <span className={classes.figure}>
        {number(count)} <CardAside>{unit}</CardAside>
      </span>
      <span className={classes.bar} aria-hidden>
        <span style={{ inlineSize: `${Math.max(1, share * 100)}%` }} />
      </span>
      <CardAside>{shareText(number(share, { style: 'percent', maximumFractionDigits: 1 }))}</CardAside>
      <CardFacts>
        {facts.map(({ label, value }) => (
          <span key={label}>
            {label} <b>{value}</b>
          </span>
        ))}
      </CardFacts>
    </UnstyledButton>
  )
}
