import { type ParseArgsConfig, parseArgs } from 'node:util'
import { StartRefused } from './startRefused.ts'

/** How Node's reader of options says what is wrong, in its `code`. */
const isWrongOption = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/**
 * Reads the options of a command; `usage`: how it is written, and in further lines what it does, for `--help`. Throws `StartRefused` with one
 * line that says what is wrong.
 */
export const readOptions = <const T extends ParseArgsConfig>(usage: string, config: T): ReturnType<typeof parseArgs<T>> => {
  if (!config.args && process.argv.includes('--help')) {
    console.log(`\n  Usage: ${usage.replaceAll('\n', '\n  ')}\n`)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    if (!isWrongOption(error)) throw error
    const [sentence = ''] = error.message.split(/\.?(?:\n|\. | To specify)/)
    throw refuseOption(usage, `${sentence}.`)
  }
}

/** The refusal of an option whose value is wrong: a sentence that says so, and how the command is written. */
export const refuseOption = (usage: string, sentence: string): StartRefused =>
  new StartRefused(`${sentence} Usage: ${usage.split('\n')[0]}`)

/** What the first line of a script reads of its options. A refusal ends the process with its line and code 1. */
export const orExit = <T>(read: () => T): T => {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error
    console.error(`  ${error.message}`)
    return process.exit(1)
  }
}

/** `readOptions` for the first line of a script. */
export const readOptionsOrExit = <const T extends ParseArgsConfig>(usage: string, config: T): ReturnType<typeof parseArgs<T>> =>
  orExit(() => readOptions(usage, config))
