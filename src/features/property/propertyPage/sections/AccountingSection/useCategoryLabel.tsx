import { useCallback } from 'react'
import { useWords } from '../../../../../ui/words.tsx'
import { words } from './words.ts'

type Known = keyof typeof words.en.categories

/** A category as people read it: those that every building has in their language, others as they were typed. */
export const useCategoryLabel = (): ((category: string) => string) => {
  const t = useWords(words)
  return useCallback(category => (isKnown(category) ? t(`categories.${category}`) : category), [t])
}

const isKnown = (category: string): category is Known => Object.hasOwn(words.en.categories, category)
