import { type ParseArgsConfig, parseArgs } from 'node:util'
import { StartRefused } from './startRefused.ts'

/** How Node's reader of options says what is wrong, in its `code`. */
const isWrongOption = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** Reads the options of a command. Throws `StartRefused` with one line that says what is wrong, and how the command is written. */
export const readOptions = <const T extends ParseArgsConfig>(usage: string, config: T): ReturnType<typeof parseArgs<T>> => {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!isWrongOption(error)) throw error
    const [sentence = ''] = error.message.split(/\.?(?:\n|\. | To specify)/)
    throw new StartRefused(`${sentence}. Usage: ${usage}`)
  }
}

/** `readOptions` for the first line of a script: ends the process with the line and code 1. */
export const readOptionsOrExit = <const T extends ParseArgsConfig>(usage: string, config: T): ReturnType<typeof parseArgs<T>> => {
  try {
    return readOptions(usage, config)
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error
    console.error(`  ${error.message}`)
    return process.exit(1)
  }
}
