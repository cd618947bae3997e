import { say } from '../../../../ui/say.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { fieldTextIn } from '../../../base/fields/fieldType.ts'
import type { FormField } from '../../../base/fields/model.ts'
import { failsRule, readAnswers } from '../../../base/fields/rules.ts'
import { words } from '../words.ts'
import { AnswerInput } from './AnswerInput.tsx'
import classes from './phone.module.css'
import type { StopForm } from './useStopForm.ts'

/** One question of a stop: its answer, what is wrong with it, whether it is out of its limits, a note on it. */
export const StopQuestion = ({ form, field }: { form: StopForm; field: FormField }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { Code } = field
  const value = readAnswers(form.fields, form.answers)[Code]
  const wrong = form.problemAt(Code)
  return (
    <fieldset className={classes.field} data-field={Code}>
      <AnswerInput
        field={field}
        value={form.answers[Code]}
        onChange={next => form.answer(Code, next)}
        onFile={(blob, name) => form.addFile(Code, blob, name)}
        wrong={wrong !== undefined}
      />
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
