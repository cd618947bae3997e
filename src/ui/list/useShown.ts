import { useMemo } from 'react'
import type { Phrase, Shown } from '../../core/listColumns.ts'
import type { Words } from '../../core/words.ts'
import { useFormats, useLanguage, wordsIn } from '../words.tsx'

/** In whose words and by which clock the cells of lists are shown here. */
export const useShown = (): Shown => {
  const formats = useFormats()
  const [language] = useLanguage()
  return useMemo(() => {
    const phrase: Phrase = (words: Catalog, key, values) => (wordsIn(words, language) as Translate)(key, values) // the key is the catalog's
    return { formats, language, phrase }
  }, [formats, language])
}
type Catalog = Words<Record<string, unknown>>
type Translate = (key: string, values?: Record<string, string | number>) => string
