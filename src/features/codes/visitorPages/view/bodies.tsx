import type { ScanBody, ScanPage, StateBody, ThanksBody, TypeBody } from '../../scanPage/model.ts'
import type { ScanWords } from '../../scanPage/words.ts'
import { Confirm } from './Confirm.tsx'
import { Hub, Pin, Shut } from './Hub.tsx'
import { Receipt } from './Receipt.tsx'
import { MessagePage } from './Said.tsx'
import { Statement } from './Statement.tsx'
import { findView } from './views.ts'

/** What a page is for, as its title says. */
export const titleOf = (body: ScanBody, words: ScanWords): string => {
  if (body.page === 'Type' || body.page === 'Hub' || body.page === 'About' || body.page === 'Statement') return body.title
  if (body.page === 'Thanks') return body.after ? words.lowTitle : words.thanksTitle
  if (body.page === 'Receipt') return body.name
  if (body.page === 'Pin') return body.title || words.pinTitle
  if (body.page === 'Confirm') return words.emailCodeTitle
  if (body.page === 'Closed') return words.closedTitle
  if (body.page === 'Staff') return words.staffTitle
  return statesOf(words)[body.page].title
}

/** The purpose of the page, with its one h1. */
export const Body = ({ page, words }: { page: ScanPage; words: ScanWords }) => {
  const { body } = page
  if (body.page === 'Type') return <TypePage page={page} body={body} words={words} />
  if (body.page === 'Hub') return <Hub body={body} words={words} />
  if (body.page === 'About') return <MessagePage drawing="emptyList" title={body.title} text={words.aboutText} />
  if (body.page === 'Thanks') return <Thanks body={body} words={words} />
  if (body.page === 'Receipt') return <Receipt body={body} language={page.language} words={words} />
  if (body.page === 'Pin') return <Pin body={body} words={words} />
  if (body.page === 'Confirm') return <Confirm body={body} action={formPath(page)} token={page.token} words={words} />
  if (body.page === 'Statement') return <Statement body={body} />
  if ('href' in body) return <Shut body={body} words={words} />
  return <State page={page} body={body} words={words} />
}

const TypePage = ({ page, body, words }: { page: ScanPage; body: TypeBody; words: ScanWords }) => {
  const Scan = findView(body.view)
  const { values = {}, problems = {}, files = {} } = body.form ?? {}
  const form = { values, problems, files, action: formPath(page), token: page.token }
  return <Scan content={body.content} language={page.language} words={words} form={form} />
}

/** Where the form goes: the page's own address in its language, which names the item of a hub. */
const formPath = ({ language, languages, path }: ScanPage): string => languages.find(one => one.language === language)?.href ?? path ?? ''

/** After a low score: what happens next, and neither our thanks nor the form's own. */
const Thanks = ({ body: { text, after }, words }: { body: ThanksBody; words: ScanWords }) => {
  if (!after) return <MessagePage drawing="thankYou" title={words.thanksTitle} text={text ?? words.thanksText} done />
  const next = after === 'LowMail' ? `${words.lowText} ${words.lowMail}` : words.lowText
  return <MessagePage drawing="emptyList" title={words.lowTitle} text={next} done />
}

const State = ({ page, body, words }: { page: ScanPage; body: StateBody; words: ScanWords }) => {
  const { title, text } = statesOf(words)[body.page]
  const passing = body.page === 'Busy' || body.page === 'Limited'
  return (
    <MessagePage drawing={passing ? 'error' : 'notFound'} title={title} text={body.notice?.text || text}>
      {passing && (
        <a className="button" href={page.path ?? ''}>
          {words.tryAgain}
        </a>
      )}
      {body.notice?.link && (
        <a className="button" href={body.notice.link} rel="noreferrer">
          {words.goOn}
        </a>
      )}
      {body.setUp && (
        <a className="button" href={body.setUp}>
          {words.setUp}
        </a>
      )}
    </MessagePage>
  )
}

const statesOf = (words: ScanWords): Record<StateBody['page'], { title: string; text: string }> => ({
  Unknown: { title: words.unknownTitle, text: words.unknownText },
  Retired: { title: words.retiredTitle, text: words.retiredText },
  Paused: { title: words.pausedTitle, text: words.pausedText },
  Blank: { title: words.blankTitle, text: words.blankText },
  Wrong: { title: words.wrongTitle, text: words.wrongText },
  Busy: { title: words.busyTitle, text: words.busyText },
  Limited: { title: words.limitedTitle, text: words.limitedText },
})
