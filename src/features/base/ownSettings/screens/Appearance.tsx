import { Anchor, type MantineColorScheme, SegmentedControl, Stack, useMantineColorScheme } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import type { Input } from '../../../../core/call.ts'
import { isLanguage } from '../../../../core/words.ts'
import { useWrite } from '../../../../ui/calls.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { RouteLink } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { isByPin } from '../../../../ui/sessionTypes.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { SaveSettings } from '../../people/contract.ts'
import { accessibility } from '../../people/routes.ts'
import { words } from '../words.ts'
import classes from './settings.module.css'

type Theme = 'light' | 'dark' | 'system'
const schemes: Record<Theme, MantineColorScheme> = { light: 'light', dark: 'dark', system: 'auto' }
const themeOf = (scheme: MantineColorScheme): Theme => (scheme === 'auto' ? 'system' : scheme)
const isTheme = (text: string): text is Theme => Object.hasOwn(schemes, text)

/** Theme and language: kept in this browser at once and with the user for the next one. */
export const Appearance = () => {
  const t = useWords(words)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [language, chooseLanguage] = useLanguage()
  const write = useWrite(SaveSettings, {})
  const { profile } = useSession()
  const save = (settings: Input<typeof SaveSettings>) => void (isByPin(profile) || write.run(settings))
  const themes = [
    { value: 'light', label: t('light') },
    { value: 'dark', label: t('dark') },
    { value: 'system', label: t('system') },
  ]
  const languages = [
    { value: 'en', label: 'English' },
    { value: 'es', label: 'Español' },
    { value: 'fr', label: 'Français' },
  ]
  const pickTheme = (Theme: string) => {
    if (!isTheme(Theme)) return
    setColorScheme(schemes[Theme])
    save({ Theme, Language: language })
  }
  const pickLanguage = (Language: string) => {
    if (!isLanguage(Language)) return
    chooseLanguage(Language)
    save({ Theme: themeOf(colorScheme), Language })
  }
  return (
    <Section title={t('appearance')} collapsible={false}>
      <Stack gap="lg">
        <Choice title={t('theme')} lead={t('themeLead')}>
          <SegmentedControl data={themes} value={themeOf(colorScheme)} onChange={pickTheme} aria-label={t('theme')} />
        </Choice>
        <Choice title={t('language')} lead={t('languageLead')}>
          <SegmentedControl data={languages} value={language} onChange={pickLanguage} aria-label={t('language')} />
        </Choice>
        <Anchor renderRoot={props => <RouteLink to={accessibility} {...props} />}>{t('accessibility')}</Anchor>
      </Stack>
    </Section>
  )
}

const Choice = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => {
  const id = useId()
  return (
    <div className={classes.choice}>
      <div>
        <h3 className={classes.name} id={id}>
          {title}
        </h3>
        <p className={classes.soft}>{lead}</p>
      </div>
      {children}
    </div>
  )
}
