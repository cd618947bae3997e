import { IconLanguage, IconLogout, IconMoon, IconSun } from '@tabler/icons-react'
import { may, type PermissionsHash } from '../../core/permissions.ts'
import { type Language, languages } from '../../core/words.ts'
import type { PaletteAction } from '../../ui/frame/featureFrame.ts'
import type { PaletteItem } from '../../ui/kit/Palette.tsx'
import { type LanguageText, textIn } from '../../ui/language.ts'
import { sessionPorts, signOut, useSession } from '../../ui/session.ts'
import { type ThemeChoice, useThemeChoice } from '../../ui/themeChoice.ts'
import { useLanguage } from '../../ui/words.tsx'
import { frames, inOrder } from './frames.ts'

const actions = inOrder(frames.map(one => one.actions))

/** The actions of somebody with these flags. */
export const actionsFor = (permissions: PermissionsHash, account: string | null): readonly PaletteAction[] =>
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
