import type { ReactNode } from 'react'
import { languageNames, languages } from '../../../../core/words.ts'
import { Facade } from '../../../../ui/kit/Facade.tsx'
import { Logo } from '../../../../ui/kit/Logo.tsx'
import { RouteLink } from '../../../../ui/route.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { accessibility } from '../routes.ts'
import { words } from '../words.ts'
import classes from './Entrance.module.css'

/** The one form of such a page; Enter and its button save it. */
export const EntranceForm = ({ form, children }: { form: { save(): Promise<unknown> }; children: ReactNode }) => (
  <form
    noValidate
    className={classes.fields}
    onSubmit={event => {
      event.preventDefault()
      void form.save()
    }}
  >
    {children}
  </form>
)

/** The pages before the portal: sign-in, PIN, password reset. One form, a picture beside it where there is room. */
export const Entrance = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => {
  const t = useWords(words)
  const [language, choose] = useLanguage()
  return (
    <div className={classes.page}>
      <div className={classes.side}>
        <header>
          <Logo size={26} wordmark />
        </header>
        <main className={classes.form}>
          <h1 className={classes.title}>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
          {children}
        </main>
        <footer className={classes.foot}>
          <div role="group" aria-label={t('language')}>
            {languages.map(one => (
              <button
                key={one}
                type="button"
                lang={one}
                className={classes.language}
                aria-pressed={one === language}
                onClick={() => choose(one)}
              >
                {languageNames[one]}
              </button>
            ))}
          </div>
          <RouteLink to={accessibility} className={classes.about}>
            {t('accessibility')}
          </RouteLink>
        </footer>
      </div>
      <aside className={classes.picture} aria-label={t('about')}>
        <Facade />
        <p className={classes.claim}>{t('claim')}</p>
      </aside>
    </div>
  )
}
