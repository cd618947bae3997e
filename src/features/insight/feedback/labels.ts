import type { Label } from '../../../core/labels.ts'
import type { Language } from '../../../core/words.ts'
import { splitCode } from '../../property/entityTypes/model.ts'

/** The names of comment topics by their code. */
const topics: Readonly<Record<string, Label>> = {
  Cleanliness: { en: 'Cleanliness', es: 'Limpieza', fr: 'Propreté' },
  Restrooms: { en: 'Restrooms', es: 'Baños', fr: 'Toilettes' },
  Elevators: { en: 'Elevators', es: 'Ascensores', fr: 'Ascenseurs' },
  Temperature: { en: 'Temperature', es: 'Temperatura', fr: 'Température' },
  Staff: { en: 'Staff', es: 'Personal', fr: 'Personnel' },
  Security: { en: 'Security', es: 'Seguridad', fr: 'Sécurité' },
  Parking: { en: 'Parking', es: 'Estacionamiento', fr: 'Stationnement' },
  Noise: { en: 'Noise', es: 'Ruido', fr: 'Bruit' },
  Lighting: { en: 'Lighting', es: 'Iluminación', fr: 'Éclairage' },
  Maintenance: { en: 'Maintenance', es: 'Mantenimiento', fr: 'Entretien' },
  'Wi-Fi': { en: 'Wi-Fi', es: 'Wi-Fi', fr: 'Wi-Fi' },
  Lobby: { en: 'Lobby', es: 'Vestíbulo', fr: 'Hall' },
  'Food & Coffee': { en: 'Food & Coffee', es: 'Comida y café', fr: 'Restauration' },
  Amenities: { en: 'Amenities', es: 'Amenidades', fr: 'Équipements' },
  'Response Time': { en: 'Response Time', es: 'Tiempo de respuesta', fr: 'Délai de réponse' },
  Odor: { en: 'Odor', es: 'Olores', fr: 'Odeurs' },
  Accessibility: { en: 'Accessibility', es: 'Accesibilidad', fr: 'Accessibilité' },
  Pests: { en: 'Pests', es: 'Plagas', fr: 'Nuisibles' },
  Supplies: { en: 'Supplies', es: 'Suministros', fr: 'Fournitures' },
  Cost: { en: 'Cost', es: 'Costo', fr: 'Coût' },
}

/** The name of a comment topic; an unknown code is split into its words. */
export const topicLabel = (code: string, language: Language): string => topics[code]?.[language] ?? splitCode(code)
/** The codes that have a name. */
export const namedTopics = Object.keys(topics)
