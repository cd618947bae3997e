import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createDiskStore } from './disk.ts'

const key = '0190f3c2-7d1e-7000-8000-000000000001/0190f3c2-7d1e-7000-8000-00000000000a'
/** Gets the file, drops its stream, and collects the garbage: Node ends the process where a file handle is among it. */
const dropper = (folder: string): string => `
  import { createDiskStore } from ${JSON.stringify(path.resolve('src/platform/files/disk.ts'))}
  const store = createDiskStore(${JSON.stringify(folder)})
  for (let i = 0; i < 20; i++) console.log((await store.get(${JSON.stringify(key)})).size)
  for (let i = 0; i < 5; i++) {
    await new Promise(done => setTimeout(done, 20))
    globalThis.gc()
  }`

test('a file that somebody gets and does not read ends no process', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'disk-'))
  try {
    await createDiskStore(folder).put(key, Buffer.from('seven b'), { contentType: 'text/plain' })
    const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', '--input-type=module', '-e', dropper(folder)])
    expect(stdout).toBe('7\n'.repeat(20))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
