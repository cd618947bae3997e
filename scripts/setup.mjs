// Runs on any Node >= 20: installs what is missing, so that everything else can run on the pinned Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')
const cache = path.join(root, 'node_modules', '.cache', 'lintel')

/** Installs the locked packages when they are missing or the lock has changed. */
export function install() {
  const sum = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const mark = path.join(cache, 'installed')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === sum && existsSync(ownNode())) return
  if (!(existsSync(ownNode()) && complete())) {
    console.log('Installing packages …')
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  }
  mkdirSync(cache, { recursive: true })
  writeFileSync(mark, sum)
}

/** The Node that the project brings along, or the one that runs this where none is packaged. */
export function ownNode() {
  const own = path.join(root, 'node_modules', '.bin', 'node')
  return existsSync(own) || process.platform === 'linux' ? own : process.execPath
}

/** Runs a command with the project's tools first in its path; ends this process with its code when it fails. */
export function run(command, args, env = {}) {
  const { status, signal } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: tools(), ...env } })
  if (signal) process.kill(process.pid, signal)
  if (status !== 0) process.exit(status ?? 1)
}

export const tools = () => `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`

// npm writes this file last: an install that was cut off has none, or an older one than the lock.
function complete() {
  const hidden = path.join(root, 'node_modules', '.package-lock.json')
  return existsSync(hidden) && isInstalled(packagesIn(hidden), packagesIn(path.join(root, 'package-lock.json')))
}
const packagesIn = file => JSON.parse(readFileSync(file, 'utf8')).packages

/** Whether what is installed is what the lock names: nothing else, and nothing missing but what other platforms need. */
export function isInstalled(installed, locked) {
  const wanted = Object.entries(locked).filter(([name, { optional, link }]) => name !== '' && !optional && !link)
  return (
    Object.entries(installed).every(([name, { version }]) => locked[name]?.version === version) &&
    wanted.every(([name]) => installed[name] !== undefined)
  )
}
