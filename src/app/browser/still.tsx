import { createMemoryHistory } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, languages } from '../../core/words.ts'
import { login } from '../../features/base/people/routes.ts'
import * as signIn from '../../features/base/people/screens/SignIn.tsx'
import { FrameComing } from '../../ui/frame/FrameComing.tsx'
import { languageStore } from '../../ui/language.ts'
import { createAppRouter } from '../../ui/router.tsx'
import { configureSession } from '../../ui/session.ts'
import { Looks, UiRoot } from '../../ui/UiRoot.tsx'
import { ports } from './ports.ts'

/** What stands before the scripts, as HTML made while building: the sign-in page and the frame, in every language. */
export type Stills = Readonly<Record<'signIn' | 'frame', Readonly<Record<Language, string>>>>

export const stills = async (): Promise<Stills> => {
  configureSession(ports)
  const made = { signIn: { en: '', es: '', fr: '' }, frame: { en: '', es: '', fr: '' } }
  for (const language of languages) {
    languageStore.set(language)
    const router = createAppRouter(
      [{ ...login, load: async () => signIn }],
      {},
      { history: createMemoryHistory({ initialEntries: [login.path] }) },
    )
    await router.load()
    made.signIn[language] = renderToStaticMarkup(<UiRoot router={router} />).replace(/<script[\s\S]*?<\/script>/g, '') // the router's
    made.frame[language] = renderToStaticMarkup(
      <Looks>
        <FrameComing />
      </Looks>,
    )
  }
  return made
}
