import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A file of a ZIP that is written as its bytes come: at most 4 GB less one byte, packed or not. */
export type ZipSource = { readonly name: string; readonly content: AsyncIterable<Uint8Array> }

/** The first day that a ZIP knows, by any clock: when a file was made stands in what is exported. */
const mtime = new Date(1980, 0, 1)

/**
 * The bytes of a ZIP, never whole in memory: each source is read, packed and handed on before the next one is asked for. The ZIP as a whole may be
 * of any size and number of files (ZIP64).
 */
export async function* writeZip(sources: AsyncIterable<ZipSource>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const output = Readable.from(zip.outputStream)
  const fail = (error: unknown) => void output.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', fail)
  const add = async () => {
    for await (const { name, content } of sources) {
      const stream = Readable.from(content, { objectMode: false })
      zip.addReadStream(stream, name, { mtime, forceDosTimestamp: true })
      await finished(stream)
    }
    zip.end()
  }
  add().catch(fail)
  yield* output
}
