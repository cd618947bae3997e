import { href } from '../../../../ui/route.ts'
import type { ImportPages } from '../../../base/importing/screens/importPages.ts'
import { reviewColumns } from '../columns.ts'
import { importCalls } from '../contract.ts'
import { importFile, imports } from '../routes.ts'
import { words } from '../words.ts'

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
}
