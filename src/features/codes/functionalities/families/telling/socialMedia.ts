import { messages } from '../../../../../core/problem.ts'
import { type Member, member, noUrl } from '../../../../base/members/members.ts'
import { telling } from './definition.ts'
import type { LinkPicture } from './model.ts'

/** The networks, by the member that holds the address there. */
const networks = {
  FacebookUrl: ['Facebook', 'facebook'],
  TikTokUrl: ['TikTok', 'tiktok'],
  TwitterUrl: ['X (Twitter)', 'twitter'],
  InstagramUrl: ['Instagram', 'instagram'],
  LinkedInUrl: ['LinkedIn', 'linkedin'],
  YoutubeUrl: ['YouTube', 'youtube'],
  VimeoUrl: ['Vimeo', 'vimeo'],
} as const satisfies Record<string, readonly [string, LinkPicture]>
type NetworkMember = keyof typeof networks
const all = Object.entries(networks) as [NetworkMember, (typeof networks)[NetworkMember]][] // an object's own entries
const members = Object.fromEntries(
  all.map(([name, [network]]) => [name, member.web({ label: { en: network, es: network, fr: network } })]),
) as Record<NetworkMember, Member<string>> // the same keys
const isGiven = (url: string) => url.trim().length > noUrl.length

/** Where the building is found on social networks. */
export const socialMedia = telling({
  type: 'SocialMedia',
  Label: { en: 'Social media', es: 'Redes sociales', fr: 'Réseaux sociaux' },
  Purpose: {
    en: 'Shows where people can follow the building.',
    es: 'Muestra dónde se puede seguir al edificio.',
    fr: 'Montre où suivre le bâtiment.',
  },
  Caption: { en: 'Links to social media', es: 'Enlaces a redes sociales', fr: 'Liens vers les réseaux sociaux' },
  Icon: 'social',
  QrType: 'SocialMedia',
  members,
  sample: {
    FacebookUrl: 'https://www.facebook.com/anchorstreet',
    TikTokUrl: noUrl,
    TwitterUrl: noUrl,
    InstagramUrl: 'https://www.instagram.com/anchorstreet',
    LinkedInUrl: 'https://www.linkedin.com/company/anchor-street',
    YoutubeUrl: noUrl,
    VimeoUrl: noUrl,
  },
  rule: form => (all.some(([name]) => isGiven(form[name])) ? [] : [{ Field: 'FacebookUrl', Message: messages.required }]),
  page: (form, { say }) => ({
    heading: say({ en: 'Follow us', es: 'Síganos', fr: 'Suivez-nous' }),
    blocks: all.flatMap(([name, [label, picture]]) =>
      isGiven(form[name]) ? [{ is: 'link', label, href: form[name], tap: picture, picture } as const] : [],
    ),
  }),
  taps: Object.fromEntries(all.map(([, [label, picture]]) => [picture, label])),
})
