import { createMemoryHistory } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, languages } from '../../core/words.ts'
import { FrameComing } from '../../ui/frame/FrameComing.tsx'
import { languageStore } from '../../ui/language.ts'
import { createAppRouter } from '../../ui/router.tsx'
import { configureSession } from '../../ui/session.ts'
import { Looks, UiRoot } from '../../ui/UiRoot.tsx'
import { entrances } from './entrances.ts'

/** What stands before the scripts, as HTML made while building: the sign-in pages, by password and by PIN, and the frame, in every language. */
export type Stills = Readonly<Record<'signIn' | 'pin' | 'frame', Readonly<Record<Language, string>>>>

export const stills = async (): Promise<Stills> => {
  configureSession(...entrances.flatMap(one => one.ports ?? []))
  const made = { signIn: { en: '', es: '', fr: '' }, pin: { en: '', es: '', fr: '' }, frame: { en: '', es: '', fr: '' } }
  for (const language of languages) {
    languageStore.set(language)
    made.signIn[language] = await pageAt('/login')
    made.pin[language] = await pageAt('/pin/0')
    made.frame[language] = renderToStaticMarkup(
      <Looks>
        <FrameComing />
      </Looks>,
    )
  }
  return made
}

const routes = entrances.flatMap(one => one.routes ?? [])

const pageAt = async (address: string): Promise<string> => {
  const router = createAppRouter(routes, {}, { history: createMemoryHistory({ initialEntries: [address] }) })
  await router.load()
  return renderToStaticMarkup(<UiRoot router={router} />).replace(/<script[\s\S]*?<\/script>/g, '') // the router's
}
