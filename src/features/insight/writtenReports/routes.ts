import { route } from '../../../ui/route.ts'
import { writtenReportPaper } from './papers.ts'

const { may, title } = writtenReportPaper

/** The written reports of a building. */
export const writtenReports = route('/analytics/reports/written', {
  title: { en: 'Written reports', es: 'Informes escritos', fr: 'Rapports écrits' },
  may,
  needs: 'building',
  load: () => import('./screens/ReportsPage.tsx'),
})
/** One of them; `type`: whose feedback it is about. */
export const writtenReport = route('/report/{type}/{rId}', { title, may, needs: 'account', load: () => import('./screens/ReportPage.tsx') })
const paper = route('/pdfFeedbackAnalysis/{gId}/{bId}/{rId}', {
  title,
  layout: 'print',
  open: true,
  load: () => import('./screens/PaperPage.tsx'),
})

export const routes = [writtenReports, writtenReport, paper]
