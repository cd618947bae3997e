/** A part of the program that did not come: the specification's message, N being the chunk's name, and its code. */
export type LostChunk = { message: string; code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED' }

const failures = /loading chunk|dynamically imported module|importing a module script/i
const address = /\/([\w.-]+?)(?:-[\w-]{8})?\.m?js\b/

/** What a failed import says, in the words of each browser, as a lost chunk; null for any other error. */
export const lostChunk = (error: unknown): LostChunk | null => {
  const text = error instanceof Error ? error.message : ''
  if (/preload CSS|CSS chunk/i.test(text)) return { message: 'Loading CSS chunk failed', code: 'CSS_CHUNK_LOAD_FAILED' }
  if (!failures.test(text)) return null
  const name = address.exec(text)?.[1]
  return { message: name ? `Loading chunk ${name} failed` : 'Loading chunk failed', code: 'CHUNK_LOAD_FAILED' }
}
