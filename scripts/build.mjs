// Builds the portal and the scan pages when their sources have changed since the last build.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, run } from './setup.mjs'

const sources = ['src/{core,ui,features,app}/**/*', 'index.html', 'vite.config.ts', 'vite.scan.config.ts', 'package-lock.json']

/** Both bundles in `dist/`, made anew only if a source differs. Needs Node 24. */
export function build() {
  const sum = createHash('sha256')
  for (const file of globSync(sources, { cwd: root, withFileTypes: true }).filter(one => one.isFile())) {
    const name = path.join(file.parentPath, file.name)
    if (!/\.test\.tsx?$/.test(name)) sum.update(name).update(readFileSync(name))
  }
  const digest = sum.digest('hex')
  const mark = path.join(root, 'dist', 'built')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest) return
  console.log('Building the portal …')
  run('vite', ['build', '--logLevel', 'warn'])
  run('vite', ['build', '--config', 'vite.scan.config.ts', '--logLevel', 'warn'])
  mkdirSync(path.dirname(mark), { recursive: true })
  writeFileSync(mark, digest)
}

build()
