import { route } from '../../../ui/route.ts'
import { workLetterPaper } from './papers.ts'

/** The paper of a letter. */
const paper = route('/pdfWorkLetter/{gId}/{bId}/{iptId}', {
  title: workLetterPaper.title,
  layout: 'print',
  open: true,
  load: () => import('./screens/LetterPage.tsx'),
})

export const routes = [paper]
