import type { ReactNode } from 'react'
import type { FeedbackBody } from '../../scanPage/model.ts'
import { filled } from '../../scanPage/rules.ts'
import type { ScanWords } from '../../scanPage/words.ts'

type Props = { body: FeedbackBody; words: ScanWords; token: string | null; action: string }

// Said at the top anyway; the others stand further down, and a link leads there.
const atTop = ['', 'Score']

/** The feedback form: one tap and Send are enough; the rest is optional. Works without a script. */
export const Scan = ({ body, words, token, action }: Props) => (
  <form method="post" action={action} data-answer="" autoComplete="off">
    <input type="hidden" name="Key" value={token ?? ''} />
    <p id="form-problem" className="problem" role="alert">
      {body.problems['']}
      {Object.entries(body.problems).map(([name, problem]) =>
        atTop.includes(name) ? null : (
          <a key={name} href={`#${name}-problem`}>
            {problem}
          </a>
        ),
      )}
    </p>
    <Stars body={body} words={words} />
    {body.roles.length > 0 && (
      <Choice body={body} name="Role" question={body.roleQuestion} optional={words.optional}>
        <div className="chips">
          {body.roles.map(({ value, label }) => (
            <Option key={value} body={body} name="Role" value={value} label={label} />
          ))}
        </div>
      </Choice>
    )}
    {body.effort && (
      <Scale body={body} words={words} name="CustomerEffortScore" from={1} to={7} ends={[words.effortLow, words.effortHigh]}>
        {words.effort}
      </Scale>
    )}
    {body.recommend && (
      <Scale body={body} words={words} name="NetPromoterScore" from={0} to={10} ends={[words.recommendLow, words.recommendHigh]}>
        {words.recommend}
      </Scale>
    )}
    {body.comment && <Comment body={body} words={words} />}
    {/* Nobody sees it, so only programs fill it in. */}
    <p hidden>
      <label>
        Nickname <input name="Nickname" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
    <div className="send">
      <button type="submit" className="button" data-sending={words.sending}>
        {words.send}
      </button>
    </div>
  </form>
)

const Problem = ({ body, name }: { body: FeedbackBody; name: string }) => (
  <p id={`${name}-problem`} className="problem">
    {body.problems[name]}
  </p>
)
const invalid = (body: FeedbackBody, name: string) => (body.problems[name] ? { 'aria-invalid': true } : {})

const star = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z'

const Stars = ({ body, words }: Pick<Props, 'body' | 'words'>) => {
  const labels = [words.star1, words.star2, words.star3, words.star4, words.star5]
  return (
    <fieldset role="radiogroup" aria-describedby="Score-problem" aria-required data-needed={words.needed} {...invalid(body, 'Score')}>
      <legend>
        <h1>{body.question}</h1>
      </legend>
      <div className="stars">
        {labels.map((label, i) => [
          <input
            key={`input ${label}`}
            type="radio"
            name="Score"
            id={`star${i + 1}`}
            value={i + 1}
            required
            defaultChecked={body.values.Score === String(i + 1)}
          />,
          <label key={label} htmlFor={`star${i + 1}`}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={star} />
            </svg>
            <span className="seldom">{filled(words.stars, { n: i + 1 })}: </span>
            <span className="word">{label}</span>
          </label>,
        ])}
        <p className="ends" aria-hidden="true">
          <span>{words.star1}</span>
          <span>{words.star5}</span>
        </p>
      </div>
      <Problem body={body} name="Score" />
    </fieldset>
  )
}

type ChoiceProps = { body: FeedbackBody; name: string; question: ReactNode; optional: string; describedBy?: string; children: ReactNode }
const Choice = ({ body, name, question, optional, describedBy = '', children }: ChoiceProps) => (
  <fieldset role="radiogroup" aria-describedby={`${describedBy} ${name}-problem`.trim()} {...invalid(body, name)}>
    <legend>
      {question} <small>{optional}</small>
    </legend>
    {children}
    <Problem body={body} name={name} />
  </fieldset>
)

const Option = ({ body, name, value, label }: { body: FeedbackBody; name: string; value: string; label: string }) => (
  <label>
    <input type="radio" name={name} value={value} defaultChecked={body.values[name] === value} />
    <span>{label}</span>
  </label>
)

type ScaleProps = Pick<Props, 'body' | 'words'> & { name: string; from: number; to: number; ends: [string, string]; children: string }
const Scale = ({ body, words, name, from, to, ends, children }: ScaleProps) => (
  <Choice body={body} name={name} question={children} optional={words.optional} describedBy={`${name}-ends`}>
    <div className="scale" data-to={to}>
      {Array.from({ length: to - from + 1 }, (_, i) => String(from + i)).map(value => (
        <Option key={value} body={body} name={name} value={value} label={value} />
      ))}
    </div>
    <p className="ends" id={`${name}-ends`}>
      <span>{ends[0]}</span> <span>{ends[1]}</span>
    </p>
  </Choice>
)

const Comment = ({ body, words }: Pick<Props, 'body' | 'words'>) => (
  <div className="field">
    <label htmlFor="Text">
      {words.comment} <small>{words.optional}</small>
    </label>
    <textarea
      id="Text"
      name="Text"
      rows={3}
      aria-describedby="Text-hint Text-problem"
      defaultValue={body.values.Text}
      {...invalid(body, 'Text')}
    />
    <p className="hint" id="Text-hint">
      {words.commentHint}
    </p>
    <Problem body={body} name="Text" />
  </div>
)
