type TagReading = { message: { records: readonly { recordType: string; data?: DataView }[] } }
type TagReader = { scan(options: { signal: AbortSignal }): Promise<void>; onreading: ((event: TagReading) => void) | null }

/** Milliseconds in which a tag is to be held to the phone. */
const patience = 20_000

/** The link that a tag holds; null where none comes in time, or the phone reads no tags. */
export const readTag = async (): Promise<string | null> => {
  const { NDEFReader } = globalThis as { NDEFReader?: new () => TagReader } // Chrome on Android; no types of it in TypeScript
  if (!NDEFReader) return null
  const ends = new AbortController()
  const reader = new NDEFReader()
  const read = new Promise<string | null>(resolve => {
    const late = setTimeout(() => resolve(null), patience)
    reader.onreading = ({ message }) => {
      const record = message.records.find(({ recordType }) => recordType === 'url' || recordType === 'text')
      if (!record?.data) return
      clearTimeout(late)
      resolve(new TextDecoder().decode(record.data))
    }
  })
  try {
    await reader.scan({ signal: ends.signal })
    return await read
  } catch {
    return null
  } finally {
    ends.abort()
  }
}
