import { webText, z } from '../../../../../core/call.ts'

/** The social and marketing links of a building, in the form's order. */
export const links = [
  'MarketingBrochure',
  'FacebookUrl',
  'LinkedInUrl',
  'AppStoreUrl',
  'InstagramUrl',
  'YoutubeUrl',
  'GooglePlayUrl',
  'TwitterUrl',
  'TikTokUrl',
  'VimeoUrl',
] as const
export type LinkName = (typeof links)[number]

/** Names of the services, alike in every language. */
export const services: Partial<Record<LinkName, string>> = {
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

const link = z.optional(z.nullable(webText()))

/** What the section Content saves: web addresses, each of them optional. */
export const Content = z.strictObject({
  MarketingBrochure: link,
  FacebookUrl: link,
  LinkedInUrl: link,
  AppStoreUrl: link,
  InstagramUrl: link,
  YoutubeUrl: link,
  GooglePlayUrl: link,
  TwitterUrl: link,
  TikTokUrl: link,
  VimeoUrl: link,
})
export type Content = z.output<typeof Content>
