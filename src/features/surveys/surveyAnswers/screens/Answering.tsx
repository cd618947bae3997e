import { Alert, Button, Progress } from '@mantine/core'
import { IconHelpCircle, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { nameIn } from '../../../../core/labels.ts'
import { describeProblem, messages } from '../../../../core/problem.ts'
import { refresh, useWrite } from '../../../../ui/calls.ts'
import { confirm, dialogs } from '../../../../ui/dialogs.tsx'
import { FieldMode } from '../../../../ui/form/field.tsx'
import { CallError } from '../../../../ui/send.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetSurvey, SubmitSurvey } from '../contract.ts'
import type { Survey } from '../view.ts'
import { words } from '../words.ts'
import { Face } from './Face.tsx'
import { Help } from './Help.tsx'
import { PartCard } from './PartCard.tsx'
import { PartForm } from './PartForm.tsx'
import classes from './surveys.module.css'
import { Thanks } from './Thanks.tsx'
import { type ShownPart, useParts } from './useParts.ts'

/** The survey's form: numbered sections, each saved by itself, and Submit. Read-only for the builder, and once it is submitted. */
export const Answering = ({ survey, mode }: { survey: Survey; mode: 'answer' | 'builder' }) => {
  const submitted = mode === 'answer' && !survey.MayAnswer
  const [looking, setLooking] = useState(false)
  return (
    <div className={classes.page}>
      {submitted && <Submitted survey={survey} looking={looking} onLook={setLooking} />}
      {(!submitted || looking) && <Form key={String(submitted)} survey={survey} readOnly={mode === 'builder' || submitted} mode={mode} />}
    </div>
  )
}

type SubmittedProps = { survey: Survey; looking: boolean; onLook: (looking: boolean) => void }

const Submitted = ({ survey, looking, onLook }: SubmittedProps) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  return (
    <Thanks title={t('thanks')} lead={t('thanksLead')}>
      {survey.SubmittedDate !== null && <p className={classes.small}>{t('submittedOn', { date: dateTime(survey.SubmittedDate) })}</p>}
      <Button variant="default" onClick={() => onLook(!looking)} aria-expanded={looking}>
        {t(looking ? 'hideAnswers' : 'seeAnswers')}
      </Button>
    </Thanks>
  )
}

type FormProps = { survey: Survey; readOnly: boolean; mode: 'answer' | 'builder' }

const Form = ({ survey, readOnly, mode }: FormProps) => {
  const t = useWords(words)
  const parts = useParts(survey)
  const first = parts.find(({ complete }) => !complete)?.name ?? null
  const [open, setOpen] = useState<readonly string[]>(readOnly || first === null ? [] : [first])
  const [unsaved, setUnsaved] = useState<readonly string[]>([])
  const put = (name: string, isOpen: boolean) => setOpen(before => [...before.filter(one => one !== name), ...(isOpen ? [name] : [])])
  const touched = (name: string, dirty: boolean) =>
    setUnsaved(before => (before.includes(name) === dirty ? before : dirty ? [...before, name] : before.filter(one => one !== name)))
  // On to the next part that is not complete, else the first such one.
  const moveOn = (name: string) => {
    const at = parts.findIndex(part => part.name === name)
    const next = [...parts.slice(at + 1), ...parts.slice(0, at)].find(({ complete }) => !complete)?.name
    setOpen(before => [...before.filter(one => one !== name && one !== next), ...(next ? [next] : [])])
    show(next ?? 'submit')
  }
  return (
    <>
      <Head survey={survey} parts={parts} level={mode === 'answer' && readOnly ? 2 : 1} />
      {mode === 'builder' && <Alert color="blue">{t('readOnly')}</Alert>}
      <FieldMode value={readOnly ? (mode === 'builder' ? 'off' : 'read') : 'edit'}>
        <div className={classes.parts}>
          {parts.map((shown, i) => (
            <PartCard
              key={shown.name}
              number={i + 1}
              shown={shown}
              open={open.includes(shown.name)}
              onOpen={isOpen => put(shown.name, isOpen)}
              unsaved={unsaved.includes(shown.name)}
            >
              <PartForm
                survey={survey}
                part={shown.part}
                readOnly={readOnly}
                onDirty={dirty => touched(shown.name, dirty)}
                onDone={() => moveOn(shown.name)}
              />
            </PartCard>
          ))}
        </div>
      </FieldMode>
      {!readOnly && <SubmitCard survey={survey} parts={parts} unsaved={unsaved} onUnsaved={name => put(name, true)} />}
    </>
  )
}

/** Brings a part into sight once it has opened, and moves the focus there, unless the customer has gone on already. */
const show = (name: string): void => {
  const before = document.activeElement
  setTimeout(() => {
    if (document.activeElement !== before && document.activeElement !== document.body) return
    const part = document.querySelector(`[data-part="${CSS.escape(name)}"]`)
    part?.scrollIntoView({ block: 'start', behavior: 'smooth' })
    part?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }, 250)
}

const Head = ({ survey, parts, level }: { survey: Survey; parts: readonly ShownPart[]; level: 1 | 2 }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const name = nameIn(survey.BuildingName, language)
  const done = parts.filter(({ complete }) => complete).length
  const Heading = `h${level}` as const
  const said = t('progress', { done, all: parts.length })
  return (
    <header className={classes.head}>
      <div className={classes.headLine}>
        <Face name={name} logo={survey.LogoUrl} />
        <div className={classes.headText}>
          <Heading className={classes.title}>{survey.SurveyName || t('basicInfoSurvey')}</Heading>
          <p className={classes.headLead}>{t('lead', { building: name })}</p>
        </div>
        {survey.HelperText.Enable && (
          <Button
            variant="default"
            leftSection={<IconHelpCircle size={18} aria-hidden />}
            onClick={() => dialogs.open(() => <Help of={survey.HelperText} />, { title: t('helpTitle') })}
          >
            {t('help')}
          </Button>
        )}
      </div>
      <div className={classes.overall}>
        <Progress value={parts.length === 0 ? 0 : (done / parts.length) * 100} size="md" radius="xl" aria-label={said} />
        <span aria-live="polite">{said}</span>
      </div>
    </header>
  )
}

type SubmitProps = { survey: Survey; parts: readonly ShownPart[]; unsaved: readonly string[]; onUnsaved: (name: string) => void }

const SubmitCard = ({ survey, parts, unsaved, onUnsaved }: SubmitProps) => {
  const t = useWords(words)
  const { GroupId, BuildingId, BuilderId } = survey
  const left = parts.filter(({ complete }) => !complete).length
  const { run, running } = useWrite(SubmitSurvey, {
    onSaved: () => refresh(GetSurvey),
    onRefused: error => {
      const field = error instanceof CallError ? error.fields[0] : undefined
      if (!field) return false
      const titles = parts
        .filter(({ name }) => error instanceof CallError && error.fields.some(one => one.Field === name))
        .map(({ title }) => title)
      toast.error(field.Message === messages.required ? t('requiredLeft', { titles: titles.join(', ') }) : describeProblem(field), 6000)
      onUnsaved(field.Field)
      show(field.Field)
      return true
    },
  })
  const submit = async () => {
    const [first] = unsaved
    if (first !== undefined) {
      toast.error(t('saveFirst'))
      onUnsaved(first)
      return show(first)
    }
    const title = t(left > 0 ? 'submitPart' : 'submitTitle')
    const text = left > 0 ? t('submitPartText', { left }) : t('submitLead')
    if (await confirm({ title, text, yes: t('submit'), no: t('goOn') })) await run({ GroupId, BuildingId, BuilderId })
  }
  return (
    <section className={classes.submit} data-part="submit" aria-label={t('submitTitle')}>
      <div>
        <h2 className={classes.partTitle}>{t('submitTitle')}</h2>
        <p className={classes.partLead}>{t('submitLead')}</p>
      </div>
      <Button size="md" loading={running} onClick={() => void submit()} leftSection={<IconSend size={18} aria-hidden />}>
        {t('submit')}
      </Button>
    </section>
  )
}
