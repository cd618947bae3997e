import type { GalleryData } from '../../../core/charts/partData.ts'
import { ChartCard } from '../../kit/ChartCard.tsx'
import { Gallery } from '../../kit/Gallery.tsx'
import type { DataShape } from '../dataShape.ts'
import { makePart, type Part, type PartOptions } from '../part.ts'
import { useCardState } from '../useCardState.ts'
import classes from './gallery.module.css'

export type GalleryShape = DataShape<GalleryData> & {
  /** Reads the addresses anew, where they are links that end. */
  renew?: () => Promise<unknown>
}

/** How long a sheet waits for a picture. */
const PATIENCE = 10_000

/** Pictures side by side; one that is chosen is shown large. A sheet waits until they have come. */
export const gallery = <Out,>(options: PartOptions<Out, GalleryShape>): Part => {
  const part = makePart(options, {
    screen: () => <GalleryScreen options={options} />,
    paper: async () => (await import('./GalleryPaper.tsx')).GalleryPaper,
    data: ({ data }) => data,
  })
  const { paper } = part
  if (!paper) return part
  const draw = async () => {
    const { data } = options.of(await options.from.load())
    await Promise.all(data.pictures.map(({ small, address }) => arrived(small ?? address)))
    return paper.draw()
  }
  return { ...part, paper: { ...paper, draw } }
}

// One that does not come leaves its place empty.
const arrived = (address: string): Promise<unknown> => {
  const picture = new Image()
  picture.src = address
  const late = new Promise(resolve => setTimeout(resolve, PATIENCE))
  return Promise.race([picture.decode().catch(() => undefined), late])
}

const GalleryScreen = <Out,>({ options: { from, of } }: { options: PartOptions<Out, GalleryShape> }) => {
  const state = useCardState()
  const query = from.use()
  const { data, subtitle, height, emptyText, renew } = of(query.data)
  return (
    <ChartCard
      title={data.title}
      {...(subtitle && { subtitle })}
      {...(emptyText && { emptyText })}
      {...state(query)}
      empty={data.pictures.length === 0}
      height={height}
    >
      <div className={classes.box} style={{ height }}>
        <Gallery label={data.title} pictures={data.pictures} renew={renew} />
      </div>
    </ChartCard>
  )
}
