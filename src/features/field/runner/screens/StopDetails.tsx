import { say } from '../../../../ui/say.ts'
import { useWords } from '../../../../ui/words.tsx'
import { type DetailCode, detailFacts, photoDetail } from '../../inspections/items.ts'
import { words } from '../words.ts'
import { PhotoPicker } from './PhotoPicker.tsx'
import classes from './phone.module.css'
import type { StopForm } from './useStopForm.ts'

const isText = (code: string): code is DetailCode => code in detailFacts

/** What the library does not know of the equipment at a stop: read from its name plate. A manager takes it over. */
export const StopDetails = ({ form }: { form: StopForm }) => {
  const t = useWords(words)
  const { missing, asksDetails, details, files } = form
  if (missing.length === 0) return null
  const wrongAt = (code: string) => {
    const wrong = form.problemAt(code)
    return (
      wrong !== undefined && (
        <p className={classes.bad} role="alert">
          {say(wrong)}
        </p>
      )
    )
  }
  const must = asksDetails === 'Required' && (
    <span className={classes.must} aria-hidden>
      {' *'}
    </span>
  )
  return (
    <section>
      <h2>{t('phone.details')}</h2>
      {missing.filter(isText).map(code => (
        <div key={code} className={classes.field} data-field={code}>
          <label>
            <span className={classes.label}>
              {t(`phone.detail.${code}`)}
              {must}
            </span>
            <input
              className={classes.input}
              autoComplete="off"
              maxLength={100}
              aria-invalid={form.problemAt(code) !== undefined}
              value={details[code] ?? ''}
              onChange={event => form.detail(code, event.currentTarget.value)}
            />
          </label>
          {wrongAt(code)}
        </div>
      ))}
      {missing.includes(photoDetail) && (
        <fieldset className={classes.field} data-field={photoDetail}>
          <legend className={classes.label}>
            {t('phone.detail.photo')}
            {must}
          </legend>
          {wrongAt(photoDetail)}
          <PhotoPicker
            of={t('phone.detail.photo')}
            files={files[photoDetail] ?? []}
            onChange={left => form.attached(photoDetail, left)}
            onFile={(blob, name) => form.attach(photoDetail, blob, name)}
          />
        </fieldset>
      )}
    </section>
  )
}
