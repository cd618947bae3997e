import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { releases } from '../../src/platform/release.ts'

const root = path.resolve(import.meta.dirname, '../..')
const git = (...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 512 * 1024 * 1024 })

/** The last release as db/releases.json names it; `why`: why its code cannot be had here, undefined where it can. */
export const findLastRelease = (): { name: string; commit: string; why: string | undefined } => {
  const { release: name, commit } = releases.at(-1) ?? { release: 'none', commit: '' }
  try {
    git('cat-file', '-e', `${commit}^{commit}`)
    return { name, commit, why: undefined }
  } catch {
    return { name, commit, why: `this copy has no history to ${commit.slice(0, 10)}: git fetch --unshallow brings it` }
  }
}

/**
 * Puts the code of a commit into a folder of its own, with today's packages and today's built pages beside it: what is tried is how its
 * server and its statements do. `more`: other folders of it that are wanted. Gives the folder and how to remove it.
 */
export const checkOut = (commit: string, more: readonly string[] = []): { folder: string; remove(): void } => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lintel-release-'))
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit, 'src', 'db', 'package.json', ...more) })
  for (const beside of ['node_modules', 'dist']) symlinkSync(path.join(root, beside), path.join(folder, beside))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
