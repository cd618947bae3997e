import type { ReactNode } from 'react'
import type { Language } from '../../../../../core/words.ts'
import { ScanStars } from '../../../../base/fields/scanStars.tsx'
import { AnswerForm, invalid, Problem } from '../../../scanPage/AnswerForm.tsx'
import type { ScanForm, ScanProps } from '../../../scanPage/model.ts'
import type { ScanWords } from '../../../scanPage/words.ts'
import type { FeedbackContent } from './model.ts'
import { type FeedbackWords, feedbackWords } from './scanWords.ts'

type Props = ScanProps<FeedbackContent>
type Asking = { form: ScanForm; words: ScanWords; own: FeedbackWords }

/** The feedback form: one tap and Send are enough; the rest is optional. */
export const Scan = ({ content, language, words, form }: Props) => {
  const own = feedbackWords[language]
  const asking = { form, words, own }
  return (
    <AnswerForm form={form} words={words} send={own.send} needed={own.needed} atTop={['Score']}>
      <Stars {...asking} language={language} question={content.question} />
      {content.roles.length > 0 && (
        <Choice {...asking} name="Role" question={content.roleQuestion}>
          <div className="chips">
            {content.roles.map(({ value, label }) => (
              <Option key={value} form={form} name="Role" value={value} label={label} />
            ))}
          </div>
        </Choice>
      )}
      {content.effort && (
        <Scale {...asking} name="CustomerEffortScore" from={1} to={7} ends={[own.effortLow, own.effortHigh]}>
          {own.effort}
        </Scale>
      )}
      {content.recommend && (
        <Scale {...asking} name="NetPromoterScore" from={0} to={10} ends={[own.recommendLow, own.recommendHigh]}>
          {own.recommend}
        </Scale>
      )}
      {content.comment && <Comment {...asking} />}
      {content.email && <Email {...asking} />}
    </AnswerForm>
  )
}

const Stars = ({ form: { values, problems }, language, question }: Asking & { language: Language; question: string }) => (
  <fieldset role="radiogroup" aria-describedby="Score-problem" aria-required {...invalid(problems, 'Score')}>
    <legend>
      <h1>{question}</h1>
    </legend>
    <ScanStars name="Score" typed={values.Score} required language={language} idOf={stars => `star${stars}`} />
    <Problem problems={problems} name="Score" />
  </fieldset>
)

type ChoiceProps = Omit<Asking, 'own'> & { name: string; question: ReactNode; describedBy?: string; children: ReactNode }
const Choice = ({ form: { problems }, words, name, question, describedBy = '', children }: ChoiceProps) => (
  <fieldset role="radiogroup" aria-describedby={`${describedBy} ${name}-problem`.trim()} {...invalid(problems, name)}>
    <legend>
      {question} <small>{words.optional}</small>
    </legend>
    {children}
    <Problem problems={problems} name={name} />
  </fieldset>
)

const Option = ({ form: { values }, name, value, label }: { form: ScanForm; name: string; value: string; label: string }) => (
  <label>
    <input type="radio" name={name} value={value} defaultChecked={values[name] === value} />
    <span>{label}</span>
  </label>
)

type ScaleProps = Omit<Asking, 'own'> & { name: string; from: number; to: number; ends: [string, string]; children: string }
const Scale = ({ form, words, name, from, to, ends, children }: ScaleProps) => (
  <Choice form={form} words={words} name={name} question={children} describedBy={`${name}-ends`}>
    <div className="scale" data-to={to}>
      {Array.from({ length: to - from + 1 }, (_, i) => String(from + i)).map(value => (
        <Option key={value} form={form} name={name} value={value} label={value} />
      ))}
    </div>
    <p className="ends" id={`${name}-ends`}>
      <span>{ends[0]}</span> <span>{ends[1]}</span>
    </p>
  </Choice>
)

const Comment = ({ form: { values, problems }, words, own }: Asking) => (
  <div className="field">
    <label htmlFor="Text">
      {own.comment} <small>{words.optional}</small>
    </label>
    <textarea
      id="Text"
      name="Text"
      rows={3}
      aria-describedby="Text-hint Text-problem"
      defaultValue={values.Text}
      {...invalid(problems, 'Text')}
    />
    <p className="hint" id="Text-hint">
      {own.commentHint}
    </p>
    <Problem problems={problems} name="Text" />
  </div>
)

const Email = ({ form: { values, problems }, words, own }: Asking) => (
  <div className="field">
    <label htmlFor="Email">
      {own.email} <small>{words.optional}</small>
    </label>
    <input
      id="Email"
      name="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
      aria-describedby="Email-problem"
      defaultValue={values.Email}
      {...invalid(problems, 'Email')}
    />
    <Problem problems={problems} name="Email" />
  </div>
)
