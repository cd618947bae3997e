import { Worker } from 'node:worker_threads'
import { BackupRefused } from './backupRefused.ts'
import { openPieceSync, type PieceKey, sealPieceSync } from './piece.ts'
import type { PieceDone, PieceWork } from './pieceWorker.ts'

/** Bytes up to which a piece is done at once: it takes less time than the way to the thread and back. */
const SMALL = 64 * 1024
/** Milliseconds without work after which the thread ends. */
const IDLE = 10_000

/** `sealPieceSync`, in a thread of low priority: sums and encryption of a large piece would block the event loop. */
export const sealPiece = async (name: string, plain: Uint8Array, key: PieceKey | null): Promise<Buffer> =>
  plain.length <= SMALL ? sealPieceSync(name, plain, key) : workAside({ work: 'seal', name, bytes: plain, key })

/** `openPieceSync`, in the same thread. */
export const openPiece = async (name: string, sealed: Buffer, key: PieceKey | null): Promise<Buffer> =>
  sealed.length <= SMALL ? openPieceSync(name, sealed, key) : workAside({ work: 'open', name, bytes: sealed, key })

type Waiting = { resolve(bytes: Buffer): void; reject(error: Error): void }
type Thread = { worker: Worker; waiting: Map<number, Waiting>; idle: NodeJS.Timeout }
let thread: Thread | null = null
let pieces = 0

const workAside = (piece: Omit<PieceWork, 'id'>): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const { worker, waiting, idle } = (thread ??= startThread())
    const id = (pieces += 1)
    waiting.set(id, { resolve, reject })
    worker.ref()
    idle.refresh()
    worker.postMessage({ ...piece, id } satisfies PieceWork)
  })

const startThread = (): Thread => {
  const worker = new Worker(new URL('./pieceWorker.ts', import.meta.url))
  const waiting: Thread['waiting'] = new Map()
  const started: Thread = { worker, waiting, idle: setTimeout(() => waiting.size === 0 && end(), IDLE).unref() }
  const end = () => {
    if (thread === started) thread = null
    void worker.terminate()
  }
  worker.on('message', (done: PieceDone) => {
    const one = waiting.get(done.id)
    waiting.delete(done.id)
    if ('bytes' in done) one?.resolve(Buffer.from(done.bytes.buffer, done.bytes.byteOffset, done.bytes.byteLength))
    else one?.reject(done.problem ? new BackupRefused(done.problem, done.message) : new Error(done.message))
    if (waiting.size === 0) worker.unref() // a process that has nothing else to do may end
    started.idle.refresh()
  })
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    end()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('the thread that seals pieces of backups has ended')))
  return started
}
