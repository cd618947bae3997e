import type { Language } from '../../../../core/words.ts'
import { words as peopleWords } from '../../../base/people/words.ts'
import { plainPath, type SignInBody } from '../model.ts'

/** Asks who it is, by email and password. */
export const SignInForm = ({ body: { email, next }, language }: { body: SignInBody; language: Language }) => {
  const t = peopleWords[language]
  return (
    <form method="post" action={`${plainPath}/sign-in?lang=${language}`}>
      <input type="hidden" name="next" value={next} />
      <div className="field">
        <label htmlFor="UserName">{t.email}</label>
        <input id="UserName" name="UserName" type="email" autoComplete="username" maxLength={254} required defaultValue={email} />
      </div>
      <div className="field">
        <label htmlFor="Password">{t.password}</label>
        <input id="Password" name="Password" type="password" autoComplete="current-password" maxLength={100} required />
      </div>
      <div className="field ticks">
        <label>
          <input type="checkbox" name="Keep" value="true" />
          <span>{t.keep}</span>
        </label>
      </div>
      <button type="submit" className="button">
        {t.signIn}
      </button>
    </form>
  )
}
