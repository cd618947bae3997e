import { readFileSync, writeFileSync } from 'node:fs'
import type { Figure } from './figure.ts'
import { askCall, postCall } from './importing.ts'
import type { Server } from './load.ts'
import { buildRequest, gId } from './portfolioCalls.ts'

/** Seconds that the file of 100,000 rows may take, and megabytes by which its server may grow meanwhile. */
const SECONDS = 20
const MB = 200

/** The contacts of all buildings as a file, made by the server as a task. */
export const exporting = async (server: Server): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const Format of ['xlsx', 'csv'] as const) {
    const before = memoryOf(server, 'VmRSS')
    writeFileSync(`/proc/${server.pid}/clear_refs`, '5') // the peak counts from here
    const start = performance.now()
    const { TaskId } = await postCall<{ TaskId: string }>(server, 'List/StartExport', {
      GroupId: gId,
      List: 'Entity/GetPropertyContacts',
      filter: { gId },
      Columns: ['Name', 'Role', 'Title', 'Team', 'Phone', 'Email', 'Ownership', 'CreatedDate'],
      Format,
      Title: 'Contacts',
      FileName: 'contacts',
      TimeZone: 'America/New_York',
    })
    const rows = await waitFor(server, TaskId)
    const seconds = (performance.now() - start) / 1000
    const more = (memoryOf(server, 'VmHWM') - before) / 1024
    const name = `${Format} of ${rows.toLocaleString('en')} rows`
    figures.push(
      { name, ours: seconds, unit: 's', target: `≤ ${SECONDS} s`, ok: seconds <= SECONDS },
      { name: `${name}, memory beyond ${Math.round(before / 1024)} MB`, ours: more, unit: 'MB', target: `≤ ${MB} MB`, ok: more <= MB },
    )
  }
  return figures
}

/** Kilobytes of a server's memory: now (`VmRSS`), or at most (`VmHWM`). */
const memoryOf = ({ pid }: Server, what: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)

/** How many rows the file has, once it is made. */
const waitFor = async (server: Server, TaskId: string): Promise<number> => {
  for (;;) {
    const { State, Done } = await askCall<{ State: string; Done: number }>(server, buildRequest('Task/GetTask', { gId, TaskId }).path)
    if (State === 'Done') return Done
    if (State === 'Failed') throw new Error('the export failed')
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}
