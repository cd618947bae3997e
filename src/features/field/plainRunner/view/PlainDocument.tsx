import { languageNames } from '../../../../core/words.ts'
import { Mark } from '../../../codes/visitorPages/view/Mark.tsx'
import { words as runnerWords } from '../../runner/words.ts'
import { type PlainBody, type PlainPage, plainPath } from '../model.ts'
import { words } from '../words.ts'
import { BeginForm } from './BeginForm.tsx'
import { LinkList } from './LinkList.tsx'
import { SignInForm } from './SignInForm.tsx'
import { StopForm } from './StopForm.tsx'
import { WalkForm } from './WalkForm.tsx'

/** The document of a page without script: where one is, what it is about, the way back. */
export const PlainDocument = ({ page, style }: { page: PlainPage; style: string }) => {
  const t = words[page.language]
  const { title, lead, back, notice } = page
  return (
    <html lang={page.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{`${title} · Lintel`}</title>
        <meta name="format-detection" content="telephone=no" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href="/field/icon.svg" />
        {/* React may not escape it: the policy names these very bytes. They are our own files. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>
          <div className="bar">
            <div className="who">
              <Mark size={24} word />
            </div>
            <Languages page={page} />
          </div>
        </header>
        <main>
          <div className="card plain">
            {back && (
              <a className="back" href={back.href}>
                ‹ {back.label}
              </a>
            )}
            <h1>{title}</h1>
            {lead && <p className="hint">{lead}</p>}
            {notice && (
              <p className={notice.isBad ? 'problem' : 'said-here'} role={notice.isBad ? 'alert' : 'status'}>
                {notice.text}
              </p>
            )}
            <Body body={page.body} page={page} />
          </div>
        </main>
        <footer>
          <a href="/">{t.toPortal}</a>
          {page.isSignedIn && (
            <form method="post" action={`${plainPath}/sign-out?lang=${page.language}`}>
              <button type="submit" className="link">
                {t.signOut}
              </button>
            </form>
          )}
        </footer>
      </body>
    </html>
  )
}

const Body = ({ body, page: { language } }: { body: PlainBody; page: PlainPage }) => {
  switch (body.is) {
    case 'signIn':
      return <SignInForm body={body} language={language} />
    case 'list':
      return <LinkList body={body} />
    case 'begin':
      return <BeginForm body={body} language={language} />
    case 'walk':
      return <WalkForm body={body} language={language} />
    case 'stop':
      return <StopForm body={body} language={language} />
    default:
      return null
  }
}

const Languages = ({ page }: { page: PlainPage }) => (
  <nav className="languages" aria-label={runnerWords[page.language].phone.language}>
    {page.languages.map(({ language, href }) => (
      <a key={language} href={href} lang={language} hrefLang={language} aria-current={language === page.language ? 'true' : undefined}>
        {language.toUpperCase()}
        <span className="seldom"> {languageNames[language]}</span>
      </a>
    ))}
  </nav>
)
