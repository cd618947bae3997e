import {
  IconBuildingPlus,
  IconClipboardPlus,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconQrcode,
  IconSend,
  IconSettings,
  IconSun,
  IconUpload,
  IconUsersPlus,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { may, type Permission, type PermissionsHash } from '../../core/permissions.ts'
import { type Language, languages } from '../../core/words.ts'
import { settings } from '../../features/base/ownSettings/routes.ts'
import { qrCodeList, qrEditor } from '../../features/codes/qr/routes.ts'
import { accountCreate } from '../../features/property/administration/routes.ts'
import { createLabel } from '../../features/property/buildings/createLabel.ts'
import { propertyAdd } from '../../features/property/buildings/routes.ts'
import { imports } from '../../features/property/imports/routes.ts'
import { newSurvey, surveyList } from '../../features/surveys/surveys/routes.ts'
import type { PaletteItem } from '../../ui/kit/Palette.tsx'
import { type LanguageText, textIn } from '../../ui/language.ts'
import { href } from '../../ui/route.ts'
import { sessionPorts, signOut, useSession } from '../../ui/session.ts'
import { type ThemeChoice, useThemeChoice } from '../../ui/themeChoice.ts'
import { useLanguage } from '../../ui/words.tsx'

type ActionPlace = { gId: string | null; bId: string | null }
type Action = {
  label: LanguageText
  /** Other words that it is looked for by. */
  also?: string
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  may?: Permission | readonly Permission[] | undefined
  /** Offered only with an account chosen. */
  inAccount?: boolean
  to: (place: ActionPlace) => string
}

/** What somebody may begin from anywhere, besides opening a page of the menu. An action stands here when its page does. */
const actions: readonly Action[] = [
  {
    label: { en: 'New QR code', es: 'Nuevo código QR', fr: 'Nouveau code QR' },
    also: 'create add make sign',
    icon: IconQrcode,
    may: 'ManageLibraries',
    inAccount: true,
    to: ({ gId, bId }) => (gId && bId ? href(qrEditor, { groupId: gId, bId }) : href(qrCodeList)),
  },
  {
    label: createLabel,
    also: 'add building property',
    icon: IconBuildingPlus,
    may: 'GlobalManageEntities',
    inAccount: true,
    to: () => href(propertyAdd),
  },
  {
    label: { en: 'Import buildings', es: 'Importar edificios', fr: 'Importer des immeubles' },
    also: 'upload excel xlsx csv properties',
    icon: IconUpload,
    may: 'GlobalManageEntities',
    inAccount: true,
    to: () => href(imports),
  },
  {
    label: { en: 'New survey', es: 'Nueva encuesta', fr: 'Nouvelle enquête' },
    also: 'create build add',
    icon: IconClipboardPlus,
    may: newSurvey.may,
    inAccount: true,
    to: () => href(newSurvey),
  },
  {
    label: { en: 'Send survey', es: 'Enviar encuesta', fr: 'Envoyer une enquête' },
    also: 'mail customer',
    icon: IconSend,
    may: 'CustomerSurveyLinks',
    inAccount: true,
    to: () => href(surveyList, null, { status: 'Completed' }),
  },
  {
    label: { en: 'Create account', es: 'Crear cuenta', fr: 'Créer un compte' },
    also: 'add new customer group',
    icon: IconUsersPlus,
    may: 'ManageGroups',
    to: () => href(accountCreate),
  },
  { label: settings.title, also: 'profile password', icon: IconSettings, to: () => href(settings) },
]

/** The actions of somebody with these flags. */
export const actionsFor = (permissions: PermissionsHash, account: string | null): readonly Action[] =>
  actions.filter(one => may(permissions, one.may) && !(one.inAccount && !account))

const themes: Record<ThemeChoice, LanguageText> = {
  light: { en: 'Switch theme: light', es: 'Cambiar tema: claro', fr: 'Changer de thème : clair' },
  dark: { en: 'Switch theme: dark', es: 'Cambiar tema: oscuro', fr: 'Changer de thème : sombre' },
  system: { en: 'Switch theme: as the system', es: 'Cambiar tema: como el sistema', fr: 'Changer de thème : comme le système' },
}
const languageNames: Record<Language, string> = { en: 'Language: English', es: 'Idioma: español', fr: 'Langue : français' }
const leave = { en: 'Sign out', es: 'Cerrar sesión', fr: 'Se déconnecter' }
const RUN = 'do:'

type Found = PaletteItem & { also?: string | undefined; run?: () => unknown }

/** The actions of the palette, and what runs one that is no address. */
export const useActions = (): { items: readonly Found[]; run: (id: string) => boolean } => {
  const { permissions, gId, bId, isGlobalAdmin, selection } = useSession()
  const [language, chooseLanguage] = useLanguage()
  const [theme, chooseTheme] = useThemeChoice()
  const account = isGlobalAdmin ? selection.selectedGroupId : gId
  const keep = (Theme: ThemeChoice, Language: Language) => {
    chooseTheme(Theme)
    chooseLanguage(Language)
    sessionPorts()
      .keepSettings?.({ Theme, Language })
      .catch(() => null) // this browser has kept them
  }
  const items: Found[] = [
    ...actionsFor(permissions, account).map(({ label, also, icon: Icon, to }) => ({
      id: to({ gId: account, bId }),
      label: textIn(label, language),
      also,
      icon: <Icon size={18} aria-hidden />,
    })),
    ...(Object.keys(themes) as ThemeChoice[]) // the keys of that record
      .filter(one => one !== theme)
      .map(one => ({
        id: `${RUN}theme-${one}`,
        label: textIn(themes[one], language),
        also: 'dark light mode',
        icon: one === 'light' ? <IconSun size={18} aria-hidden /> : <IconMoon size={18} aria-hidden />,
        run: () => keep(one, language),
      })),
    ...languages
      .filter(one => one !== language)
      .map(one => ({
        id: `${RUN}language-${one}`,
        label: languageNames[one],
        also: 'language idioma langue',
        icon: <IconLanguage size={18} aria-hidden />,
        run: () => keep(theme, one),
      })),
    { id: `${RUN}leave`, label: leave[language], also: 'logout log out', icon: <IconLogout size={18} aria-hidden />, run: signOut },
  ]
  const run = (id: string): boolean => {
    if (!id.startsWith(RUN)) return false
    items.find(item => item.id === id)?.run?.()
    return true
  }
  return { items, run }
}
