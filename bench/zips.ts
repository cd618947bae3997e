import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { bodies } from '../src/features/codes/picture/bodies.ts'
import { QrStyle } from '../src/features/codes/picture/model.ts'
import { logoHref } from '../src/features/codes/picture/png.server.ts'
import { styleJudge, zipSources } from '../src/features/codes/qr/zipSources.server.ts'
import { writeZip } from '../src/platform/files/zipWriter.ts'
import type { Figure, Options } from './figure.ts'

/** Milliseconds that a ZIP of 1,000 styled codes as SVG, EPS and PNG may take. */
const MOST = 30_000

/** Styled codes to a ZIP of SVG, EPS and PNG of 1,000 pixels, each read back before it goes in; every tenth with a logo. */
export const zips = async ({ quick }: Options): Promise<Figure[]> => {
  const count = quick ? 100 : 1000
  const Logo = { Href: (await logoHref(Buffer.from(mark))) ?? '' }
  const styles = bodies.map((body, i) => QrStyle.parse({ BodyShape: body.name, FillColor: '#1A4D8F', ...(i % 10 === 0 && { Logo }) }))
  const codes = Array.from({ length: count }, (_, i) => ({
    SignId: i,
    QrName: `Sign ${i}`,
    Location: 'Lobby',
    Floor: '2',
    Building: 'B1 Tower',
    Address: i.toString(36).toUpperCase().padStart(16, '0'),
    Style: styles[i % styles.length] ?? null,
  }))
  let bytes = 0
  const left: string[] = []
  const sink = new Writable({
    write: (chunk: Buffer, _, done) => {
      bytes += chunk.length
      done()
    },
  })
  const start = performance.now()
  const sources = zipSources('https://lintel.example', codes, {
    FileTypes: ['svg', 'eps', 'png'],
    Size: 1000,
    isSafe: styleJudge('https://lintel.example'),
    tellLeft: name => left.push(name),
  })
  await pipeline(Readable.from(writeZip(sources), { objectMode: false }), sink)
  const ours = Math.round(performance.now() - start)
  if (left.length > 0) throw new Error(`${left.length} codes were left out`)
  const most = (MOST * count) / 1000
  return [
    {
      name: `${count} styled codes to a ZIP of SVG, EPS and PNG`,
      ours,
      unit: ' ms',
      target: `≤ ${most} ms`,
      ok: ours <= most,
      more: { bytes },
    },
  ]
}

const mark = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><circle cx="150" cy="150" r="140" fill="#c33"/></svg>'
