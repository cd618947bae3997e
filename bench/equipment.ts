import { writeXlsx } from 'hucre/xlsx'
import { equipment as amount } from './amounts.ts'
import { type BenchCluster, buildingId, fillDatabase } from './data.ts'
import type { Figure, Options } from './figure.ts'
import { importing, rowsOfFile } from './importing.ts'
import { type BenchRequest, median, oneByOne, serve } from './load.ts'
import { buildRequest, gId } from './portfolioCalls.ts'

/** Milliseconds that half of the calls of a kind may take. */
const P50 = 50

const numbers = Array.from({ length: 40 }, (_, i) => i)
const pieces = (filter: (n: number) => object, page = (n: number) => n): BenchRequest[] =>
  numbers.map(n => buildRequest('Equipment/GetEquipments', { filter: { gId, ...filter(n) }, pagination: { page: page(n), perPage: 25 } }))
const counts = (filter: (n: number) => object): BenchRequest[] =>
  numbers.map(n => buildRequest('Equipment/GetEquipmentFilters', { gId, ...filter(n) }))
const first = () => 0
const rounds = (filter: (n: number) => object, page = (n: number) => n, call = 'GetRounds'): BenchRequest[] =>
  numbers.map(n => buildRequest(`Round/${call}`, { filter: { gId, ...filter(n) }, pagination: { page: page(n), perPage: 50 } }))

/** Calls over 100,000 pieces and 10,000 rounds; several of a kind, so that no answer is that of the last. */
const kinds: Readonly<Record<string, readonly BenchRequest[]>> = {
  'equipment: the newest': pieces(() => ({})),
  'equipment: by filters': pieces(n => ({ Type: ['Pump', 'Chiller', 'Boiler'][n % 3], Floor: String(n) }), first),
  'equipment: of a building': pieces(n => ({ bId: buildingId(n) }), first),
  'equipment: search, many hits': pieces(n => ({ text: ['carrier', 'unit', 'otis'][n % 3] })),
  'equipment: search, one hit': pieces(n => ({ text: `unit ${50_000 + n}` }), first),
  'equipment: search, no hit': pieces(n => ({ text: `nothing such ${n}` }), first),
  'equipment: counts of the filters': counts(() => ({})),
  'equipment: counts under a filter': counts(n => ({ floor: String(n) })),
  'equipment: counts of a building': counts(n => ({ bId: buildingId(n) })),
  'equipment: counts under a search': counts(n => ({ text: `unit ${n}` })),
  'rounds: by name': rounds(() => ({})),
  'rounds: of a type': rounds(n => ({ rt: ['Engineering', 'Cleaning'][n % 2] })),
  'rounds: of a building': rounds(n => ({ bId: buildingId(n) }), first),
  'rounds: search': rounds(n => ({ text: `round ${n * 7}` }), first),
  'rounds: maintenance of a type of equipment': rounds(
    n => ({ equiptp: ['Pump', 'Chiller', 'Boiler'][n % 3] }),
    n => n,
    'GetPMRounds',
  ),
}

const fileOfNewPieces = (): Promise<Uint8Array> => {
  const head = ['Building code', 'Name', 'Stop type', 'Type', 'QR location', 'Serial number', 'Manufacturer']
  const rows = rowsOfFile(i => [`B${i % 10}`, `New pump ${i}`, 'Equipment', 'Pump', 'Lobby', `N${i}`, 'Grundfos'])
  return writeXlsx({ sheets: [{ name: 'Equipment', rows: [head, ...rows] }] })
}

/** One account with 100,000 pieces of equipment: what half of the list and filter calls take, and an import of 5,000 more with their codes. */
export const equipment = async (cluster: BenchCluster, { quick }: Options): Promise<Figure[]> => {
  const server = await serve('working', cluster, await fillDatabase(cluster, amount))
  try {
    const figures: Figure[] = []
    for (const [name, some] of Object.entries(kinds)) {
      const runs = []
      for (let i = 0; i < (quick ? 1 : 3); i++) runs.push(await oneByOne(server, some, quick ? 0.5 : 1.5))
      const [p50, p95] = [median(runs.map(run => run.p50)), median(runs.map(run => run.p95))]
      const target = `p50 ≤ ${P50} ms`
      figures.push({ name: `${name}, p95 ${p95.toFixed(1)} ms`, ours: p50, unit: 'ms', target, ok: p50 <= P50, more: { runs } })
    }
    return [
      ...figures,
      ...(await importing(server, {
        area: 'ImportEquipment',
        upload: 'RegisterEquipmentImport',
        of: 'equipment',
        file: await fileOfNewPieces(),
      })),
    ]
  } finally {
    server.stop()
  }
}
