import { portfolio as amount } from './amounts.ts'
import { measureKinds } from './callKinds.ts'
import { type BenchCluster, fillDatabase } from './data.ts'
import { exporting } from './exporting.ts'
import type { Figure, Options } from './figure.ts'
import { fileOfNewBuildings, importing } from './importing.ts'
import { serve } from './load.ts'
import { kinds } from './portfolioCalls.ts'

/** Milliseconds that half of the calls of a kind may take. */
const P50 = 50

/** One account with 10,000 buildings and 100,000 contacts: what half of the list, search and picker calls take, an import of 5,000 rows, and files of all contacts. */
export const portfolio = async (cluster: BenchCluster, options: Options): Promise<Figure[]> => {
  const server = await serve('working', cluster, await fillDatabase(cluster, amount))
  try {
    const timed = Object.fromEntries(Object.entries(kinds).map(([name, requests]) => [name, { p50: P50, requests }]))
    return [
      ...(await measureKinds(server, timed, options)),
      ...(await importing(server, { area: 'Import', upload: 'UploadBuildings', of: 'buildings', file: await fileOfNewBuildings() })),
      ...(await exporting(server)),
    ]
  } finally {
    server.stop()
  }
}
