import { createMemoryHistory } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, languages } from '../../core/words.ts'
import { login } from '../../features/base/people/routes.ts'
import * as signIn from '../../features/base/people/screens/SignIn.tsx'
import { pin } from '../../features/property/pins/routes.ts'
import * as pinPage from '../../features/property/pins/screens/Pin.tsx'
import { FrameComing } from '../../ui/frame/FrameComing.tsx'
import { languageStore } from '../../ui/language.ts'
import { createAppRouter } from '../../ui/router.tsx'
import { configureSession } from '../../ui/session.ts'
import { Looks, UiRoot } from '../../ui/UiRoot.tsx'
import { ports } from './ports.ts'

/** What stands before the scripts, as HTML made while building: the sign-in pages, by password and by PIN, and the frame, in every language. */
export type Stills = Readonly<Record<'signIn' | 'pin' | 'frame', Readonly<Record<Language, string>>>>

export const stills = async (): Promise<Stills> => {
  configureSession(ports)
  const made = { signIn: { en: '', es: '', fr: '' }, pin: { en: '', es: '', fr: '' }, frame: { en: '', es: '', fr: '' } }
  for (const language of languages) {
    languageStore.set(language)
    made.signIn[language] = await pageOf({ ...login, load: async () => signIn }, login.path)
    made.pin[language] = await pageOf({ ...pin, load: async () => pinPage }, '/pin/0')
    made.frame[language] = renderToStaticMarkup(
      <Looks>
        <FrameComing />
      </Looks>,
    )
  }
  return made
}

const pageOf = async (page: typeof login | typeof pin, at: string): Promise<string> => {
  const router = createAppRouter([page], {}, { history: createMemoryHistory({ initialEntries: [at] }) })
  await router.load()
  return renderToStaticMarkup(<UiRoot router={router} />).replace(/<script[\s\S]*?<\/script>/g, '') // the router's
}
