import type { Language } from '../../../../core/words.ts'
import { ScanFields } from '../../../base/fields/scanFields.tsx'
import { noteFilesField } from '../../requests/noteFiles.ts'
import { AnswerForm, invalid, Problem } from '../../scanPage/AnswerForm.tsx'
import type { ReceiptBody, ReceiptFile } from '../../scanPage/model.ts'
import { fillNames } from '../../scanPage/rules.ts'
import type { ScanWords } from '../../scanPage/words.ts'

import { BookingForms } from './BookingForms.tsx'

type Props = { body: ReceiptBody; words: ScanWords }

/** The page of a request: that it has come, how far it is, what was said, and what the visitor can add. */
export const Receipt = ({ body, language, words }: Props & { language: Language }) => (
  <div className="receipt" data-done="">
    <div className="reached" data-done={body.isDone ? 'true' : undefined}>
      <p>{body.name}</p>
      <h1>{body.title}</h1>
      {body.about && <p>{body.about}</p>}
      <strong>{body.status}</strong>
    </div>
    {body.next && <p>{body.next}</p>}
    {body.warning && (
      <p className="warning" role="alert">
        {body.warning}
      </p>
    )}
    {body.permit && (
      <a className="button" href={body.permit}>
        {words.receiptPermit}
      </a>
    )}
    {body.calendar && (
      <a className="button" href={body.calendar} download="event.ics">
        {words.receiptCalendar}
      </a>
    )}
    {body.booking && <BookingForms booking={body.booking} words={words} />}
    <p className="hint">{words.receiptKeep}</p>
    {body.notes.length > 0 && <Notes body={body} words={words} />}
    {body.asks && <Ask body={body} language={language} words={words} />}
    {body.sent.length > 0 && <Sent body={body} words={words} />}
    <PageAsk action={body.pageAsk.action} words={words} />
  </div>
)

const Notes = ({ body, words }: Props) => (
  <section aria-labelledby="notes">
    <h2 id="notes">{words.receiptNotes}</h2>
    <ul className="notes">
      {body.notes.map(({ own, when, text, files }) => (
        <li key={`${when} ${text} ${files[0]?.href}`} data-own={own ? '' : undefined}>
          <p className="hint">
            {own ? words.receiptYou : words.receiptTeam} · {when}
          </p>
          <p>{text}</p>
          <Files files={files} words={words} />
        </li>
      ))}
    </ul>
  </section>
)

const Files = ({ files, words }: { files: readonly ReceiptFile[]; words: ScanWords }) =>
  files.length === 0 ? null : (
    <ul className="pictures">
      {files.map(({ name, href, thumb }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener" aria-label={fillNames(words.receiptPhoto, { name })}>
            {thumb ? <img src={thumb} alt="" width="104" height="104" /> : name}
          </a>
        </li>
      ))}
    </ul>
  )

const scores = ['1', '2', '3', '4', '5']

const Ask = ({ body: { asks, takesFiles, form, action, key }, language, words }: Props & { language: Language }) => {
  const { values, problems, files } = form
  const rates = asks === 'score'
  const withFiles = !rates && takesFiles
  return (
    <AnswerForm
      form={{ values, problems, files: { [noteFilesField.Code]: files }, action, token: key }}
      inParts={withFiles}
      words={words}
      send={rates ? words.receiptRateSend : words.receiptSend}
      needed={words.noteNeeded}
    >
      {rates && (
        <fieldset role="radiogroup" aria-describedby="Score-problem" {...invalid(problems, 'Score')}>
          <legend>{words.receiptRate}</legend>
          <div className="chips">
            {scores.map(value => (
              <label key={value}>
                <input type="radio" name="Score" value={value} required defaultChecked={values.Score === value} />
                <span>{value} ★</span>
              </label>
            ))}
          </div>
          <Problem problems={problems} name="Score" />
        </fieldset>
      )}
      <div className="field">
        <label htmlFor="Note">
          {rates ? words.receiptComment : words.receiptAdd} {rates && <small>{words.optional}</small>}
        </label>
        <textarea
          id="Note"
          name="Note"
          rows={3}
          aria-describedby="Note-problem"
          defaultValue={values.Note}
          {...invalid(problems, 'Note')}
        />
        <Problem problems={problems} name="Note" />
      </div>
      {withFiles && (
        <ScanFields
          fields={[{ ...noteFilesField, Text: { en: words.receiptPhotos } }]}
          typed={values}
          problems={problems}
          files={{ [noteFilesField.Code]: files }}
          language={language}
        />
      )}
    </AnswerForm>
  )
}

/** What the visitor thinks of this page: folded, since they came for something else. */
const PageAsk = ({ action, words }: { action: string | null; words: ScanWords }) =>
  action === null ? (
    <p className="hint" role="status">
      {words.pageThanks}
    </p>
  ) : (
    <details>
      <summary>{words.pageAsk}</summary>
      <form method="post" action={action} autoComplete="off">
        <fieldset role="radiogroup" aria-label={words.pageAsk}>
          <div className="chips">
            {scores.map(value => (
              <label key={value}>
                <input type="radio" name="PageScore" value={value} required />
                <span>{value} ★</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="field">
          <label htmlFor="Comment">
            {words.pageComment} <small>{words.optional}</small>
          </label>
          <textarea id="Comment" name="Comment" rows={2} maxLength={2000} />
        </div>
        <button type="submit" className="button plain">
          {words.pageSend}
        </button>
      </form>
    </details>
  )

const Sent = ({ body, words }: Props) => (
  <section aria-labelledby="sent">
    <h2 id="sent">{words.receiptSent}</h2>
    <dl className="sent">
      {body.sent.map(({ question, answer, files }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>
            {answer}
            <Files files={files} words={words} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
