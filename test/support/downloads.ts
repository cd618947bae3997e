import { afterEach, beforeEach, vi } from 'vitest'

export type Given = { content: string | Uint8Array; name: string }

/** What the code under test gives to its user as files, newest last: a browser's means are stood in for, whatever was imported before. */
export const givenFiles = (): Given[] => {
  const given: Given[] = []
  let content: Given['content'] = ''
  class Kept {
    readonly content: Given['content']
    constructor([first]: [Given['content']]) {
      this.content = first
    }
  }
  beforeEach(() => {
    given.splice(0)
    vi.stubGlobal('Blob', Kept)
    vi.stubGlobal('document', { createElement: () => ({ download: '', click: clicked }) })
    vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
      content = (blob as unknown as Kept).content // made by the class above
      return 'blob:file'
    })
  })
  function clicked(this: { download: string }) {
    given.push({ content, name: this.download })
  }
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return given
}
