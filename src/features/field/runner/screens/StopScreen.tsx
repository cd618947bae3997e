import { useEffect, useMemo, useRef, useState } from 'react'
import { messages, type Problem } from '../../../../core/problem.ts'
import { say } from '../../../../ui/say.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { fieldTextIn } from '../../../base/fields/fieldType.ts'
import { failsRule, findAnswerProblems, listAskedFields, readAnswers } from '../../../base/fields/rules.ts'
import { readQuestions } from '../../equipment/questions.ts'
import type { RoundStop } from '../../rounds/model.ts'
import { words } from '../words.ts'
import { AnswerInput } from './AnswerInput.tsx'
import { makeFile } from './newFile.ts'
import classes from './phone.module.css'
import { QueueBar } from './QueueBar.tsx'
import { KeepAlert } from './RoundScreen.tsx'
import { StopProof } from './StopProof.tsx'
import type { KeptWalk } from './store.ts'
import type { KeepProblem, KeptWalkHandle, WalkOnPhone } from './useKeptWalk.ts'
import { stopIn, tell, type WalkLog } from './walkLog.ts'

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
type Answers = Readonly<Record<string, unknown>>

/** Milliseconds after the last key until a text is kept. */
const typing = 400

/** One stop: how it is proven, what is asked, a note; done, or skipped with a reason. What is told is kept at once. */
export const StopScreen = ({ handle, opened, walk, stop, at, onBack, onNext, onQueue }: StopProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { StopId, FormTemplateFields: questions } = stop
  const fields = useMemo(() => readQuestions(questions), [questions])
  const { log, version } = opened
  const kept = stopIn(log, StopId)
  const [answers, setAnswers] = useState<Answers>(() => kept.answers)
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>(() => kept.notes)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [problem, setProblem] = useState<KeepProblem | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const page = useRef<HTMLDivElement>(null)
  const put = async (by: (before: WalkLog) => WalkLog, files?: Parameters<KeptWalkHandle['put']>[1]) => {
    const wrong = await handle.put(by, files)
    setProblem(wrong)
    return wrong
  }
  const keepTyped = useKeepSoon(() => void put(before => tellTyped(before, StopId, answers, notes)), [answers, notes])
  const answer = (code: string, value: unknown) => setAnswers(before => ({ ...before, [code]: value }))
  const addFile = async (code: string, blob: Blob, name: string) => {
    const made = await makeFile(walk.InspectionId, blob, name)
    const list = [...filesOf(answers[code]), { FileId: made.file.FileId, Name: name }]
    const wrong = await put(before => tell(before, 'answer', { stop: StopId, code, value: list }), [made])
    if (!wrong) answer(code, list)
  }
  const missesProof = (stop.ScanRequired || stop.TapRequired) && kept.proof === null
  const done = async () => {
    const found = [
      ...(missesProof ? [{ Field: 'proof', Message: messages.required }] : []),
      ...findAnswerProblems(fields, answers, { complete: true }),
    ]
    setProblems(found)
    if (found.length > 0)
      return void page.current?.querySelector<HTMLElement>(`[data-field="${found[0]?.Field}"]`)?.scrollIntoView({ block: 'center' })
    keepTyped.cancel()
    const wrong = await put(before => tell(tellTyped(before, StopId, answers, notes), 'stop.done', { stop: StopId }))
    if (!wrong) onNext()
  }
  const skip = async () => {
    if (!reason?.trim()) return setProblems([{ Field: 'reason', Message: messages.required }])
    keepTyped.cancel()
    const wrong = await put(before =>
      tell(tellTyped(before, StopId, answers, notes), 'stop.skipped', { stop: StopId, value: reason.trim() }),
    )
    if (!wrong) onNext()
  }
  const problemAt = (Field: string) => problems.find(one => one.Field === Field)?.Message
  const given = readAnswers(fields, answers)
  return (
    <div ref={page}>
      <p className={classes.soft}>{t('stop', { n: String(at + 1), all: String(version.Stops.length) })}</p>
      <h1>{stop.PageHeader || stop.EquipmentName}</h1>
      {stop.InstallationNote && <p>{stop.InstallationNote}</p>}
      <StopProof {...{ stop, version, walk, put }} proof={kept.proof} problem={problemAt('proof')} />
      {listAskedFields(fields, answers).map(field => {
        const value = given[field.Code]
        const wrong = problemAt(field.Code)
        return (
          <fieldset key={field.Code} className={classes.field} data-field={field.Code}>
            <AnswerInput
              field={field}
              value={answers[field.Code]}
              onChange={next => answer(field.Code, next)}
              onFile={(blob, name) => addFile(field.Code, blob, name)}
              wrong={wrong !== undefined}
            />
            {wrong !== undefined && (
              <p className={classes.bad} role="alert">
                {say(wrong)}
              </p>
            )}
            {value !== undefined && failsRule(field, value) && (
              <p className={classes.verdict} role="status">
                {t('fails')}
              </p>
            )}
            {field.Allows?.Notes && (
              <input
                className={classes.input}
                aria-label={`${t('answerNote')}: ${fieldTextIn(field.Text, language)}`}
                placeholder={t('answerNote')}
                maxLength={2000}
                value={notes[field.Code] ?? ''}
                onChange={event => setNotes({ ...notes, [field.Code]: event.currentTarget.value })}
              />
            )}
          </fieldset>
        )
      })}
      <label className={classes.field}>
        <span className={classes.label}>{t('note')}</span>
        <textarea
          className={classes.input}
          rows={2}
          maxLength={2000}
          value={notes[''] ?? ''}
          onChange={event => setNotes({ ...notes, '': event.currentTarget.value })}
        />
      </label>
      {problem && <KeepAlert problem={problem} />}
      {reason !== null && (
        <label className={classes.card}>
          <span className={classes.label}>{t('skipReason')}</span>
          <input
            className={classes.input}
            maxLength={500}
            value={reason}
            aria-invalid={problemAt('reason') !== undefined}
            onChange={event => setReason(event.currentTarget.value)}
          />
          <button type="button" className={classes.danger} onClick={() => void skip()}>
            {t('skipYes')}
          </button>
        </label>
      )}
      <QueueBar onOpen={onQueue} />
      <div className={classes.foot}>
        <button type="button" onClick={onBack}>
          {t('back')}
        </button>
        <button type="button" onClick={() => setReason(reason === null ? '' : null)}>
          {t('skip')}
        </button>
        <button type="button" className={classes.primary} onClick={() => void done()}>
          {t('done')}
        </button>
      </div>
    </div>
  )
}

/** Calls `keep` a moment after the last change, and when the page goes: a phone may end the app at any time. */
const useKeepSoon = (keep: () => void, changes: readonly unknown[]) => {
  const latest = useRef(keep)
  latest.current = keep
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      latest.current()
    }, typing)
  }, changes)
  useEffect(() => {
    const flush = () => {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      timer.current = undefined
      latest.current()
    }
    document.addEventListener('visibilitychange', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [])
  return {
    cancel: () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
  }
}

const filesOf = (value: unknown): readonly { FileId: string; Name: string }[] => (Array.isArray(value) ? value : [])

/** Tells what was typed, as far as it is new: the stop is found again as it was left. */
const tellTyped = (log: WalkLog, stop: string, answers: Answers, notes: Readonly<Record<string, string>>): WalkLog => {
  const before = stopIn(log, stop)
  const changed = Object.entries(answers).filter(
    ([code, value]) => JSON.stringify(value ?? null) !== JSON.stringify(before.answers[code] ?? null),
  )
  const answered = changed.reduce((next, [code, value]) => tell(next, 'answer', { stop, code, value: value ?? null }), log)
  const noted = Object.entries(notes).filter(([code, value]) => value !== (before.notes[code] ?? ''))
  return noted.reduce((next, [code, value]) => tell(next, 'note', { stop, code, value }), answered)
}
