import { Title, VisuallyHidden } from '@mantine/core'
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

type FiguresOptions<Out> = PartOptions<Out, FiguresShape> & {
  /** They stand among the other parts, below their title, as the head of a section; else above all parts. */
  inPlace?: true
}

/** Tiles with a figure each, its change and its course. */
export const figures = <Out,>({ inPlace, ...options }: FiguresOptions<Out>): Part =>
  makePart(options, {
    screen: () => <FiguresScreen options={options} inPlace={inPlace === true} />,
    paper: async () => (await import('./FiguresPaper.tsx')).FiguresPaper,
    data: ({ title, tiles }) => ({ is: 'figures', title, tiles }),
    ...(!inPlace && { first: true as const }),
  })

type FiguresScreenProps<Out> = { options: PartOptions<Out, FiguresShape>; inPlace: boolean }
const FiguresScreen = <Out,>({ options: { from, of }, inPlace }: FiguresScreenProps<Out>) => {
  const query = from.use()
  const { title, tiles } = of(query.data)
  if (query.isError && query.data === undefined) return null
  return (
    <section>
      {inPlace ? (
        <Title order={2} size="h4" mb="sm">
          {title}
        </Title>
      ) : (
        <VisuallyHidden component="h2">{title}</VisuallyHidden>
      )}
      <TileRow label={title}>
        {tiles.map(tile => (
          <Tile key={tile.name} {...tile} loading={query.data === undefined || tile.loading === true} />
        ))}
      </TileRow>
    </section>
  )
}
