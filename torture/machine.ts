import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus, loadavg, release, totalmem } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Processes that want to run, by processor: below `quiet` times are worth something. */
export const crowdNow = (): number => (loadavg()[0] ?? 0) / availableParallelism()
const quiet = 0.5

/** Waits until the machine is quiet, two minutes at most: the build before a run is work too. */
export const waitForQuiet = async (): Promise<boolean> => {
  for (let waited = 0; waited < 120 && crowdNow() >= quiet; waited += 5) await sleep(5000)
  return crowdNow() < quiet
}

/** What the report says of where it was made. */
export const describeMachine = (): string => {
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${availableParallelism()} processors (${cpus()[0]?.model ?? 'unknown'}), ${memory} GB, Linux ${release()}, Node ${process.version}`
}

/** The commit that runs, with a word where files differ from it. */
export const describeCommit = (): string => {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: path.resolve(import.meta.dirname, '..'), stdio: ['ignore', 'pipe', 'ignore'] })
    const changed = git('status', '--porcelain').toString().trim() !== ''
    return `${git('rev-parse', '--short=10', 'HEAD').toString().trim()}${changed ? ' with changes' : ''}`
  } catch {
    return 'unknown: this copy has no history'
  }
}
