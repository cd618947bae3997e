import { translateMessages } from '../../../core/words.ts'
import { floorPlanMessages } from './rules.ts'

export const messageWords = translateMessages(floorPlanMessages, {
  picture: { es: 'Elija el plano de la planta.', fr: 'Choisissez le plan de l’étage.' },
  broken: { es: 'No se puede leer esta imagen. Elija otra.', fr: 'Cette image est illisible. Choisissez-en une autre.' },
  otherPlan: { es: 'Este código es de otro edificio.', fr: 'Ce code est d’un autre immeuble.' },
})
