import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendPieces, untilThere } from './pieces.ts'
import { CallError, NETWORK_CODE } from './send.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, page[name].bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lost = () => new CallError(NETWORK_CODE, 'There is no connection.')
const damaged = () => new CallError('req.val.inv', 'Damaged.', { status: 400, fields: [{ Field: 'Sha256', Message: 'Damaged.' }] })
const MB = 1024 * 1024

/** Keeps pieces as the server does; `fails` says of each request what becomes of it. */
const keeper = (fails: (request: number) => 'lost' | 'answer lost' | 'damaged' | undefined) => {
  const kept: Uint8Array[] = []
  const sizes: number[] = []
  let requests = 0
  const have = () => kept.reduce((sum, one) => sum + one.length, 0)
  const keep = async <T>(answer: () => Promise<T>): Promise<T> => {
    const fate = fails(++requests)
    if (fate === 'lost') throw lost()
    if (fate === 'damaged') throw damaged()
    const said = await answer()
    if (fate === 'answer lost') throw lost()
    return said
  }
  return {
    kept: () => Buffer.concat(kept),
    sizes,
    put: (bytes: Blob, at: number, onSent: (n: number) => void) =>
      keep(async () => {
        if (at !== have())
          throw new CallError('req.val.inv', 'no', { status: 400, fields: [{ Field: 'Offset', Message: `The next byte is ${have()}` }] })
        onSent(bytes.size / 2)
        sizes.push(bytes.size)
        kept.push(new Uint8Array(await bytes.arrayBuffer()))
        return have()
      }),
    offset: () => keep(async () => have()),
  }
}

const bytes = Uint8Array.from({ length: 5 * MB }, (_, i) => (i * 31) % 251)
const sendTo = async (to: ReturnType<typeof keeper>, signal?: AbortSignal) => {
  const [shares, states]: [number[], boolean[]] = [[], []]
  const sending = { onProgress: (share: number) => void shares.push(share), onLost: (now: boolean) => void states.push(now), signal }
  const done = sendPieces(new Blob([bytes]), to, sending)
  let over = false
  const settled = done.finally(() => {
    over = true
  })
  settled.catch(() => undefined)
  while (!over) await vi.advanceTimersByTimeAsync(1000)
  await done
  return { shares, states }
}

describe('a file in pieces', () => {
  test('arrives whole, in pieces that grow, and tells the share of bytes', async () => {
    const to = keeper(() => undefined)
    const { shares, states } = await sendTo(to)
    expect(to.kept().equals(bytes)).toBe(true)
    expect(to.sizes.length).toBeLessThan(6)
    expect(to.sizes[1]).toBeGreaterThan(to.sizes[0] ?? 0)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
    expect(states).toEqual([])
  })

  test.each(['lost', 'answer lost'] as const)('goes on where it was after a request is %s, and says so meanwhile', async fate => {
    const to = keeper(request => (request === 2 || request === 3 ? fate : undefined))
    const { states } = await sendTo(to)
    expect(to.kept().equals(bytes)).toBe(true)
    expect(states[0]).toBe(true)
    expect(states.at(-1)).toBe(false)
  })

  test('a piece that was damaged on its way is sent again at once, and the file is whole', async () => {
    const to = keeper(request => (request === 2 || request === 3 ? 'damaged' : undefined))
    const { states } = await sendTo(to)
    expect(to.kept().equals(bytes)).toBe(true)
    expect(states).toEqual([])
  })

  test('pieces that are always damaged end in what the server says, not in a loop', async () => {
    const to = keeper(request => (request > 1 ? 'damaged' : undefined))
    await expect(sendTo(to)).rejects.toThrow('Damaged.')
    expect(to.sizes).toHaveLength(1)
  })

  test('ends when it is no longer wanted, also while it waits', async () => {
    const control = new AbortController()
    const to = keeper(() => 'lost')
    setTimeout(() => control.abort(), 40_000)
    await expect(sendTo(to, control.signal)).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('what is refused is not tried again', async () => {
    const refused = new CallError('sys.dsk.ful', 'The disk is full.', { status: 507 })
    const work = vi.fn(() => Promise.reject(refused))
    await expect(untilThere(work, { onProgress: () => undefined })).rejects.toBe(refused)
    expect(work).toHaveBeenCalledTimes(1)
  })
})
