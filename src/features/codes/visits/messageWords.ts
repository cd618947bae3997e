import { translateMessages } from '../../../core/words.ts'
import { visitMessages } from './rules.ts'

export const messageWords = translateMessages(visitMessages, {
  before: { es: 'Elija una hora posterior a la entrada.', fr: 'Choisissez une heure après l’arrivée.' },
  future: { es: 'Elija una hora que ya haya pasado.', fr: 'Choisissez une heure passée.' },
  long: {
    es: 'Una visita dura 24 horas como mucho. Diga cuándo se fue.',
    fr: 'Une visite dure 24 heures au plus. Dites quand elle s’est terminée.',
  },
  out: { es: 'Ya se ha ido.', fr: 'Cette personne est déjà partie.' },
  here: { es: 'Ya tiene registrada la entrada.', fr: 'Cette personne est déjà enregistrée.' },
  staff: { es: 'Elija quién del personal es.', fr: 'Choisissez la personne de l’équipe.' },
  breaks: { es: 'Solo el personal presente hace una pausa.', fr: 'Seul le personnel présent prend une pause.' },
})
