import { route } from '../../../ui/route.ts'
import { answerFlag as may } from '../answers/model.ts'

const title = { en: 'Feedback', es: 'Opiniones', fr: 'Avis' }

/** Query: `status`, `score`, `owner`, `about`; the building is the chosen one. */
export const answerList = route('/feedback', { title, may, needs: 'account', load: () => import('./screens/AnswerList.tsx') })

export const answerPage = route('/feedback/{groupId}/{answerId}', { title, may, load: () => import('./screens/AnswerPage.tsx') })

export const routes = [answerList, answerPage]
