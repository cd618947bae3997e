import { defineWords } from '../../../core/words.ts'

export const words = defineWords({
  en: { stages: { New: 'New', Contacted: 'Contacted', Won: 'Won', Lost: 'Lost' } },
  es: { stages: { New: 'Nuevo', Contacted: 'Contactado', Won: 'Ganado', Lost: 'Perdido' } },
  fr: { stages: { New: 'Nouveau', Contacted: 'Contacté', Won: 'Gagné', Lost: 'Perdu' } },
})
