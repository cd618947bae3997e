import { useMemo } from 'react'
import { href } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { ImportPages } from '../../../base/importing/screens/importPages.ts'
import { reviewColumns, reviewFields } from '../columns.ts'
import { importCalls } from '../contract.ts'
import { importFile, imports } from '../routes.ts'
import { words } from '../words.ts'

const useFieldLabels = () => {
  const t = useWords(words)
  return useMemo(() => {
    const field = (name: string): string => {
      const known = reviewFields.find(one => one === name)
      return known ? t(`fields.${known}`) : name
    }
    return { field, value: (_: string, text: string) => text }
  }, [t])
}

/** The pages of the import of reviews. */
export const reviewPages: ImportPages = {
  calls: importCalls,
  columns: reviewColumns,
  words,
  homeHref: '/portfolioAnalytics/globalDashboard/globalGoogleRatingReport',
  listHref: href(imports),
  fileHref: importId => href(importFile, { importId }),
  rowHref: () => null,
  refresh: [],
  downloadTemplate: async language => (await import('./template.ts')).downloadTemplate(language),
  useLabels: useFieldLabels,
}
