// The one entry of all npm scripts: installs what is missing, then runs the task on the pinned Node.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { install, ownNode, root, run, tools } from './setup.mjs'

const [task, ...rest] = process.argv.slice(2)
const node = (...args) => run(ownNode(), args)
const build = () => node('scripts/build.mjs')

const compiled = path.join(root, 'node_modules/.cache/compiled')

const tasks = {
  start: () => {
    build()
    forever('src/app/start.ts')
  },
  worker: () => forever('src/app/worker.ts'),
  dev: () => forever('scripts/dev.ts'),
  test: () => node('scripts/test.ts', 'test', ...rest),
  check: () => node('scripts/test.ts', 'check', ...rest),
  'check:citus': () => {
    if (!process.env.CITUS_URL) throw new Error('CITUS_URL names a database of a Citus coordinator whose workers are registered.')
    build()
    const { CITUS_NODES } = process.env // kills nodes: nothing else may run meanwhile
    delete process.env.CITUS_NODES
    node('node_modules/vitest/vitest.mjs', 'run')
    node('node_modules/@playwright/test/cli.js', 'test', 'mainJob', ...rest)
    if (!CITUS_NODES) return
    process.env.CITUS_NODES = CITUS_NODES
    node('node_modules/vitest/vitest.mjs', 'run', 'test/platform/clusterLife.test.ts')
  },
  bench: () => {
    build()
    node('bench/all.ts', ...rest)
  },
  torture: () => {
    build()
    node('torture/run.ts', ...rest)
  },
  demo: () => node('scripts/demo.ts', ...rest),
  migrate: () => node('scripts/migrate.ts', ...rest),
  calls: () => node('scripts/calls.ts'),
  pictures: () => {
    build()
    node('scripts/pictures.ts', ...rest)
  },
  backup: () => node('scripts/backup.ts', ...rest),
  restore: () => node('scripts/restore.ts', ...rest),
  account: () => node('scripts/account.ts', ...rest),
  distribute: () => node('scripts/distribute.ts', ...rest),
  rebuild: () => node('scripts/rebuild.ts', ...rest),
  requirements: () => node('scripts/requirements.ts', ...rest),
  migration: () => {
    run('drizzle-kit', ['generate', ...rest])
    console.log(
      'How to write indexes, constraints and backfills of tables that have rows: docs/conventions.md, "Migrations run while people work".',
    )
  },
}

/**
 * A server gets the terminal's signals itself; this process only passes on how it ended. What Node has made of the modules is kept for the
 * next start: loading them then takes half the time.
 */
function forever(file) {
  const child = spawn(ownNode(), [file, ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: tools() },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
}

const began = performance.now()
install()
process.env.LINTEL_INSTALL_SECONDS = String((performance.now() - began) / 1000)
if (!tasks[task]) {
  console.error(`There is no task ${task}. There are: ${Object.keys(tasks).join(', ')}.`)
  process.exit(2)
}
tasks[task]()
