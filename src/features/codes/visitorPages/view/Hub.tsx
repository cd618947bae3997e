import type { HubBody, HubButton, PinBody, ShutBody } from '../../scanPage/model.ts'
import type { ScanWords } from '../../scanPage/words.ts'
import { ButtonIcon, ButtonMark } from './icons.tsx'
import { MessagePage } from './Said.tsx'

/** The buttons of a hub, one below the other or side by side; what is closed says when it opens. */
export const Hub = ({ body, words }: { body: HubBody; words: ScanWords }) => (
  <>
    <h1>{words.hubTitle}</h1>
    <ul className={body.look === 'Carousel' ? 'hub side' : 'hub'}>
      {body.items.map(item => (
        <li key={item.id}>
          <Button item={item} words={words} />
        </li>
      ))}
    </ul>
    {body.staffHref && (
      <a className="staff" href={body.staffHref}>
        <ButtonMark is="lock" />
        {words.hubStaff}
      </a>
    )}
  </>
)

const Button = ({ item: { label, icon, href, note, isLocked }, words }: { item: HubButton; words: ScanWords }) =>
  href ? (
    <a href={href}>
      <ButtonIcon name={icon} />
      <span className="name">{label}</span>
      {isLocked && <ButtonMark is="lock" />}
      {isLocked && <span className="seldom">{words.hubPin}</span>}
    </a>
  ) : (
    <div className="shut">
      <ButtonIcon name={icon} />
      <span className="name">
        {label}
        {note && <small>{note}</small>}
      </span>
      <ButtonMark is="clock" />
    </div>
  )

/** Four digits and a button: a form without a script, so that it stands as soon as the page does. */
export const Pin = ({ body: { title, action, problem }, words }: { body: PinBody; words: ScanWords }) => (
  <form method="post" action={action} className="pin">
    <h1>{title || words.pinTitle}</h1>
    <p className="hint">{words.pinText}</p>
    <label htmlFor="PIN">{words.pin}</label>
    <input
      id="PIN"
      name="PIN"
      type="password"
      inputMode="numeric"
      pattern="\s*([0-9]\s*){4}"
      maxLength={40}
      required
      autoComplete="off"
      autoFocus
      aria-describedby="PIN-problem"
      {...(problem && { 'aria-invalid': true })}
    />
    <p id="PIN-problem" className="problem" role="alert">
      {problem}
    </p>
    <button type="submit" className="button">
      {words.pinOpen}
    </button>
  </form>
)

/** What may not be opened now, or not by visitors, and where to go on. */
export const Shut = ({ body: { page, when, href }, words }: { body: ShutBody; words: ScanWords }) => {
  const closed = page === 'Closed'
  return (
    <MessagePage
      drawing="emptyList"
      title={closed ? words.closedTitle : words.staffTitle}
      text={closed ? (when ?? words.closedText) : words.staffText}
    >
      {href && (
        <a className="button" href={href}>
          {closed ? words.backToHub : words.staffPin}
        </a>
      )}
    </MessagePage>
  )
}
