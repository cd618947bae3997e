import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { BackupRefused } from './backupRefused.ts'
import { openPieceSync, type PieceKey, sealPieceSync } from './piece.ts'

/** What a thread of pieces does, of which piece. */
export type PieceWork = { id: number; work: 'seal' | 'open'; name: string; bytes: Uint8Array; key: PieceKey | null }
export type PieceDone = { id: number } & ({ bytes: Uint8Array } | { problem: BackupRefused['problem'] | null; message: string })

// Linux gives each thread its own priority; elsewhere this would slow down the whole process.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 10))

const doWork = ({ work, name, bytes, key }: PieceWork): Buffer => {
  const keys = key && { current: key.current && Buffer.from(key.current), all: key.all.map(one => Buffer.from(one)) } // sent as plain arrays
  return work === 'seal'
    ? sealPieceSync(name, bytes, keys)
    : openPieceSync(name, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), keys)
}

const answer = (piece: PieceWork): PieceDone => {
  try {
    return { id: piece.id, bytes: doWork(piece) }
  } catch (error) {
    const problem = error instanceof BackupRefused ? error.problem : null
    return { id: piece.id, problem, message: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (piece: PieceWork) => parentPort?.postMessage(answer(piece)))
