import { randomInt } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { passwordProblem } from '../../core/password.ts'
import type { Config } from '../../platform/config.ts'
import { passwordWords } from './passwordWords.ts'

type DemoConfig = Pick<Config, 'dataDir' | 'demoPassword'>

/**
 * The password for a demo world that is being made: LINTEL_DEMO_PASSWORD, else the one that an unfinished start has left in the data
 * folder, else a new one, which is kept there for later starts (mode 0600). Throws when the given one breaks the password policy.
 */
export const passwordToGive = (config: DemoConfig): string => {
  if (config.demoPassword !== undefined) return checked(config.demoPassword)
  const password = keptPassword(config) ?? randomPassword()
  mkdirSync(config.dataDir, { recursive: true })
  writeFileSync(fileOf(config), `${password}\n`, { mode: 0o600 })
  chmodSync(fileOf(config), 0o600) // the mode of a write counts for a new file only
  return password
}

/** The password that this data folder keeps, if any. */
export const keptPassword = (config: DemoConfig): string | null => {
  try {
    const password = readFileSync(fileOf(config), 'utf8').trim()
    return passwordProblem(password) === null ? password : null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Three words and four digits, such as `Amber-Falcon-Meadow-4821`: 36 random bits, behind the limits of signing in. */
export const randomPassword = (): string => {
  const words = Array.from({ length: 3 }, () => passwordWords[randomInt(passwordWords.length)] ?? '')
  return [...words.map(word => word.charAt(0).toUpperCase() + word.slice(1)), randomInt(1000, 10_000)].join('-')
}

const fileOf = ({ dataDir }: DemoConfig) => path.join(dataDir, 'demo-password')

const checked = (password: string): string => {
  const problem = passwordProblem(password)
  if (problem) throw new Error(`LINTEL_DEMO_PASSWORD cannot be used. ${problem}`)
  return password
}
