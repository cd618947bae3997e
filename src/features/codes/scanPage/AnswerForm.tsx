import type { ReactNode } from 'react'
import type { ScanForm, Typed } from './model.ts'
import type { ScanWords } from './words.ts'

type Props = {
  form: ScanForm
  words: ScanWords
  /** The label of its button, and what the script says at a required field that is left empty. */
  send: string
  needed: string
  /** Fields so far up that no link need lead to their problems. */
  atTop?: readonly string[]
  /** It asks for files: sent in parts, where no script sends them. */
  inParts?: boolean
  children: ReactNode
}

/** The form of a page: its problems first, then its fields. Works without a script. Its looks are `form.css`. */
export const AnswerForm = ({ form: { problems, action, token }, words, send, needed, atTop = [], inParts = false, children }: Props) => (
  <form
    method="post"
    action={action}
    encType={inParts ? 'multipart/form-data' : undefined}
    data-answer=""
    data-needed={needed}
    autoComplete="off"
  >
    <input type="hidden" name="Key" value={token ?? ''} />
    <p id="form-problem" className="problem" role="alert">
      {problems['']}
      {Object.entries(problems).map(([name, problem]) =>
        name === '' || atTop.includes(name) ? null : (
          <a key={name} href={`#${name}-problem`}>
            {problem}
          </a>
        ),
      )}
    </p>
    {children}
    {/* Nobody sees it, so only programs fill it in. */}
    <p hidden>
      <label>
        Nickname <input name="Nickname" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
    <div className="send">
      <button type="submit" className="button" data-sending={words.sending}>
        {send}
      </button>
    </div>
  </form>
)

/** What is wrong with a field, said below it. */
export const Problem = ({ problems, name }: { problems: Typed; name: string }) => (
  <p id={`${name}-problem`} className="problem">
    {problems[name]}
  </p>
)

/** Marks a field that has a problem. */
export const invalid = (problems: Typed, name: string) => (problems[name] ? { 'aria-invalid': true } : {})
