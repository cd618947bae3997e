import { defineWords } from '../../../../../core/words.ts'

export const words = defineWords({
  en: { MarketingBrochure: 'Marketing brochure', filled: '{n, plural, =0 {No links} one {# link} other {# links}}' },
  es: { MarketingBrochure: 'Folleto de marketing', filled: '{n, plural, =0 {Sin enlaces} one {# enlace} other {# enlaces}}' },
  fr: { MarketingBrochure: 'Brochure marketing', filled: '{n, plural, =0 {Aucun lien} one {# lien} other {# liens}}' },
})
