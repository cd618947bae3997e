import type { Language } from '../../../../core/words.ts'
import { words as peopleWords } from '../../../base/people/words.ts'
import { plainPath, type SignInBody } from '../model.ts'
import { PlainField } from './PlainField.tsx'

/** Asks who it is, by email and password. */
export const SignInForm = ({ body: { email, next }, language }: { body: SignInBody; language: Language }) => {
  const t = peopleWords[language]
  return (
    <form method="post" action={`${plainPath}/sign-in?lang=${language}`}>
      <input type="hidden" name="next" value={next} />
      <PlainField id="UserName" label={t.email}>
        <input id="UserName" name="UserName" type="email" autoComplete="username" maxLength={254} required defaultValue={email} />
      </PlainField>
      <PlainField id="Password" label={t.password}>
        <input id="Password" name="Password" type="password" autoComplete="current-password" maxLength={100} required />
      </PlainField>
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
