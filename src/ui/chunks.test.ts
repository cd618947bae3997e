import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lostChunk } from './chunks.ts'
import { CHUNK_TIMEOUT, lazyPart } from './lazyPart.tsx'

const Part = () => null

describe('a part of the program', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is not loaded until it is wanted, loads once, fails, and is then loaded again [B-STATE-047]', async () => {
    const answers: (() => Promise<typeof Part>)[] = [() => Promise.reject(new Error('gone')), async () => Part]
    const load = vi.fn(() => (answers.shift() ?? (async () => Part))())
    const part = lazyPart(load)
    expect(load).not.toHaveBeenCalled()
    const tries = [part.preload(), part.preload()]
    expect(load).toHaveBeenCalledTimes(1)
    for (const one of tries) await expect(one).rejects.toThrow('gone')
    await part.preload()
    expect(load).toHaveBeenCalledTimes(2)
    await part.preload()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('has failed when it has not come within 120 seconds [B-CONST-045]', async () => {
    let ended = ''
    const part = lazyPart(() => new Promise<typeof Part>(() => undefined))
    part.preload().catch((error: Error) => {
      ended = error.message
    })
    expect(CHUNK_TIMEOUT).toBe(120_000)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(ended).toBe('')
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toBe('Loading chunk failed')
  })
})

describe('a lost chunk', () => {
  it.each([
    'Failed to fetch dynamically imported module: http://here/assets/PropertyList-B1x_y-Z2.js',
    'error loading dynamically imported module: http://here/assets/PropertyList-B1x_y-Z2.js',
  ])('is named in the specification’s words: %s [B-MSG-056]', message => {
    expect(lostChunk(new TypeError(message))).toEqual({ message: 'Loading chunk PropertyList failed', code: 'CHUNK_LOAD_FAILED' })
  })

  it('has no name where the browser gives none', () => {
    expect(lostChunk(new TypeError('Importing a module script failed.'))?.message).toBe('Loading chunk failed')
    expect(lostChunk(new Error('Loading chunk failed'))?.message).toBe('Loading chunk failed')
  })

  it('of styles has words and a code of its own [B-MSG-057]', () => {
    expect(lostChunk(new Error('Unable to preload CSS for /assets/PropertyList-B1x_y-Z2.css'))).toEqual({
      message: 'Loading CSS chunk failed',
      code: 'CSS_CHUNK_LOAD_FAILED',
    })
  })

  it('is not any other error', () => {
    expect([new Error('x is undefined'), 'Loading chunk failed', null].map(lostChunk)).toEqual([null, null, null])
  })
})
