import { CopyButton } from '../../../../ui/kit/CopyField.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { firstSteps } from '../document.ts'
import { words } from '../words.ts'
import classes from './developers.module.css'

/** How to begin: sign in, make a first call, and what a refusal looks like. */
export const FirstSteps = () => {
  const t = useWords(words)
  const { signIn, firstCall } = firstSteps(window.location.origin)
  const steps = [
    { title: t('stepSignIn'), lead: t('stepSignInLead'), code: signIn },
    { title: t('stepCall'), lead: t('stepCallLead'), code: firstCall },
  ]
  return (
    <section className={classes.first}>
      <h2 className={classes.heading}>{t('begin')}</h2>
      <ol className={classes.steps}>
        {steps.map(({ title, lead, code }) => (
          <li key={title}>
            <div className={classes.example}>
              <h3 className={classes.title}>{title}</h3>
              <CopyButton label={title} value={code} />
            </div>
            <p className={classes.facts}>{lead}</p>
            <pre className={classes.code}>{code}</pre>
          </li>
        ))}
      </ol>
      <p className={classes.facts}>{t('refusals')}</p>
    </section>
  )
}
