import { Logo } from '../../../../ui/kit/Logo.tsx'
import { AddressLink } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import { accessibilityWords } from '../accessibilityWords.ts'
import classes from './Accessibility.module.css'
import entrance from './Entrance.module.css'

const sections = [
  ['aim', 'aimText'],
  ['keys', 'keysText'],
  ['reader', 'readerText'],
  ['sight', 'sightText'],
  ['checked', 'checkedText'],
  ['limits', 'limitsText'],
  ['tell', 'tellText'],
] as const

/** What the portal says of its accessibility, with a session and without. */
export const Screen = () => {
  const t = useWords(accessibilityWords)
  return (
    <div className={classes.page}>
      <header>
        <Logo size={26} wordmark />
      </header>
      <main id="main">
        <h1 className={entrance.title}>{t('title')}</h1>
        <p className={entrance.lead}>{t('lead')}</p>
        {sections.map(([title, text]) => (
          <section key={title}>
            <h2 className={classes.heading}>{t(title)}</h2>
            <p className={classes.text}>{t(text)}</p>
          </section>
        ))}
        <AddressLink href="/" className={classes.back}>
          {t('back')}
        </AddressLink>
      </main>
    </div>
  )
}
