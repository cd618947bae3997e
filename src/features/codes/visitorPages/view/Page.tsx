import { isPhone, shownPhone, storedPhone } from '../../../../core/phone.ts'
import { languageNames, languages } from '../../../../core/words.ts'
import type { ScanBrand, ScanPage, ScanPlace } from '../../scanPage/model.ts'
import { fillNames } from '../../scanPage/rules.ts'
import { type ScanWords, scanWords } from '../../scanPage/words.ts'
import { Body, titleOf } from './bodies.tsx'
import { Mark } from './Mark.tsx'

/** The document of a public page: who and where, one purpose, how to reach the building. */
export const Page = ({ page, style, typeStyle }: { page: ScanPage; style: string; typeStyle: string }) => {
  const words: ScanWords = scanWords[page.language]
  const { place } = page
  return (
    <html lang={page.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{[titleOf(page.body, words), place?.building].filter(Boolean).join(' · ')}</title>
        <meta name="format-detection" content="telephone=no" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#025961" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0c2b30" media="(prefers-color-scheme: dark)" />
        {/* React may not escape them: the policy languageNames these very bytes. They are our own files. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {typeStyle && <style data-type="" dangerouslySetInnerHTML={{ __html: typeStyle }} />}
        {place?.brand?.icon && <link rel="icon" type="image/webp" href={place.brand.icon} />}
        <script src={page.script} defer />
      </head>
      <body data-path={page.path ?? undefined} data-token={page.token ?? undefined}>
        <header>
          <div className="bar">
            {place?.logo && <img className="logo" src={place.logo} alt="" height="40" />}
            <div className="who">
              {place ? <p className="building">{place.building}</p> : <Mark size={24} word />}
              {place?.spot && <p className="spot">{place.spot}</p>}
            </div>
            <Languages page={page} label={words.language} />
          </div>
        </header>
        <main>
          <Notice words={words} form={page.body.page === 'Type' && page.body.form !== null} />
          <Refused words={words} />
          {place?.brand && <Banner brand={place.brand} page={page.body.page} />}
          <div className="card">
            <Body page={page} words={words} />
            <Consent page={page} words={words} />
          </div>
          {place && <Contact place={place} words={words} />}
          <Words html={place?.brand?.footer} />
        </main>
        <footer>
          <Mark size={16} />
          {words.poweredBy}
          {page.path && <a href={`${page.path}/privacy?lang=${page.language}`}>{words.privacy}</a>}
        </footer>
      </body>
    </html>
  )
}

/** What the sender of a form agrees to, below it, with the way to what is kept. */
const Consent = ({ page: { body, path, language }, words }: { page: ScanPage; words: ScanWords }) =>
  body.page === 'Type' && body.form && body.consent ? (
    <p className="hint">
      {body.consent} <a href={`${path}/privacy?lang=${language}`}>{words.privacy}</a>
    </p>
  ) : null

/** What the script says above the purpose, in words that stand in the page; those of keeping an answer where one can be given. */
const Notice = ({ words, form }: { words: ScanWords; form: boolean }) => (
  <output
    id="notice"
    data-sent={words.keptSent}
    data-refused={words.refusedText}
    data-no-signal={words.noSignal}
    {...(form && { 'data-kept-title': words.keptTitle, 'data-kept': words.kept, 'data-full': words.keptFull, 'data-off': words.keptOff })}
  />
)

/** Of an answer that waited for a signal and was refused; the script fills it in. */
const Refused = ({ words }: { words: ScanWords }) => (
  <section id="refused" aria-labelledby="refused-title" aria-live="polite" hidden>
    <h2 id="refused-title">{words.refusedTitle}</h2>
    <p className="hint" />
    <p className="problem" />
    <p className="hint" />
    <div>
      <button type="button" data-again="">
        {words.correct}
      </button>
      <button type="button" data-again="">
        {words.sendAgain}
      </button>
      <button type="button" data-away="">
        {words.throwAway}
      </button>
    </div>
  </section>
)

/** The document into which the editor puts a page as it is typed. */
export const Frame = ({ style, script }: { style: string; script: string }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>Preview</title>
      <meta name="color-scheme" content="light dark" />
      <style dangerouslySetInnerHTML={{ __html: style }} />
      <script src={script} defer />
    </head>
    <body />
  </html>
)

/** Above the purpose: the picture of pages that offer a choice, and the building's own words. */
const Banner = ({ brand: { hubHeader, header }, page }: { brand: ScanBrand; page: ScanPage['body']['page'] }) => (
  <>
    {hubHeader && (page === 'Hub' || page === 'About') && <img className="banner" src={hubHeader} alt="" />}
    <Words html={header} />
  </>
)

/** HTML of the building, cleaned when it was saved and again when it was read. */
const Words = ({ html = '' }: { html?: string | undefined }) =>
  html === '' ? null : <div className="words" dangerouslySetInnerHTML={{ __html: html }} />

const Languages = ({ page, label }: { page: ScanPage; label: string }) =>
  page.languages.length === 0 ? null : (
    <nav className="languages" aria-label={label}>
      {languages.map(one => {
        const href = page.languages.find(({ language }) => language === one)?.href
        const current = one === page.language ? 'true' : undefined
        return (
          <a key={one} href={href} lang={one} hrefLang={one} aria-current={current}>
            {one.toUpperCase()}
            <span className="seldom"> {languageNames[one]}</span>
          </a>
        )
      })}
    </nav>
  )

const Contact = ({ place: { website, phone }, words }: { place: ScanPlace; words: ScanWords }) =>
  website || phone ? (
    <div className="contact">
      {website && (
        <a href={website} rel="noopener" data-click="website">
          {words.website}
        </a>
      )}
      {phone && (
        <a href={`tel:${dialled(phone)}`} data-click="phone">
          {fillNames(words.call, { phone: shownPhone(phone) })}
        </a>
      )}
    </div>
  ) : null

const dialled = (phone: string): string => (isPhone(storedPhone(phone)) ? `+${storedPhone(phone)}` : phone.replaceAll(/[^\d+]/g, ''))
