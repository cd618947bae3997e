import { Worker } from 'node:worker_threads'
import { takeTurns } from '../core/turns.ts'

const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
const twoAtOnce = takeTurns(2)

/**
 * What a thread of its own posts first, for libraries that read files of strangers: it gets 256 MB and so many milliseconds. `program` posts one message,
 * made of its `workerData`. Null where it fails, needs more or posts nothing. Two run at once.
 */
export const runInThread = <Out>(program: URL, workerData: unknown, milliseconds: number): Promise<Out | null> =>
  twoAtOnce(
    () =>
      new Promise(resolve => {
        const worker = new Worker(program, { workerData, resourceLimits: limits })
        const timer = setTimeout(() => done(null), milliseconds)
        const done = (out: Out | null) => {
          clearTimeout(timer)
          resolve(out)
          void worker.terminate()
        }
        worker.once('message', (out: Out) => done(out))
        worker.once('error', () => done(null))
        worker.once('exit', () => done(null))
      }),
  )
