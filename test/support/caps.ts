import { afterAll } from 'vitest'
import { exportPages } from '../../src/features/base/exporting/lists.server.ts'
import { countCaps } from '../../src/platform/db/totals.ts'

/** Lowers the caps of counts and the page of an export for one test file, so that few rows go beyond them. */
export const lowerCaps = (to: { list: number; search: number; exportPage: number }): void => {
  const before = { caps: { ...countCaps }, size: exportPages.size }
  Object.assign(countCaps, { list: to.list, search: to.search })
  exportPages.size = to.exportPage
  afterAll(() => {
    Object.assign(countCaps, before.caps)
    exportPages.size = before.size
  })
}
