import { defineWords } from '../../../../core/words.ts'

const names = {
  FacebookUrl: 'Facebook',
  LinkedInUrl: 'LinkedIn',
  AppStoreUrl: 'App Store',
  InstagramUrl: 'Instagram',
  YoutubeUrl: 'YouTube',
  GooglePlayUrl: 'Google Play',
  TwitterUrl: 'Twitter',
  TikTokUrl: 'TikTok',
  VimeoUrl: 'Vimeo',
}

export const words = defineWords({
  en: { ...names, MarketingBrochure: 'Marketing Brochure', filled: '{n, plural, =0 {No links} one {# link} other {# links}}' },
  es: { ...names, MarketingBrochure: 'Folleto de marketing', filled: '{n, plural, =0 {Sin enlaces} one {# enlace} other {# enlaces}}' },
  fr: { ...names, MarketingBrochure: 'Brochure marketing', filled: '{n, plural, =0 {Aucun lien} one {# lien} other {# liens}}' },
})
