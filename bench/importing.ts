import { writeXlsx } from 'hucre/xlsx'
import type { Figure } from './figure.ts'
import type { Server } from './load.ts'
import { buildRequest, gId, headers } from './portfolioCalls.ts'

/** Milliseconds that an import of `ROWS` may take, and a page of its preview after the first. */
const IMPORT = 10_000
const PAGE = 50
const ROWS = 5000

/** The rows of a file of `ROWS`, by their number. */
export const rowsOfFile = <Row>(make: (i: number) => Row): Row[] => Array.from({ length: ROWS }, (_, i) => make(i))

/** A file of new buildings. */
export const fileOfNewBuildings = (): Promise<Uint8Array> => {
  const code = `N${Date.now()}`
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
  const rows = rowsOfFile(i => [`New ${i}`, `${code}${i}`, 'Office', `${i} Pier`, 'Boston', 'MA', '02110', 'desk@bench.example', 1000 + i])
  return writeXlsx({ sheets: [{ name: 'Buildings', rows: [head, ...rows] }] })
}

const next = 'another page of the preview'

/** `of`: the noun of the figures. */
type BenchImport = { area: string; upload: string; of: string; file: Uint8Array }

/** Checks, imports and undoes a file; the account is afterwards as it was. */
export const importing = async (server: Server, { area, upload: uploadCall, of, file }: BenchImport): Promise<Figure[]> => {
  const spent: Record<string, number> = {}
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now()
    const result = await work()
    spent[name] = Math.round(performance.now() - start)
    return result
  }
  const upload = { GroupId: gId, FileName: 'bench.xlsx', base64: Buffer.from(file).toString('base64') }
  const { acId: ImportId } = await timed('read', () => postCall<{ acId: string }>(server, `${area}/${uploadCall}`, upload))
  await timed('preview', () => askCall(server, buildRequest(`${area}/GetImportRows`, { filter: { gId, ImportId } }).path))
  await timed(next, () =>
    askCall(server, buildRequest(`${area}/GetImportRows`, { filter: { gId, ImportId }, pagination: { page: 100, perPage: 25 } }).path),
  )
  await timed('import', async () => {
    await postCall(server, `${area}/RunImport`, { GroupId: gId, ImportId, Existing: 'Update', Wrong: 'Refuse' })
    for (;;) {
      const { Status } = await askCall<{ Status: string }>(server, buildRequest(`${area}/GetImports`, { filter: { gId } }).path, 'Imports')
      if (Status === 'Completed') return
      if (Status === 'Failed') throw new Error('the import failed')
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  })
  await timed('undo', () => postCall(server, `${area}/UndoImport`, { GroupId: gId, ImportId }))
  return Object.entries(spent).map(([name, ours]) => ({
    name: `${of}: ${name} of a file of ${ROWS.toLocaleString('en')} rows`,
    ours,
    unit: 'ms',
    target: name === next ? `≤ ${PAGE} ms` : `≤ ${IMPORT / 1000} s`,
    ok: ours <= (name === next ? PAGE : IMPORT),
  }))
}

const answered = async <T>(reply: Response): Promise<T> => {
  const { data, error } = (await reply.json()) as { data: T; error?: unknown } // the server's own shape
  if (error) throw new Error(JSON.stringify(error))
  return data
}
/** Sends a writing call to the account; gives what it answers. */
export const postCall = async <T>({ url }: Server, path: string, body: object): Promise<T> =>
  answered<T>(
    await fetch(`${url}/csm/${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
/** The answer of a reading call, or the first row under `rows`. */
export const askCall = async <T>({ url }: Server, path: string, rows?: string): Promise<T> => {
  const data = await answered<Record<string, T[]>>(await fetch(`${url}${path}`, { headers }))
  return (rows ? data[rows]?.[0] : data) as T // asked for by its caller
}
