import { useCallback } from 'react'
import type { Localized } from '../../../core/call.ts'
import { useLanguage } from '../../../ui/words.tsx'
import { labelIn } from '../../buildings/rules.ts'

/** Names of accounts and buildings in the language of the interface: Spanish where there is one, else English. */
export const useNames = (): ((label: Localized) => string) => {
  const [language] = useLanguage()
  return useCallback(label => labelIn(label, language), [language])
}
