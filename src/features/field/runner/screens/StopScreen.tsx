import { useRef, useState } from 'react'
import { messages } from '../../../../core/problem.ts'
import { say } from '../../../../ui/say.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { listAskedFields } from '../../../base/fields/rules.ts'
import type { RoundStop } from '../../rounds/model.ts'
import { words } from '../words.ts'
import { KeepAlert } from './KeepAlert.tsx'
import { PhoneFoot } from './PhoneFoot.tsx'
import classes from './phone.module.css'
import { StopDetails } from './StopDetails.tsx'
import { StopProof } from './StopProof.tsx'
import { StopQuestion } from './StopQuestion.tsx'
import { StopVideo } from './StopVideo.tsx'
import { StopWay } from './StopWay.tsx'
import type { KeptWalk } from './store.ts'
import type { KeptWalkHandle, WalkOnPhone } from './useKeptWalk.ts'
import { useStopForm } from './useStopForm.ts'

type StopProps = {
  handle: KeptWalkHandle
  opened: WalkOnPhone
  walk: KeptWalk
  stop: RoundStop
  /** Its place in the round, from 0. */
  at: number
  onBack: () => void
  onNext: () => void
  onQueue: () => void
}

/** One stop: how it is proven, what is asked, a note; done, or skipped with a reason. What is told is kept at once. */
export const StopScreen = ({ handle, opened, walk, stop, at, onBack, onNext, onQueue }: StopProps) => {
  const t = useWords(words)
  const form = useStopForm({ handle, opened, walk, stop, onNext })
  const [reason, setReason] = useState<string | null>(null)
  const page = useRef<HTMLDivElement>(null)
  const { version } = opened
  const { dateTime } = useFormats()
  const other = form.facts?.Done
  const by = other && other.InspectionId !== walk.InspectionId && { name: other.Name, time: dateTime(other.At) }
  const finish = async () => {
    const [first] = await form.finish()
    if (first) page.current?.querySelector(`[data-field="${first.Field}"]`)?.scrollIntoView({ block: 'center' })
  }
  return (
    <div ref={page} className={classes.screen}>
      <p className={classes.soft}>{t('stop', { n: String(at + 1), all: String(version.Stops.length) })}</p>
      <h1>{stop.PageHeader || stop.EquipmentName}</h1>
      <StopWay stop={stop} isAsked={version.Settings.WalkingDirectionEnable} />
      {by && (
        <div className={classes.card}>
          <span>{t('phone.doneBy', by)}</span>
          <button type="button" onClick={() => void form.skip(t('phone.doneBy', by))}>
            {t('phone.leaveToThem')}
          </button>
        </div>
      )}
      <StopProof {...{ stop, version, walk }} put={form.put} proof={form.kept.proof} problem={form.problemAt('proof')} />
      {listAskedFields(form.fields, form.answers).map(field => (
        <StopQuestion key={field.Code} form={form} field={field} />
      ))}
      <StopDetails form={form} />
      {stop.VideoRequired && <StopVideo form={form} />}
      <label className={classes.field}>
        <span className={classes.label}>{t('note')}</span>
        <textarea
          className={classes.input}
          rows={2}
          maxLength={2000}
          value={form.notes[''] ?? ''}
          onChange={event => form.note('', event.currentTarget.value)}
        />
      </label>
      {form.problem && <KeepAlert problem={form.problem} />}
      {reason !== null && (
        <label className={classes.card}>
          <span className={classes.label}>{t('skipReason')}</span>
          <input
            className={classes.input}
            maxLength={500}
            value={reason}
            aria-invalid={form.isReasonMissing && reason.trim() === ''}
            onChange={event => setReason(event.currentTarget.value)}
          />
          {form.isReasonMissing && reason.trim() === '' && (
            <span className={classes.bad} role="alert">
              {say(messages.required)}
            </span>
          )}
          <button type="button" className={classes.danger} onClick={() => void form.skip(reason)}>
            {t('skipYes')}
          </button>
        </label>
      )}
      <PhoneFoot onQueue={onQueue}>
        <button type="button" onClick={onBack}>
          {t('back')}
        </button>
        <button type="button" onClick={() => setReason(reason === null ? '' : null)}>
          {t('skip')}
        </button>
        <button type="button" className={classes.primary} onClick={() => void finish()}>
          {t('done')}
        </button>
      </PhoneFoot>
    </div>
  )
}
