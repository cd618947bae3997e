import { CallError, NETWORK_CODE } from './send.ts'
import type { Sending } from './uploads.ts'

const KB = 1024
/** Bytes of a piece: the first size, and the bounds. Pieces grow while they arrive quickly, and shrink after a lost connection. */
const piece = { first: 512 * KB, least: 128 * KB, most: 8 * 1024 * KB, quick: 1500 }
/** Milliseconds until another try, longer each time. */
const waits = [1000, 2000, 5000, 10_000, 20_000, 30_000]
/** How often in a row a piece may be damaged on its way: beyond that it is not the way. */
const mostDamaged = 3

/** The receiver of pieces: takes the next bytes, and returns how many it has. */
export type PieceKeeper = {
  put: (bytes: Blob, offset: number, onSent: (bytes: number) => void) => Promise<number>
  offset: () => Promise<number>
}

/**
 * Sends a file piece by piece, and tells the share of its bytes that has gone. Where the connection is lost it says so (`onLost`), waits
 * until there is one again, asks how much has arrived, and goes on from there; for as long as it is wanted. A piece that was damaged on
 * its way is sent again.
 */
export const sendPieces = async (file: Blob, { put, offset }: PieceKeeper, sending: Sending): Promise<void> => {
  let size = piece.first
  let sent = 0
  let damaged = 0
  while (sent < file.size) {
    const [from, began] = [sent, performance.now()]
    const next = () => put(file.slice(from, from + size), from, bytes => sending.onProgress(Math.min(from + bytes, file.size) / file.size))
    const arrived = await next().catch(async (error: unknown) => {
      if (isDamaged(error) && ++damaged <= mostDamaged) return from
      if (!goesOn(error) && !isBehind(error)) throw error
      size = Math.max(piece.least, size / 2)
      return untilThere(offset, sending, goesOn(error) ? error : null)
    })
    if (arrived > from) damaged = 0
    if (arrived > from && performance.now() - began < piece.quick) size = Math.min(piece.most, size * 2)
    sent = arrived
    sending.onProgress(sent / file.size)
  }
}

/** Does what is asked, and again after a lost connection, until there is an answer or it is no longer wanted. */
export const untilThere = async <T>(work: () => Promise<T>, sending: Sending, lost: unknown = null): Promise<T> => {
  for (let tries = 0, why = lost; ; tries++) {
    if (why !== null) {
      sending.onLost?.(true)
      await pause(Math.max(waits[Math.min(tries, waits.length - 1)] ?? 0, secondsOf(why) * 1000), sending.signal)
    }
    try {
      const answer = await work()
      sending.onLost?.(false)
      return answer
    } catch (error) {
      if (!goesOn(error)) throw error
      why = error
    }
  }
}

/** Whether another try later may succeed: there was no answer, or the server was away or had too much to do. */
const goesOn = (error: unknown): boolean =>
  error instanceof CallError && (error.code === NETWORK_CODE || [429, 502, 503, 504].includes(error.status))

// Another tab, or a piece whose answer was lost: the server says where it goes on.
const isBehind = (error: unknown): boolean => error instanceof CallError && error.fields.some(({ Field }) => Field === 'Offset')

// The server has compared it with its sum.
const isDamaged = (error: unknown): boolean => error instanceof CallError && error.fields.some(({ Field }) => Field === 'Sha256')

const secondsOf = (error: unknown): number => (error instanceof CallError ? (error.retryAfter ?? 0) : 0)

/** Waits so long, or until the browser says that there is a connection again. Rejects when it is no longer wanted. */
const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer)
      globalThis.removeEventListener('online', online)
      signal?.removeEventListener('abort', aborted)
      settle()
    }
    const online = end(resolve)
    const aborted = end(() => reject(new DOMException('The upload was cancelled', 'AbortError')))
    const timer = setTimeout(online, milliseconds)
    globalThis.addEventListener('online', online)
    signal?.addEventListener('abort', aborted)
    if (signal?.aborted) aborted()
  })
