import type { ConfirmBody } from '../../scanPage/model.ts'
import { fillNames } from '../../scanPage/rules.ts'
import type { ScanWords } from '../../scanPage/words.ts'

type Props = { body: ConfirmBody; action: string; token: string | null; words: ScanWords }

/** Asks for the digits that were mailed to the address of a form, whose fields go along unseen. Works without a script. */
export const Confirm = ({ body: { email, sent, fields, problem }, action, token, words }: Props) => (
  <form method="post" action={action} className="pin confirm" data-answer="" data-needed={words.emailCodeNeeded} autoComplete="off">
    <input type="hidden" name="Key" value={token ?? ''} />
    <input type="hidden" name="EmailSent" value={sent} />
    {fields.map(one => (
      <input key={one.name} type="hidden" {...one} />
    ))}
    <h1>{words.emailCodeTitle}</h1>
    <p className="hint">{fillNames(words.emailCodeText, { email })}</p>
    <p id="form-problem" className="problem" role="alert" />
    <div className="field">
      <label htmlFor="EmailCode">{words.emailCode}</label>
      <input
        id="EmailCode"
        name="EmailCode"
        inputMode="numeric"
        pattern="\s*([0-9]\s*){6}"
        maxLength={40}
        required
        autoComplete="one-time-code"
        aria-describedby="EmailCode-problem"
        {...(problem && { 'aria-invalid': true })}
      />
      <p id="EmailCode-problem" className="problem" role="alert">
        {problem}
      </p>
    </div>
    <button type="submit" className="button" data-sending={words.sending}>
      {words.emailCodeSend}
    </button>
    <div className="ways">
      <button type="submit" name="EmailWay" value="again" formNoValidate>
        {words.emailCodeNew}
      </button>
      <button type="submit" name="EmailWay" value="back" formNoValidate>
        {words.emailCodeBack}
      </button>
    </div>
  </form>
)
