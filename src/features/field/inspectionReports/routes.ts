import { libraryFlags } from '../../../core/permissions.ts'
import { route } from '../../../ui/route.ts'
import { roundDetailPaper } from './papers.ts'

/** Walks of rounds of the account or of the chosen building; `rId` in the address: of one round. */
export const roundSummaries = route('/library/roundSummaries', {
  title: { en: 'Round summaries', es: 'Resúmenes de rondas', fr: 'Résumés des rondes' },
  may: libraryFlags,
  needs: 'account',
  load: () => import('./screens/RoundSummaries.tsx'),
})

/** Answers that were out of their limits. */
export const roundErrors = route('/library/roundErrors', {
  title: { en: 'Round errors', es: 'Errores de rondas', fr: 'Écarts des rondes' },
  may: libraryFlags,
  needs: 'account',
  load: () => import('./screens/RoundErrors.tsx'),
})

const { title } = roundDetailPaper
/** The paper of a walk, under the address of the documents and under its own. */
const paper = route('/pdfRoundDetail/{iptId}', {
  title,
  may: libraryFlags,
  layout: 'print',
  needs: 'account',
  load: () => import('./screens/ReportPage.tsx'),
})
const ownPaper = route('/pdfRoundDetail/{gId}/{bId}/{iptId}', {
  title,
  layout: 'print',
  open: true,
  load: () => import('./screens/ReportPage.tsx'),
})

export const routes = [roundSummaries, roundErrors, paper, ownPaper]
