import { writeXlsx } from 'hucre/xlsx'
import { accountId, portfolio as amount, type BenchCluster, filled, tokenOf } from './data.ts'
import type { Figure, Options } from './figure.ts'
import { load, median, type Server, serve } from './load.ts'

/** Milliseconds that half of the calls of a kind may take, and that an import of `ROWS` may. */
const P50 = 50
const IMPORT = 10_000
const ROWS = 5000

const gId = accountId(0)
const headers = { 'user-token': tokenOf(0) }
type Query = Record<string, unknown>
const asked = (path: string, query: Query) => ({
  path: `/csm/${path}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&')}`,
  headers,
})
const list = (filter: object, more: Query = {}, perPage = 10) =>
  asked('Entity/GetPropertyList', { filter: { gId, ...filter }, pagination: { page: 0, perPage }, ...more })
const numbers = Array.from({ length: 40 }, (_, i) => i)

/** Calls over an account of 10,000 buildings; several of a kind, so that no answer is that of the last. */
const kinds: Readonly<Record<string, ReturnType<typeof asked>[]>> = {
  'list of buildings by name, page by page': numbers.map(page =>
    list({}, { pagination: { page: page * 20, perPage: 10 }, sort: { field: 'Name', order: 'ASC' } }),
  ),
  'list sorted by market': numbers.map(page => list({}, { pagination: { page, perPage: 10 }, sort: { field: 'Market', order: 'DESC' } })),
  'list with filters': numbers.map(n => list({ Region: `Region ${n}`, BuildingType: 'Office' })),
  'search in the list': numbers.map(n => list({ text: `ding ${n}7` })),
  'search that finds nothing': numbers.map(n => list({ text: `zzz ${n}` })),
  'search of the picker': numbers.map(n => list({ text: `City ${n}` }, { sort: { field: 'Name', order: 'ASC' } }, 50)),
  'regions and markets': [asked('Entity/GetRegions', { gId })],
  tags: [asked('Entity/GetPropertyTags', { filter: { gId } })],
}

/** One account with 10,000 buildings and 100,000 contacts: what half of the list, search and picker calls take, and an import of 5,000 rows. */
export const portfolio = async (cluster: BenchCluster, { quick }: Options): Promise<Figure[]> => {
  const server = await serve('working', cluster, await filled(cluster, amount))
  try {
    const figures: Figure[] = []
    for (const [name, requests] of Object.entries(kinds)) {
      const runs = []
      for (let i = 0; i < (quick ? 1 : 3); i++) runs.push(await load(server, requests, { seconds: quick ? 2 : 4, connections: 1 }))
      if (runs.some(({ failed }) => failed > 0)) throw new Error(`calls failed: ${name}`)
      const p50 = median(runs.map(run => run.p50))
      figures.push({ name: `10,000 buildings: ${name}, p50`, ours: p50, unit: 'ms', target: `≤ ${P50} ms`, ok: p50 <= P50, more: { runs } })
    }
    return [...figures, ...(await importing(server))]
  } finally {
    server.stop()
  }
}

/** A file of new buildings. */
const fileOf = (code: string): Promise<Uint8Array> => {
  const head = [
    'Building Name',
    'Building Code',
    'Building Vertical',
    'Address Line 1',
    'City',
    'State',
    'Zip Code',
    'Building Email',
    'Total Square ft.',
  ]
  const rows = Array.from({ length: ROWS }, (_, i) => [
    `New ${i}`,
    `${code}${i}`,
    'Office',
    `${i} Pier`,
    'Boston',
    'MA',
    '02110',
    'desk@bench.example',
    1000 + i,
  ])
  return writeXlsx({ sheets: [{ name: 'Buildings', rows: [head, ...rows] }] })
}

/** Checks, imports and undoes a file; the account is afterwards as it was. */
const importing = async (server: Server): Promise<Figure[]> => {
  const file = await fileOf(`N${Date.now()}`)
  const spent: Record<string, number> = {}
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now()
    const result = await work()
    spent[name] = Math.round(performance.now() - start)
    return result
  }
  const upload = { GroupId: gId, FileName: 'bench.xlsx', base64: Buffer.from(file).toString('base64') }
  const { acId: ImportId } = await timed('read', () => post<{ acId: string }>(server, 'Import/UploadBuildings', upload))
  await timed('preview', () => get(server, asked('Import/GetImportRows', { filter: { gId, ImportId } }).path))
  await timed('import', async () => {
    await post(server, 'Import/RunImport', { GroupId: gId, ImportId, Existing: 'Update', Wrong: 'Refuse' })
    for (;;) {
      const { State } = await get<{ State: string }>(server, asked('Import/GetImports', { filter: { gId } }).path, 'Imports')
      if (State === 'Done') return
      if (State === 'Failed') throw new Error('the import failed')
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  })
  await timed('undo', () => post(server, 'Import/UndoImport', { GroupId: gId, ImportId }))
  return Object.entries(spent).map(([name, ours]) => ({
    name: `${name} of a file of ${ROWS.toLocaleString('en')} rows`,
    ours,
    unit: 'ms',
    target: `≤ ${IMPORT / 1000} s`,
    ok: ours <= IMPORT,
  }))
}

const answered = async <T>(reply: Response): Promise<T> => {
  const { data, error } = (await reply.json()) as { data: T; error?: unknown } // the server's own shape
  if (error) throw new Error(JSON.stringify(error))
  return data
}
const post = async <T>({ url }: Server, path: string, body: object): Promise<T> =>
  answered<T>(
    await fetch(`${url}/csm/${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
/** The answer, or the first row under `rows`. */
const get = async <T>({ url }: Server, path: string, rows?: string): Promise<T> => {
  const data = await answered<Record<string, T[]>>(await fetch(`${url}${path}`, { headers }))
  return (rows ? data[rows]?.[0] : data) as T // asked for by its caller
}
