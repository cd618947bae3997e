import { defineWords } from '../../../core/words.ts'

/** What people are told of dates of rounds. */
export const tellWords = defineWords({
  en: {
    roundLate: {
      title: '{round} is late',
      text: 'It was due in {building} until {time} on {day}. It can still be walked.',
    },
    roundMissed: {
      title: '{round} was missed',
      text: 'It was due in {building} until {time} on {day}, and nobody has walked it.',
    },
  },
  es: {
    roundLate: {
      title: '{round} va con retraso',
      text: 'Debía hacerse en {building} hasta las {time} del {day}. Aún se puede recorrer.',
    },
    roundMissed: {
      title: 'Se perdió {round}',
      text: 'Debía hacerse en {building} hasta las {time} del {day} y nadie la ha recorrido.',
    },
  },
  fr: {
    roundLate: {
      title: '{round} est en retard',
      text: 'Elle était prévue à {building} jusqu’à {time} le {day}. Elle peut encore être parcourue.',
    },
    roundMissed: {
      title: '{round} a été manquée',
      text: 'Elle était prévue à {building} jusqu’à {time} le {day}, et personne ne l’a parcourue.',
    },
  },
})
