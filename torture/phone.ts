import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { chromiumLaunch } from '../src/platform/chromium/chromium.ts'
import type { Trial } from './goal.ts'

const HOUR = 3_600_000

/** Puts into the phone what the portal's page does with a session: the pack, the version, the phone's id. */
export const fillPhone = (page: Page, seed: object): Promise<unknown> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const { device, version, pack } = ${JSON.stringify(seed)}
    const opening = indexedDB.open('lintel-field')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const tx = opening.result.transaction(['packs', 'versions', 'notes'], 'readwrite')
      tx.objectStore('packs').put(pack)
      tx.objectStore('versions').put(version)
      tx.objectStore('notes').put(device, 'device')
      tx.oncomplete = () => { opening.result.close(); resolve(null) }
      tx.onerror = () => reject(tx.error)
    }
  })`)

/** A phone: a browser with a profile on the disk, which is killed as a battery ends it, and started again. */
export const openPhone = async (trial: Trial, origin: string) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'lintel-phone-'))
  const { args, ...launch } = await chromiumLaunch()
  let context: BrowserContext | null = null
  const kill = async () => {
    for (const pid of pidsOf(profile)) process.kill(pid, 'SIGKILL')
    await context?.close().catch(() => null)
    context = null
    while (pidsOf(profile).length > 0) await sleep(20)
  }
  trial.later(async () => {
    await kill()
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  })
  const start = async (address: string): Promise<Page> => {
    const viewport = { width: 360, height: 640 }
    context = await chromium.launchPersistentContext(profile, { ...launch, args: [...args, '--disable-gpu'], viewport })
    context.setDefaultTimeout(20_000)
    // The clock of the phone is wrong by up to two hours, each time in another way.
    const shift = Math.round((trial.random() - 0.5) * 4 * HOUR)
    await context.addInitScript(`{ const now = Date.now.bind(Date); Date.now = () => now() + (${shift}) }`)
    const page = context.pages()[0] ?? (await context.newPage())
    await page.goto(`${origin}${address}`)
    return page
  }
  return { start, kill }
}
export type Phone = Awaited<ReturnType<typeof openPhone>>

const pidsOf = (profile: string): number[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(profile) ? [Number(name)] : []
      } catch {
        return [] // it has left meanwhile
      }
    })
