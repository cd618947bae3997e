import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './src/platform/chromium/chromium.ts'

const { args, ...launch } = await chromiumLaunch()
const port = Number(process.env.E2E_PORT ?? 4321)

export default defineConfig({
  testDir: 'test/e2e',
  reporter: [['list']],
  workers: 3,
  retries: process.env.CI ? 1 : 0,
  timeout: 150_000,
  expect: { timeout: 15_000 },
  // The longest tests first, so that no worker is left with one of them at the end.
  projects: [
    { name: 'walk', testMatch: 'walk.spec.ts' },
    { name: 'flows', testIgnore: 'walk.spec.ts' },
  ],
  outputDir: process.env.E2E_OUTPUT ?? 'node_modules/.cache/playwright',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Pictures are drawn once and without a GPU process: a quarter less work for the same pages. What a page runs for a second is not worth optimizing.
    launchOptions: { ...launch, args: [...args, '--disable-gpu', '--disable-gpu-compositing', '--js-flags=--no-opt --no-maglev'] },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry', // a trace of every test doubles the work of the browser; `--trace on` asks for one
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
  webServer: {
    command: 'node test/support/e2eServer.ts',
    url: `http://127.0.0.1:${port}/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    reuseExistingServer: !process.env.CI,
    env: { PORT: String(port), BASE_URL: `http://127.0.0.1:${port}` },
  },
})
