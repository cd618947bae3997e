import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { findInPdf, type PdfHits } from './findInPdf.ts'
import type { OpenedPdf } from './pdfFiles.ts'

export type PdfSearch = { typed: string; onType: (text: string) => void; text: string; hits: PdfHits | null }

/** What is searched in a file: the pages that hold it, and the first of them shown. `hits` is null while nothing is searched or it is under way. */
export const useHits = (opened: OpenedPdf | null, show: (page: number) => void): PdfSearch => {
  const [typed, onType] = useState('')
  const [text] = useDebouncedValue(typed.trim(), 250)
  const [found, setFound] = useState<{ text: string; hits: PdfHits } | null>(null)
  useEffect(() => {
    if (!opened || text === '') return
    const ending = new AbortController()
    void findInPdf(opened, text, ending.signal).then(hits => {
      if (ending.signal.aborted) return
      setFound({ text, hits })
      const [first] = hits.keys()
      if (first !== undefined) show(first)
    })
    return () => ending.abort()
  }, [opened, text, show])
  return { typed, onType, text, hits: found?.text === text && text !== '' ? found.hits : null }
}
