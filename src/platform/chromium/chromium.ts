import path from 'node:path'
import { unpackedChromium } from './unpack.ts'

/** What Playwright's `launch` takes: `chromium.launch({ ...launch })`. */
export type ChromiumLaunch = {
  readonly executablePath: string
  readonly args: string[]
  readonly env: Record<string, string>
  readonly chromiumSandbox: boolean
}

export type ChromiumOptions = {
  /** Where it is unpacked, 215 MB a version; `node_modules/.cache` if left out. */
  readonly cache?: string
  /**
   * For pages that show what strangers wrote: Chromium's sandbox, and a user of its own if we are root. `try`: without, where that cannot be.
   * It then works behind the servers of this machine: what is printed can wait, people cannot.
   */
  readonly confined?: boolean | 'try'
}

/**
 * Chromium from npm, unpacked once per version into the cache. Not confined it runs as the caller, as root without sandbox: for tests.
 * Throws, with what to do, where it must be confined and cannot be.
 */
export async function chromiumLaunch({
  cache = path.resolve('node_modules/.cache'),
  confined = false,
}: ChromiumOptions = {}): Promise<ChromiumLaunch> {
  const { folder, executablePath } = await unpackedChromium(cache)
  const root = process.getuid?.() === 0
  const open: ChromiumLaunch = {
    executablePath,
    args: ['--font-render-hinting=none', ...(root ? ['--no-sandbox'] : [])],
    env: environment(folder),
    chromiumSandbox: false,
  }
  if (!confined) return open
  const env = { ...open.env, CHROMIUM: executablePath }
  const tight: ChromiumLaunch = {
    executablePath: root ? confinedScript : behindScript,
    args: ['--font-render-hinting=none'],
    env,
    chromiumSandbox: true,
  }
  const problem = await startProblem(tight)
  if (problem === null) return tight
  if (confined === 'try') return { ...open, executablePath: behindScript, env }
  throw new Error(
    `Chromium cannot be confined on this machine (${problem}), so nothing is printed. It needs user namespaces, and started by root also setpriv. LINTEL_CHROMIUM_UNCONFINED=on lets it run without.`,
  )
}

/** Shell scripts that become Chromium behind all else; the first hands the profile folder to a user of its own, and becomes it as that user. */
const [confinedScript = '', behindScript = ''] = ['confined.sh', 'behind.sh'].map(name => path.join(import.meta.dirname, name))

/** Only what Chromium needs: none of our secrets. */
const environment = (folder: string): Record<string, string> => ({
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  LANG: process.env.LANG ?? 'C.UTF-8',
  TMPDIR: '/tmp',
  HOME: '/tmp',
  LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
  FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
})

/** The user may lack the right to reach the folder, and the kernel the namespaces: a trial says more than any question. */
async function startProblem(launch: ChromiumLaunch): Promise<string | null> {
  try {
    const { chromium } = await import('playwright-core') // a fifth of a start, and few processes print
    const browser = await chromium.launch({ ...launch, timeout: 20_000 })
    try {
      const page = await browser.newPage()
      return (await page.evaluate('1 + 1')) === 2 ? null : 'it does not work'
    } finally {
      await browser.close()
    }
  } catch (error) {
    const lines = String(error instanceof Error ? error.message : error).split('\n')
    return (lines.find(line => /sandbox|setpriv|denied|not permitted|namespace/i.test(line)) ?? lines[0] ?? '').trim().slice(0, 200)
  }
}
