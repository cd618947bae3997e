import { defineWords } from '../../../core/words.ts'

export const words = defineWords({
  en: { stages: { New: 'New', Contacted: 'Contacted', Won: 'Won', Lost: 'Lost' }, count: '{n, plural, one {# lead} other {# leads}}' },
  es: {
    stages: { New: 'Nuevo', Contacted: 'Contactado', Won: 'Ganado', Lost: 'Perdido' },
    count: '{n, plural, one {# interesado} other {# interesados}}',
  },
  fr: {
    stages: { New: 'Nouveau', Contacted: 'Contacté', Won: 'Gagné', Lost: 'Perdu' },
    count: '{n, plural, one {# contact intéressé} other {# contacts intéressés}}',
  },
})

/** The title of a task that assigns leads. */
export const assignWords = defineWords({
  en: { bulkTitle: 'Assign {n, plural, one {# lead} other {# leads}}' },
  es: { bulkTitle: 'Asignar {n, plural, one {# interesado} other {# interesados}}' },
  fr: { bulkTitle: 'Confier {n, plural, one {# contact intéressé} other {# contacts intéressés}}' },
})
