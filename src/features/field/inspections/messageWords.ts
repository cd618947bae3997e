import { translateMessages } from '../../../core/words.ts'
import { walkMessages } from './model.ts'

export const messageWords = translateMessages(walkMessages, {
  notComplete: {
    es: 'Este recorrido aún no está completo: sus respuestas todavía llegan del teléfono.',
    fr: 'Ce parcours n’est pas encore complet : ses réponses viennent encore du téléphone.',
  },
  over: {
    es: 'Este recorrido ha terminado. Lo que se contó de él se conserva.',
    fr: 'Ce parcours est terminé. Ce qui en a été dit est conservé.',
  },
})
