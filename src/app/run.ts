import { type Config, readConfig } from '../platform/config.ts'
import { plainly } from '../platform/startRefused.ts'

/** Gives back what was opened; run in the opposite order at the end. */
export type Closing = (() => Promise<unknown>)[]

/**
 * Runs a program until SIGTERM or SIGINT; then, and when it does not start, gives back what `start` has put into `closing` within 10 s (and
 * DRAIN_SECONDS).
 * A failed start tells why in one line and ends with 1. What a signal cuts off while it is starting is no fault.
 */
export const runProgram = async (start: (config: Config, closing: Closing) => Promise<void>): Promise<void> => {
  const closing: Closing = []
  let stopping = false
  let longest = 10_000
  const stop = async (code: number) => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), longest).unref()
    const failed = (await gaveBack(closing)) ? 0 : 1
    process.exit(code || failed)
  }
  process.on('SIGTERM', () => void stop(0)).on('SIGINT', () => void stop(0))
  try {
    const config = readConfig()
    longest += config.drainSeconds * 1000
    await start(config, closing)
  } catch (error) {
    if (stopping) return
    console.error(`\n  Lintel did not start. ${plainly(error)}\n`)
    if (process.env.LOG_LEVEL === 'debug') console.error(error)
    await stop(1)
  }
}

const gaveBack = async (closing: Closing): Promise<boolean> => {
  let all = true
  for (const close of closing.toReversed())
    await close().catch(error => {
      all = false
      console.error(`  ${plainly(error)}`)
    })
  return all
}
