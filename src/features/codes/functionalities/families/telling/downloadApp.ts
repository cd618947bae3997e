import { messages } from '../../../../../core/problem.ts'
import { member, noUrl } from '../../../../base/members/members.ts'
import { orAlternate } from '../../alternate.ts'
import { telling } from './definition.ts'

const isGiven = (url: string) => url.trim().length > noUrl.length
const inStore = { en: 'Address in {store}', es: 'Dirección en {store}', fr: 'Adresse dans {store}' } as const
const labelFor = (store: string) => ({
  en: inStore.en.replace('{store}', store),
  es: inStore.es.replace('{store}', store),
  fr: inStore.fr.replace('{store}', store),
})

/** An app in the stores of phones. */
export const downloadApp = telling({
  type: 'DownloadApp',
  Label: { en: 'Download app', es: 'Descargar aplicación', fr: 'Télécharger l’application' },
  Purpose: {
    en: 'Leads to your app in the App Store and on Google Play.',
    es: 'Lleva a su aplicación en App Store y Google Play.',
    fr: 'Mène à votre application sur l’App Store et Google Play.',
  },
  Caption: { en: 'Opens the app in its store', es: 'Abre la aplicación en su tienda', fr: 'Ouvre l’application dans sa boutique' },
  Icon: 'app',
  QrType: 'DownloadApp',
  members: orAlternate({
    LogoFilename: member.picture({
      label: { en: 'Logo of the app', es: 'Logotipo de la aplicación', fr: 'Logo de l’application' },
      bucket: 'DownloadAppFilename',
    }),
    AppStoreUrl: member.web({ label: labelFor('App Store'), secure: true }),
    PlayStoreUrl: member.web({ label: labelFor('Google Play'), secure: true }),
  }),
  sample: {
    LogoFilename: null,
    AppStoreUrl: 'https://apps.apple.com/us/app/anchor-street/id1234567890',
    PlayStoreUrl: 'https://play.google.com/store/apps/details?id=example.anchorstreet',
    AlternateEnable: false,
    ExternalUrl: noUrl,
  },
  rule: ({ AppStoreUrl, PlayStoreUrl }) =>
    isGiven(AppStoreUrl) || isGiven(PlayStoreUrl) ? [] : [{ Field: 'AppStoreUrl', Message: messages.required }],
  page: ({ LogoFilename, AppStoreUrl, PlayStoreUrl }, { say }) => ({
    heading: say({ en: 'Get the app', es: 'Obtenga la aplicación', fr: 'Obtenez l’application' }),
    blocks: [
      ...(LogoFilename ? [{ is: 'picture', src: LogoFilename, alt: '', look: 'logo' } as const] : []),
      ...(isGiven(AppStoreUrl) ? [{ is: 'link', label: 'App Store', href: AppStoreUrl, tap: 'appStore', picture: 'app' } as const] : []),
      ...(isGiven(PlayStoreUrl)
        ? [{ is: 'link', label: 'Google Play', href: PlayStoreUrl, tap: 'playStore', picture: 'app' } as const]
        : []),
    ],
  }),
  taps: { appStore: 'App Store', playStore: 'Google Play' },
})
