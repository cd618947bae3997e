import type { SelectorPage } from '../../../ui/frame/selectorPages.ts'
import { route } from '../../../ui/route.ts'
import { notepadPaper } from './papers.ts'

const { title } = notepadPaper
const may = ['ManageLibraries', 'MasterNotepad'] as const

/** The notes of the account, or of the chosen building. */
export const notepad = route('/lintelNotepad', { title, may, needs: 'account', load: () => import('./screens/Notepad.tsx') })
/** The same under the addresses of the dashboards, for who holds its key there. */
const notepadOfBuilding = route('/analytics/dashboard/masterNotepad', {
  title,
  may: 'MasterNotepad',
  also: 'AnalyticsDashboards',
  needs: 'building',
  load: () => import('./screens/Notepad.tsx'),
})
/** The notepad among the dashboards of a building. */
export const notepadEntry: SelectorPage = {
  head: {
    key: 'MasterNotepad',
    title,
    lead: {
      en: 'What is to change on pages and signs, and what has been answered.',
      es: 'Qué hay que cambiar en páginas y letreros, y qué se ha respondido.',
      fr: 'Ce qui doit changer sur les pages et les panneaux, et ce qui a reçu une réponse.',
    },
  },
  pages: { building: notepadOfBuilding },
  start: {},
}
export const notepadDashboard = route('/masterNotepadDashboard', {
  title,
  may,
  needs: 'account',
  load: () => import('./screens/Notepad.tsx'),
})
const paper = route('/pdfMasterNotepad/{gId}/{bId}/{type}', {
  title,
  layout: 'print',
  open: true,
  load: () => import('./screens/PaperPage.tsx'),
})

const proof = {
  title: { en: 'Content proof', es: 'Prueba de contenido', fr: 'Épreuve du contenu' },
  layout: 'top',
  open: true,
} as const
/** The pages behind the codes of a building, for the customer by the PIN of the survey, and for staff. */
export const digitalProof = route('/digitalProof/{gId?}/{bId?}', { ...proof, load: () => import('./screens/DigitalProof.tsx') })
/** The same, one page after the other. */
export const digitalProofCarousel = route('/digitalProofCarousel/{gId?}/{bId?}', {
  ...proof,
  load: () => import('./screens/DigitalProofCarousel.tsx'),
})

export const routes = [notepad, notepadOfBuilding, notepadDashboard, paper, digitalProof, digitalProofCarousel]
