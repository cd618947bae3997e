import { say } from '../../../../ui/say.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { fieldTextIn } from '../../../base/fields/fieldType.ts'
import type { FormField } from '../../../base/fields/model.ts'
import { failsRule, readAnswers, typeOf } from '../../../base/fields/rules.ts'
import { words } from '../words.ts'
import { AnswerInput } from './AnswerInput.tsx'
import { PhotoPicker } from './PhotoPicker.tsx'
import classes from './phone.module.css'
import type { StopForm } from './useStopForm.ts'

/** One question of a stop: its answer, what is wrong with it, whether it is out of its limits, a note on it. */
export const StopQuestion = ({ form, field }: { form: StopForm; field: FormField }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { Code } = field
  const value = readAnswers(form.fields, form.answers)[Code]
  const wrong = form.problemAt(Code)
  const last = useLastReading(form, field)
  return (
    <fieldset className={classes.field} data-field={Code}>
      <AnswerInput
        field={field}
        value={form.answers[Code]}
        onChange={next => form.answer(Code, next)}
        onFile={(blob, name) => form.addFile(Code, blob, name)}
        wrong={wrong !== undefined}
      />
      {last !== undefined && <p className={classes.soft}>{t('phone.last', last)}</p>}
      {wrong !== undefined && (
        <p className={classes.bad} role="alert">
          {say(wrong)}
        </p>
      )}
      {value !== undefined && failsRule(field, value) && (
        <>
          <p className={classes.verdict} role="status">
            {t('fails')}
          </p>
          <RepairRequest form={form} code={Code} />
        </>
      )}
      {field.Allows?.Photos && (
        <PhotoPicker
          of={fieldTextIn(field.Text, language)}
          files={form.files[Code] ?? []}
          onChange={left => form.attached(Code, left)}
          onFile={(blob, name) => form.attach(Code, blob, name)}
        />
      )}
      {field.Allows?.Chargeback && (
        <label className={classes.choice}>
          <input
            type="checkbox"
            checked={form.chargebacks.includes(Code)}
            onChange={event => form.chargeBack(Code, event.currentTarget.checked)}
          />
          <span>{t('phone.chargeBack')}</span>
        </label>
      )}
      {field.Allows?.Notes && (
        <input
          className={classes.input}
          aria-label={`${t('answerNote')}: ${fieldTextIn(field.Text, language)}`}
          placeholder={t('answerNote')}
          maxLength={2000}
          value={form.notes[Code] ?? ''}
          onChange={event => form.note(Code, event.currentTarget.value)}
        />
      )}
    </fieldset>
  )
}

/** What was answered the last time, and when; undefined where that is not known here. */
const useLastReading = ({ facts }: StopForm, field: FormField) => {
  const [language] = useLanguage()
  const { date } = useFormats()
  const read = readAnswers([field], { [field.Code]: facts?.Answers[field.Code] })[field.Code]
  if (read === undefined || !facts || facts.LastDate === null) return undefined
  return { answer: typeOf(field).print(read, field, language), day: date(facts.LastDate) }
}

/** Asks for a repair where an answer fails: by itself where the stop wants it, else if the walker does. */
const RepairRequest = ({ form, code }: { form: StopForm; code: string }) => {
  const t = useWords(words)
  const text = form.requests[code]
  if (form.alerts === null) return null
  return (
    <>
      {form.alerts === 'always' ? (
        <p>{t('phone.reported')}</p>
      ) : (
        <label className={classes.choice}>
          <input
            type="checkbox"
            checked={text !== undefined}
            onChange={event => form.request(code, event.currentTarget.checked ? '' : undefined)}
          />
          <span>{t('phone.askRepair')}</span>
        </label>
      )}
      {(form.alerts === 'always' || text !== undefined) && (
        <input
          className={classes.input}
          aria-label={t('phone.repairText')}
          placeholder={t('phone.repairText')}
          maxLength={1000}
          value={text ?? ''}
          onChange={event => form.request(code, event.currentTarget.value)}
        />
      )}
    </>
  )
}
