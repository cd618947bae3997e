import { type ReactNode, useContext, useEffect } from 'react'
import { describeProblem } from '../../../../core/problem.ts'
import { FormBody } from '../../../../ui/form/FormBody.tsx'
import { FieldMode } from '../../../../ui/form/field.tsx'
import formClasses from '../../../../ui/form/form.module.css'
import { useGuard } from '../../../../ui/form/useGuard.ts'
import { useLatest } from '../../../../ui/form/useLatest.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { ProductQuestion } from '../../surveys/model.ts'
import type { Part } from '../parts.ts'
import { panels } from '../sections/panels.ts'
import { neededProblems, type SectionKey } from '../sections/sections.ts'
import type { Survey } from '../view.ts'
import { words } from '../words.ts'
import { QuestionFields } from './QuestionFields.tsx'
import { SurveyContext } from './surveyContext.ts'
import { payloadOf, useQuestionForm, useSurveyForm } from './useSurveyForm.ts'

type Props = {
  survey: Survey
  part: Part
  readOnly: boolean
  onDirty?: ((dirty: boolean) => void) | undefined
  /** After Save and continue, where the part may be left. */
  onDone?: (() => void) | undefined
}

/** The form of one part of a survey, saved by itself. */
export const PartForm = ({ part, ...props }: Props) => (
  <SurveyContext value={props.survey}>
    {part.is === 'section' ? <SectionForm {...props} section={part.key} /> : <QuestionForm {...props} question={part.question} />}
  </SurveyContext>
)

type Rest = Omit<Props, 'part'>

const SectionForm = ({ survey, section, onDone, ...rest }: Rest & { section: SectionKey }) => {
  const say = useSay()
  const form = useSurveyForm(survey, section)
  const View = panels[section]
  const leave = () => {
    const [problem] = neededProblems(section, payloadOf(form.values, section))
    if (problem) return toast.error(say(describeProblem(problem)), 6000)
    onDone?.()
  }
  return (
    <Shell form={form} onDone={leave} {...rest}>
      <View form={form as never} survey={survey} />
    </Shell>
  )
}

const QuestionForm = ({ survey, question, onDone, ...rest }: Rest & { question: ProductQuestion }) => {
  const form = useQuestionForm(survey, question)
  return (
    <Shell form={form} onDone={onDone} {...rest}>
      <QuestionFields form={form} question={question} />
    </Shell>
  )
}

type AnyForm = Parameters<typeof FormBody>[0]['form']
type ShellProps = Omit<Rest, 'survey'> & { form: AnyForm; children: ReactNode }

const Shell = ({ form, readOnly, onDirty, onDone, children }: ShellProps) => {
  const t = useWords(words)
  const mode = useContext(FieldMode)
  useGuard(!readOnly && form.dirty, form.save)
  const told = useLatest(onDirty)
  useEffect(() => told.current?.(form.dirty), [form.dirty, told])
  if (readOnly) return <div className={formClasses.fields}>{children}</div>
  return (
    <FieldMode value={mode}>
      <FormBody form={form} submit={t('saveNext')} onSaved={() => onDone?.()}>
        {children}
      </FormBody>
    </FieldMode>
  )
}
