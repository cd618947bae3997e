import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const mark = 'complete'
const staleMinutes = 30

/** The unpacked Chromium of the installed version; unpacks it (1 to 2 s) if it is not there whole. Safe in several processes at once. */
export async function unpackedChromium(cache: string): Promise<{ folder: string; executablePath: string }> {
  const source = path.dirname(path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))
  const { version }: { version: string } = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8'))
  const folder = path.resolve(cache, `chromium-${version}`)
  if (!(await isWhole(folder))) await unpack(source, folder)
  return { folder, executablePath: path.join(folder, 'chromium') }
}

/** The mark is written last and holds the size of the program. */
async function isWhole(folder: string) {
  try {
    const size = Number(await readFile(path.join(folder, mark), 'utf8'))
    return size > 0 && (await stat(path.join(folder, 'chromium'))).size === size
  } catch {
    return false
  }
}

/** Beside the place, then renamed: who comes second finds the first one's folder and throws the own one away. */
async function unpack(source: string, folder: string) {
  const part = `${folder}.part-${randomUUID()}`
  await mkdir(part, { recursive: true, mode: 0o755 })
  try {
    await inflateInto(source, part)
    await writeFile(path.join(part, 'fonts.conf'), fontsOf(folder))
    await complete(part)
    await moveTo(part, folder)
  } finally {
    await rm(part, { recursive: true, force: true })
    await removeStale(folder)
  }
}

/** In a process of its own, because the library unpacks to wherever TMPDIR points and takes what lies there for whole. */
async function inflateInto(source: string, part: string) {
  const script = `
    const { default: chromium, inflate } = await import(${JSON.stringify(path.join(source, 'build', 'index.js'))})
    await chromium.executablePath()
    await inflate(${JSON.stringify(path.join(source, 'bin', 'al2023.tar.br'))})`
  await run(process.execPath, ['--input-type=module', '-e', script], { env: { TMPDIR: part }, timeout: 120_000 })
}

/** The fonts that came with it, besides those of the machine if there are any. */
const fontsOf = (folder: string) => `<?xml version="1.0"?>
<fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir>${path.join(folder, 'fonts').replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</dir>
<cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

async function complete(part: string) {
  const program = path.join(part, 'chromium')
  await chmod(program, 0o755)
  const { size } = await stat(program)
  const file = await open(path.join(part, mark), 'w', 0o644)
  await file.writeFile(String(size))
  await file.sync()
  await file.close()
}

async function moveTo(part: string, folder: string) {
  for (let tries = 0; tries < 5; tries++) {
    try {
      return await rename(part, folder)
    } catch (error) {
      if (await isWhole(folder)) return
      if (!(error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST'))) throw error
    }
    await putAside(folder)
  }
  throw new Error('Chromium could not be moved into its folder')
}

/** What is there is not whole; if another process has replaced it meanwhile, it goes back. */
async function putAside(folder: string) {
  const aside = `${folder}.part-${randomUUID()}`
  await rename(folder, aside).catch(() => undefined)
  if (await isWhole(aside)) await rename(aside, folder).catch(() => undefined)
  await rm(aside, { recursive: true, force: true })
}

/** Left by processes that were killed while unpacking. */
async function removeStale(folder: string) {
  const parent = path.dirname(folder)
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${path.basename(folder)}.part-`)) continue
    const left = path.join(parent, name)
    const made = (await stat(left).catch(() => undefined))?.mtimeMs ?? Date.now()
    if (Date.now() - made > staleMinutes * 60_000) await rm(left, { recursive: true, force: true })
  }
}
