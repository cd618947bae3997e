import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { SlowFirst } from './scripts/loop/slowFirst.ts'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/contract/**/*.test.ts', 'test/platform/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['test/support/template.ts'],
    setupFiles: ['test/support/watchStatements.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    // A process loads the server once for many files: each opens a database and a server of its own, and keeps nothing in modules.
    isolate: false,
    // What Vite makes of each file is kept between runs: a run of one test file starts in seconds.
    fsModuleCache: true,
    // What Node compiles of the threads that read hostile files is kept, too: each test starts many of them.
    env: { NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled') },
  },
})
