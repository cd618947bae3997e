import { translateMessages } from '../../../core/words.ts'
import { reportMessages } from './rules.ts'

export const messageWords = translateMessages(reportMessages, {
  shared: {
    es: 'Otras personas ven este informe. Haga una copia para usted.',
    fr: 'D’autres personnes voient ce rapport. Faites-en une copie pour vous.',
  },
  noBlocks: { es: 'Añada al menos una parte.', fr: 'Ajoutez au moins une partie.' },
  noTitle: { es: 'Escriba un título.', fr: 'Saisissez un titre.' },
  noPart: { es: 'Elija una parte de un panel.', fr: 'Choisissez une partie d’un tableau de bord.' },
  noDashboard: { es: 'Este panel no está disponible aquí.', fr: 'Ce tableau de bord n’est pas disponible ici.' },
})
