import { useRef } from 'react'
import { useThemeChoice } from '../../../../ui/themeChoice.ts'
import { useLanguage } from '../../../../ui/words.tsx'
import type { Profile } from '../model.ts'

/** Takes over the theme and the language that the user has kept; a language picked on this very page stays. */
export const useSavedSettings = () => {
  const [language, chooseLanguage] = useLanguage()
  const [, chooseTheme] = useThemeChoice()
  const found = useRef(language)
  return ({ Theme, Language }: Pick<Profile, 'Theme' | 'Language'>): void => {
    if (Theme) chooseTheme(Theme)
    if (Language && language === found.current) chooseLanguage(Language)
  }
}
