import { VisuallyHidden } from '@mantine/core'
import { Tile, type TileProps, TileRow } from '../../kit/Tile.tsx'
import { makePart, type Part, type PartOptions, type PartTable } from '../part.ts'

export type FiguresShape = {
  /** What the figures are of, for those who do not see them. */
  title: string
  tiles: readonly Omit<TileProps, 'loading'>[]
  /** What the changes compare with, below the figures on paper. */
  note?: string
  /** Names of the columns of a file: figure, value, previous value, sample size. */
  heads: readonly [string, string, string, string]
}

/** Tiles with a figure each, its change and its course. */
export const figures = <Out,>(options: PartOptions<Out, FiguresShape>): Part =>
  makePart(options, {
    screen: () => <FiguresScreen options={options} />,
    paper: async () => (await import('./FiguresPaper.tsx')).FiguresPaper,
    table: tableOf,
    first: true,
  })

const tableOf = ({ title, tiles, heads }: FiguresShape): PartTable => ({
  title,
  heads,
  rows: tiles.map(({ name, figure, previous = null, n = null }) => [name, figure, previous, n]),
})

const FiguresScreen = <Out,>({ options: { from, of } }: { options: PartOptions<Out, FiguresShape> }) => {
  const query = from.use()
  const { title, tiles } = of(query.data)
  if (query.isError && query.data === undefined) return null
  return (
    <section>
      <VisuallyHidden component="h2">{title}</VisuallyHidden>
      <TileRow label={title}>
        {tiles.map(tile => (
          <Tile key={tile.name} {...tile} loading={query.data === undefined} />
        ))}
      </TileRow>
    </section>
  )
}
