import { describe, expect, test } from 'vitest'
import { isBuilt, portalLoad, portalMost, scanLoad, scanMost, sumOf } from '../../bench/sizes.ts'

describe('what a browser loads, gzipped', () => {
  test.runIf(isBuilt('portal'))('the portal up to the sign-in page', () => {
    const loaded = portalLoad()
    expect([...loaded.keys()].filter(file => /\.(js|woff2)$/.test(file)).length).toBeGreaterThan(1)
    expect(sumOf(loaded), JSON.stringify([...loaded])).toBeLessThanOrEqual(portalMost)
  })
  test.runIf(isBuilt('scan'))('the page of a feedback code', async () => {
    const loaded = await scanLoad()
    expect(sumOf(loaded), JSON.stringify([...loaded])).toBeLessThanOrEqual(scanMost)
  })
})
