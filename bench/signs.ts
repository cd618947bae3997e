import { logoHref } from '../src/features/codes/picture/png.server.ts'
import { composeSign } from '../src/features/signs/artwork/compose.server.ts'
import { layOut } from '../src/features/signs/artwork/layouts.ts'
import { measureSign } from '../src/features/signs/artwork/materials.ts'
import type { SignContent } from '../src/features/signs/artwork/model.ts'
import { pageForShop, pdfOfPages, type SignPage } from '../src/features/signs/artwork/pdf.server.ts'
import { svgOfSign } from '../src/features/signs/artwork/svg.ts'
import type { Figure, Options } from './figure.ts'
import { median } from './load.ts'

/** Milliseconds that 1,000 signs as vector PDF may take, the memory in MB, and a picture while somebody types. */
const [MOST, MEMORY, PREVIEW] = [60_000, 500, 50]
const mark = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90"><circle cx="45" cy="45" r="40" fill="#c33"/></svg>'

/** Signs with logo and words as one PDF for a print shop, and one sign as SVG while its headline is typed. */
export const signs = async ({ quick }: Options): Promise<Figure[]> => {
  const count = quick ? 100 : 1000
  const size = measureSign('5 × 8', 'Landscape')
  if (!size) throw new Error('no size')
  const Logo = (await logoHref(Buffer.from(mark))) ?? ''
  const layout = layOut('Standard', size)
  const contentOf = (n: number, Headline: string): SignContent => ({
    Code: { Link: `HTTPS://LINTEL.EXAMPLE/Q/${n.toString(36).toUpperCase().padStart(16, '0')}`, Style: null },
    Texts: {
      Headline,
      QrName: `Restroom ${n} East`,
      BuildingName: 'Harbor Tower',
      Place: `${n % 40} · Restroom`,
      SignId: String(10_000 + n),
    },
    Logo,
    Color: 'Light Blue',
  })
  async function* pages(): AsyncGenerator<SignPage> {
    for (let n = 0; n < count; n++) yield pageForShop(await composeSign(layout, contentOf(n, 'How are we doing?')))
  }
  const before = process.memoryUsage().rss
  let most = before
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 50)
  const start = performance.now()
  const pdf = await pdfOfPages('signs', pages())
  const ours = Math.round(performance.now() - start)
  clearInterval(watching)
  const memory = Math.round((Math.max(most, process.memoryUsage().rss) - before) / 1_000_000)
  const typed = Array.from({ length: quick ? 20 : 100 }, (_, n) =>
    'How are we doing today in this building? Tell us!'.slice(0, 8 + (n % 40)),
  )
  const times: number[] = []
  for (const [n, text] of typed.entries()) {
    const began = performance.now()
    svgOfSign(await composeSign(layout, contentOf(n, `${text} ${n}`)))
    times.push(performance.now() - began)
  }
  const limit = (MOST * count) / 1000
  const preview = median(times)
  return [
    { name: `${count} signs as vector PDF`, ours, unit: ' ms', target: `≤ ${limit} ms`, ok: ours <= limit, more: { bytes: pdf.length } },
    { name: `${count} signs as vector PDF: memory`, ours: memory, unit: ' MB', target: `≤ ${MEMORY} MB`, ok: memory <= MEMORY },
    { name: 'a sign drawn while its headline is typed', ours: preview, unit: ' ms', target: `p50 ≤ ${PREVIEW} ms`, ok: preview <= PREVIEW },
  ]
}
