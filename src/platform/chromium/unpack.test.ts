import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chromiumLaunch } from './chromium.ts'
import { unpackedChromium } from './unpack.ts'

vi.setConfig({ testTimeout: 120_000 }) // writes 210 MB a time

let cache = ''
beforeEach(async () => {
  cache = await mkdtemp(path.join(tmpdir(), 'chromium-'))
})
afterEach(() => rm(cache, { recursive: true, force: true }))

const script = (where: string) => `
  const { unpackedChromium } = await import(${JSON.stringify(path.resolve('src/platform/chromium/unpack.ts'))})
  console.log((await unpackedChromium(${JSON.stringify(where)})).executablePath)`
const start = () =>
  spawn(process.execPath, ['--input-type=module', '-e', script(cache)], { stdio: ['ignore', 'pipe', 'inherit'], detached: true })
const whole = async (file: string) => {
  const found = await stat(file)
  expect(found.size).toBeGreaterThan(100_000_000)
  expect(found.mode & 0o111).toBe(0o111)
}

test('two processes unpack at once, and one folder is left', async () => {
  const ends = await Promise.all([start(), start()].map(child => once(child, 'close')))
  expect(ends.map(([code]) => code)).toEqual([0, 0])
  const names = await readdir(cache)
  expect(names).toHaveLength(1)
  await whole(path.join(cache, names[0] ?? '', 'chromium'))
})

test('a process killed while unpacking does no harm', async () => {
  const child = start()
  for (let i = 0; i < 400 && (await readdir(cache)).length === 0; i++) await wait(10)
  await wait(300)
  process.kill(-(child.pid ?? 0), 'SIGKILL')
  await once(child, 'close')
  const [part = ''] = await readdir(cache)
  expect(part).toContain('.part-')
  const old = new Date(Date.now() - 3_600_000)
  await utimes(path.join(cache, part), old, old)
  const { executablePath } = await unpackedChromium(cache)
  await whole(executablePath)
  expect(await readdir(cache)).toEqual([path.basename(path.dirname(executablePath))])
})

test('a folder that is not whole is replaced, a whole one is kept', async () => {
  const folder = path.join(cache, path.basename(path.dirname((await unpackedChromium(path.resolve('node_modules/.cache'))).executablePath)))
  await mkdir(folder)
  await writeFile(path.join(folder, 'chromium'), 'half')
  const { executablePath } = await unpackedChromium(cache)
  expect(path.dirname(executablePath)).toBe(folder)
  await whole(executablePath)
  const { ino } = await stat(executablePath)
  await unpackedChromium(cache)
  expect((await stat(executablePath)).ino).toBe(ino)
})

test.runIf(process.getuid?.() === 0)(
  'where it cannot be confined it is refused, with what to do, unless that is allowed',
  async () => {
    const { PATH } = process.env
    try {
      process.env.PATH = '/nonexistent' // no setpriv there
      await expect(chromiumLaunch({ confined: true })).rejects.toThrow(/cannot be confined.*LINTEL_CHROMIUM_UNCONFINED=on/)
      expect(await chromiumLaunch({ confined: 'try' })).toMatchObject({ chromiumSandbox: false })
    } finally {
      process.env.PATH = PATH
    }
  },
  60_000,
)

test('confined, it runs sandboxed and not as root; a test gets it as it is', async () => {
  const open = await chromiumLaunch()
  expect(open.args.includes('--no-sandbox')).toBe(process.getuid?.() === 0)
  expect(Object.keys(open.env).sort()).toEqual(['FONTCONFIG_FILE', 'HOME', 'LANG', 'LD_LIBRARY_PATH', 'PATH', 'TMPDIR'])
  const tight = await chromiumLaunch({ confined: true })
  expect(tight.chromiumSandbox && tight.args.includes('--no-sandbox')).toBe(false)
})
