import { readdirSync, readFileSync } from 'node:fs'

/** What a process holds: memory in bytes, and open files and sockets. */
export const holdingsOf = (pid: number): { bytes: number; files: number } => ({
  bytes: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024,
  files: readdirSync(`/proc/${pid}/fd`).length,
})

/** How fast some figures grow, by least squares: so much for each unit of `at`. */
export const slopeOf = (points: readonly { at: number; value: number }[]): number => {
  const mean = (of: (one: { at: number; value: number }) => number) => points.reduce((sum, one) => sum + of(one), 0) / points.length
  const [at, value] = [mean(one => one.at), mean(one => one.value)]
  const spread = mean(one => (one.at - at) ** 2)
  return spread === 0 ? 0 : mean(one => (one.at - at) * (one.value - value)) / spread
}
