import type { Paper } from '../../base/papers/model.ts'
import { reportLinkDays } from './model.ts'

/** A written report on paper; it may be given on. */
export const writtenReportPaper = {
  key: 'WrittenReport',
  title: { en: 'Feedback analysis', es: 'Análisis de opiniones', fr: 'Analyse des avis' },
  path: '/pdfFeedbackAnalysis/{gId}/{bId}/{rId}',
  scope: 'building',
  may: 'AnalyticsDashboards',
  linkDays: reportLinkDays,
} as const satisfies Paper

/** The address of a report's paper. */
export const writtenReportPath = ({ gId, bId, rId }: { gId: string; bId: string; rId: string }): string =>
  `/pdfFeedbackAnalysis/${gId}/${bId}/${rId}`
