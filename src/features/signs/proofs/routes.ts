import { libraryFlags } from '../../../core/permissions.ts'
import { route } from '../../../ui/route.ts'
import { proofReportPaper } from './papers.ts'

/** Reviews of signs, of the account or of the chosen building. */
export const proofReport = route('/digitalProofReport', {
  title: { en: 'QR Engineering', es: 'Ingeniería QR', fr: 'Ingénierie QR' },
  may: libraryFlags,
  needs: 'account',
  load: () => import('./screens/ProofReport.tsx'),
})

/** The signs of the newest review of a building, for staff. Query: `qrType`. */
export const printProof = route('/printProof', {
  title: { en: 'Print proof', es: 'Prueba de impresión', fr: 'Épreuve d’impression' },
  may: libraryFlags,
  needs: 'building',
  load: () => import('./screens/PrintProof.tsx'),
})

/** Where the client's link leads. */
export const clientProof = route('/signProof/{gId?}/{proofId?}/{code?}', {
  title: { en: 'Review of your signs', es: 'Revisión de sus rótulos', fr: 'Contrôle de vos panneaux' },
  layout: 'top',
  open: true,
  load: () => import('./screens/ClientProof.tsx'),
})

const paper = route('/pdfProofReport/{gId}/{bId}/{type}', {
  title: proofReportPaper.title,
  layout: 'print',
  open: true,
  load: () => import('./screens/ProofPaper.tsx'),
})

export const routes = [proofReport, printProof, clientProof, paper]
