import { languages } from '../../../../core/words.ts'
import { type ColourChoice, colourChoices, useColours } from '../../../../ui/offline/useColours.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import classes from './phone.module.css'

const names = { en: 'English', es: 'Español', fr: 'Français' } as const

/** The head of the app: its name, the language, and how it looks; "Sunlight" is black on white with strong lines. */
export const PhoneMenu = () => {
  const t = useWords(words)
  const [language, chooseLanguage] = useLanguage()
  const [colours, chooseColours] = useColours()
  return (
    <header className={classes.head}>
      <a className={classes.brand} href="/field">
        Lintel
      </a>
      <span className={classes.choices}>
        <select
          aria-label={t('phone.language')}
          value={language}
          onChange={event => chooseLanguage(languages.find(one => one === event.currentTarget.value) ?? 'en')}
        >
          {languages.map(one => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </select>
        <select
          aria-label={t('phone.look')}
          value={colours}
          onChange={event => chooseColours(event.currentTarget.value as ColourChoice)} // one of the options below
        >
          {colourChoices.map(one => (
            <option key={one} value={one}>
              {t(`phone.looks.${one}`)}
            </option>
          ))}
        </select>
      </span>
    </header>
  )
}
