import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useMemo } from 'react'
import { messages, type Problem } from '../../../../core/problem.ts'
import { ask } from '../../../../ui/dialogs.tsx'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { useLocalForm } from '../../../../ui/form/useLocalForm.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { failsRule, findAnswerProblems, listAskedFields, readAnswers } from '../../../base/fields/rules.ts'
import { FieldInput } from '../../../base/fields/screens/FieldsForm.tsx'
import { FieldFiles } from '../../../base/fields/screens/fieldFiles.ts'
import { readQuestions } from '../../equipment/questions.ts'
import type { RoundStop } from '../../rounds/model.ts'
import { words } from '../words.ts'
import { roundFilePort } from './roundFiles.ts'
import type { Walk } from './useWalk.ts'
import { WalkQueue } from './WalkQueue.tsx'
import classes from './walk.module.css'
import { stopIn, tell, type WalkLog } from './walkLog.ts'

type StopProps = {
  stop: RoundStop
  gId: string
  bId: string
  walk: Walk
  log: WalkLog
  /** "Stop 2 of 7". */
  place: string
  onBack: () => void
  onNext: () => void
}
type StopValues = Record<string, unknown> & { Sign: string; Note: string; Notes: Record<string, string> }

/** One stop: how it is proven, what is asked, a note; done or skipped with a reason. */
export const StopWalk = ({ stop, gId, bId, walk, log, place, onBack, onNext }: StopProps) => {
  const t = useWords(words)
  const { StopId, FormTemplateFields: questions } = stop
  const fields = useMemo(() => readQuestions(questions), [questions])
  const before = stopIn(log, StopId)
  const proves = stop.ScanRequired || stop.TapRequired
  const form = useLocalForm<StopValues>({
    initial: { ...givenIn(before.answers), Sign: before.proof?.Read ?? '', Note: before.notes[''] ?? '', Notes: { ...before.notes } },
    check: values => [...signProblems(stop, proves, values, t('signWrong')), ...findAnswerProblems(fields, values, { complete: true })],
    onDone: values => {
      walk.put(known => tell(tellAnswers(known, stop, values), 'stop.done', { stop: StopId }))
      onNext()
    },
    onProblems: () => toast.error(t('required')),
  })
  const files = useMemo(() => roundFilePort(gId, bId), [gId, bId])
  // Answers of a stop that is done change with its next "Done" only.
  const keep = () => walk.put(known => (stopIn(known, StopId).state === 'Done' ? known : tellAnswers(known, stop, form.values)))
  const keepSoon = useDebouncedCallback(keep, { delay: 500, flushOnUnmount: true })
  const { values: typed } = form
  useEffect(() => {
    if (typed) keepSoon()
  }, [typed, keepSoon])
  const skip = async () => {
    const reason = await ask({ title: t('skipTitle'), label: t('skipReason'), yes: t('skipYes') })
    if (reason === null) return
    walk.put(known => tell(tellAnswers(known, stop, form.values), 'stop.skipped', { stop: StopId, value: reason }))
    onNext()
  }
  const answers = readAnswers(fields, form.values)
  const problem = form.problemAt('Sign')
  return (
    <FieldFiles value={files}>
      <form
        noValidate
        data-form={form.id}
        onSubmit={event => {
          event.preventDefault()
          void form.save()
        }}
      >
        <Stack gap="md">
          <div>
            <Text size="sm" c="var(--ink-soft)">
              {place}
            </Text>
            <Text fw={680} size="lg">
              {stop.PageHeader || stop.EquipmentName}
            </Text>
            {stop.InstallationNote && <Text size="sm">{stop.InstallationNote}</Text>}
          </div>
          {proves && (
            <TextInput
              label={t('sign')}
              description={t('signHelp')}
              inputMode="numeric"
              required
              data-form={form.id}
              data-field="Sign"
              value={form.values.Sign}
              error={problem}
              onChange={event => form.set('Sign', event.currentTarget.value)}
            />
          )}
          {listAskedFields(fields, form.values).map(field => {
            const answer = answers[field.Code]
            return (
              <div key={field.Code}>
                <FieldInput of={form} field={field} name={field.Code} />
                {field.Allows?.Notes && <AnswerNote form={form} code={field.Code} />}
                {answer !== undefined && failsRule(field, answer) && (
                  <p className={classes.verdict} role="status">
                    {t('fails')}
                  </p>
                )}
              </div>
            )
          })}
          <Textarea
            label={t('note')}
            autosize
            minRows={2}
            maxLength={2000}
            value={form.values.Note}
            onChange={event => form.set('Note', event.currentTarget.value)}
          />
          <WalkQueue walk={walk} log={log} />
          <Group grow className={classes.foot}>
            <Button variant="default" onClick={onBack}>
              {t('back')}
            </Button>
            <Button variant="default" onClick={() => void skip()}>
              {t('skip')}
            </Button>
            <Button type="submit">{t('done')}</Button>
          </Group>
        </Stack>
      </form>
    </FieldFiles>
  )
}

type NoteProps = { form: CallForm<StopValues>; code: string }
/** A note on one answer, where its question allows it. */
const AnswerNote = ({ form, code }: NoteProps) => {
  const t = useWords(words)
  return (
    <TextInput
      mt="xs"
      label={t('answerNote')}
      maxLength={2000}
      value={form.values.Notes[code] ?? ''}
      onChange={event => form.set('Notes', { ...form.values.Notes, [code]: event.currentTarget.value })}
    />
  )
}

/** The sign is the one of the stop, where the stop must be proven; the server holds it against the code once more. */
const signProblems = (stop: RoundStop, proves: boolean, { Sign }: StopValues, wrong: string): Problem[] => {
  if (!proves) return []
  if (Sign.trim() === '') return [{ Field: 'Sign', Message: messages.required }]
  return Sign.trim() === stop.SignId ? [] : [{ Field: 'Sign', Message: wrong }]
}

/** Answers without those that were cleared. */
const givenIn = (answers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null))

/** Tells what was answered, as far as it is new: the stop is found again as it was left. A sign that is not the stop's is not told. */
const tellAnswers = (log: WalkLog, stop: RoundStop, { Sign, Note, Notes, ...given }: StopValues): WalkLog => {
  const before = stopIn(log, stop.StopId)
  const of = { stop: stop.StopId }
  const codes = stop.FormTemplateFields.map(one => one.Code).filter(
    code => JSON.stringify(given[code] ?? null) !== JSON.stringify(before.answers[code] ?? null),
  )
  const proven = Sign.trim() !== '' && Sign.trim() === stop.SignId && before.proof?.Read !== Sign.trim()
  const start = proven ? tell(log, 'stop.proved', { ...of, value: { By: 'SignId', Read: Sign.trim(), Place: null } }) : log
  const answered = codes.reduce((next, code) => tell(next, 'answer', { ...of, code, value: given[code] ?? null }), start)
  const noted = { ...Notes, '': Note }
  const changed = Object.entries(noted).filter(([code, value]) => value !== (before.notes[code] ?? ''))
  return changed.reduce((next, [code, value]) => tell(next, 'note', { ...of, code, value }), answered)
}
