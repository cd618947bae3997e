import { defineWords } from '../../../core/words.ts'

export const words = defineWords({
  en: { NewLeads: '{n, plural, one {# new vacancy lead} other {# new vacancy leads}}' },
  es: { NewLeads: '{n, plural, one {# interesado nuevo en un espacio} other {# interesados nuevos en espacios}}' },
  fr: { NewLeads: '{n, plural, one {# nouveau contact pour un local} other {# nouveaux contacts pour des locaux}}' },
})
