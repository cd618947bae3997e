import { balls } from '../src/features/codes/picture/balls.ts'
import { bodies } from '../src/features/codes/picture/bodies.ts'
import { frames } from '../src/features/codes/picture/frames.ts'
import { matrixOf } from '../src/features/codes/picture/matrix.ts'
import { levelOf, QrStyle } from '../src/features/codes/picture/model.ts'
import { pictureOf } from '../src/features/codes/picture/picture.ts'
import { svgOf } from '../src/features/codes/picture/svg.ts'
import type { Figure, Options } from './figure.ts'

/** Styled codes as SVG on one core: every body with frames and balls in turn, each code of another address. The bare limit: the matrix alone. */
export const pictures = ({ quick }: Options): Figure[] => {
  const milliseconds = quick ? 1000 : 3000
  perSecond(drawn, 1500) // compiled before it is measured
  const ours = perSecond(drawn, milliseconds)
  const bare = perSecond(i => matrixOf(address(i), 'M').size, milliseconds)
  return [{ name: 'styled QR codes as SVG', ours, unit: '/s', bare, ratio: ours / bare, target: '≥ 1,000/s', ok: ours >= 1000 }]
}

const address = (i: number) => `HTTPS://LINTEL.EXAMPLE/Q/${i.toString(36).toUpperCase().padStart(16, 'Z')}`
const styles = bodies.flatMap((body, i) =>
  [0, 1, 2].map(j =>
    QrStyle.parse({ BodyShape: body.name, EyeFrame: at(frames, i * 3 + j).name, EyeBall: at(balls, i * 3 + j).name, FillColor: '#1A4D8F' }),
  ),
)
function at<T>(rows: readonly T[], i: number): T {
  const row = rows[i % rows.length]
  if (row === undefined) throw new Error('an empty table')
  return row
}

const drawn = (i: number): number => {
  const style = at(styles, i)
  return svgOf(pictureOf(matrixOf(address(i), levelOf(style)), style), 500).length
}

const perSecond = (work: (i: number) => number, milliseconds: number): number => {
  const start = performance.now()
  let done = 0
  let sum = 0
  for (; performance.now() - start < milliseconds; done++) sum += work(done)
  if (sum === 0) throw new Error('nothing was drawn')
  return Math.round((done * 1000) / (performance.now() - start))
}
