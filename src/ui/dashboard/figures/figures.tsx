import { VisuallyHidden } from '@mantine/core'
import { Tile, type TileProps, TileRow } from '../../kit/Tile.tsx'
import { makePart, type Part, type PartOptions } from '../part.ts'

export type FiguresShape = {
  /** Label of the figures, for screen readers. */
  title: string
  /** `loading`: of a figure that comes later than the others. */
  tiles: readonly TileProps[]
  /** What the changes compare with, below the figures on paper. */
  note?: string
}

/** Tiles with a figure each, its change and its course. */
export const figures = <Out,>(options: PartOptions<Out, FiguresShape>): Part =>
  makePart(options, {
    screen: () => <FiguresScreen options={options} />,
    paper: async () => (await import('./FiguresPaper.tsx')).FiguresPaper,
    data: ({ title, tiles }) => ({ is: 'figures', title, tiles }),
    first: true,
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
          <Tile key={tile.name} {...tile} loading={query.data === undefined || tile.loading === true} />
        ))}
      </TileRow>
    </section>
  )
}
