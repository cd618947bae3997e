import { expect, test, vi } from 'vitest'

// The server adds them by its features, the browser by their file names. Each is loaded anew: modules are kept between test files.
const describeFrom = async (load: () => Promise<unknown>) => {
  vi.resetModules()
  const { moreFields, records } = await import('../features/base/history/model.ts')
  await load()
  return [records.all(), moreFields.all()].map(all => all.map(one => one.Object).toSorted())
}

test('server and browser describe the same records, each once', async () => {
  const onServer = await describeFrom(() => import('./features.ts'))
  const inBrowser = await describeFrom(() => import('../../test/support/records.ts'))
  expect(inBrowser).toEqual(onServer)
  expect(onServer[0]?.length).toBeGreaterThan(20)
  expect(new Set(onServer[0]).size).toBe(onServer[0]?.length)
})
