import { definePayload, defineSection } from '../section.ts'
import { Content as schema } from './model.ts'
import { contentProblems, noContent } from './rules.ts'

export const Content = defineSection({
  index: 3,
  title: { en: 'Content', es: 'Contenido', fr: 'Contenu' },
  shown: 'Content',
  edit: ['ViewSuppress'],
  payload: definePayload({ schema, empty: () => noContent, problems: contentProblems, kept: true, savedBy: 'kit' }),
  fields: {
    Content: { es: 'Contenido', fr: 'Contenu' },
    MarketingBrochure: { en: 'Marketing brochure', es: 'Folleto comercial', fr: 'Brochure commerciale' },
    FacebookUrl: { en: 'Facebook', es: 'Facebook', fr: 'Facebook' },
    LinkedInUrl: { en: 'LinkedIn', es: 'LinkedIn', fr: 'LinkedIn' },
    AppStoreUrl: { en: 'App Store', es: 'App Store', fr: 'App Store' },
    InstagramUrl: { en: 'Instagram', es: 'Instagram', fr: 'Instagram' },
    YoutubeUrl: { en: 'YouTube', es: 'YouTube', fr: 'YouTube' },
    GooglePlayUrl: { en: 'Google Play', es: 'Google Play', fr: 'Google Play' },
    TwitterUrl: { en: 'Twitter', es: 'Twitter', fr: 'Twitter' },
    TikTokUrl: { en: 'TikTok', es: 'TikTok', fr: 'TikTok' },
    VimeoUrl: { en: 'Vimeo', es: 'Vimeo', fr: 'Vimeo' },
  },
})
