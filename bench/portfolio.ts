import { portfolio as amount } from './amounts.ts'
import { type BenchCluster, fillDatabase } from './data.ts'
import { exporting } from './exporting.ts'
import type { Figure, Options } from './figure.ts'
import { fileOfNewBuildings, importing } from './importing.ts'
import { median, oneByOne, serve } from './load.ts'
import { kinds } from './portfolioCalls.ts'

/** Milliseconds that half of the calls of a kind may take. */
const P50 = 50

/** One account with 10,000 buildings and 100,000 contacts: what half of the list, search and picker calls take, an import of 5,000 rows, and files of all contacts. */
export const portfolio = async (cluster: BenchCluster, { quick }: Options): Promise<Figure[]> => {
  const server = await serve('working', cluster, await fillDatabase(cluster, amount))
  try {
    const figures: Figure[] = []
    for (const [name, requests] of Object.entries(kinds)) {
      const runs = []
      for (let i = 0; i < (quick ? 1 : 3); i++) runs.push(await oneByOne(server, requests, quick ? 0.5 : 1.5))
      const [p50, p95] = [median(runs.map(run => run.p50)), median(runs.map(run => run.p95))]
      figures.push({
        name: `${name}, p95 ${p95.toFixed(1)} ms`,
        ours: p50,
        unit: 'ms',
        target: `p50 ≤ ${P50} ms`,
        ok: p50 <= P50,
        more: { runs },
      })
    }
    return [
      ...figures,
      ...(await importing(server, { area: 'Import', upload: 'UploadBuildings', of: 'buildings', file: await fileOfNewBuildings() })),
      ...(await exporting(server)),
    ]
  } finally {
    server.stop()
  }
}
