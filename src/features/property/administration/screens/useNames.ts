import { useCallback } from 'react'
import type { Localized } from '../../../../core/call.ts'
import { nameIn } from '../../../../core/labels.ts'
import { useLanguage } from '../../../../ui/words.tsx'

/** Names of accounts and buildings in the language of the interface: Spanish where there is one, else English. */
export const useNames = (): ((label: Localized | null) => string) => {
  const [language] = useLanguage()
  return useCallback(label => nameIn(label, language), [language])
}
