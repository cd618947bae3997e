import { Progress, SimpleGrid } from '@mantine/core'
import type { Input, Output } from '../../../../../core/call.ts'
import { useCall } from '../../../../../ui/calls.ts'
import { EditableSection } from '../../../../../ui/form/shells.tsx'
import { type CallForm, useCallForm } from '../../../../../ui/form/useCallForm.ts'
import { useLanguage, useWords } from '../../../../../ui/words.tsx'
import { FieldInput } from '../../../../base/fields/screens/FieldsForm.tsx'
import { GetBuildingQuestionnaire, SaveBuildingQuestionnaire } from '../../../questionnaire/contract.ts'
import type { QuestionSection } from '../../../questionnaire/model.ts'
import { answersIn, askedNames, progressOf, questionOf, sentOf } from '../../../questionnaire/rules.ts'
import { GetProperty } from '../../contract.ts'
import type { SectionProps } from '../../screens/sectionForm.ts'
import { SectionWait } from '../SectionWait.tsx'
import classes from './Questionnaire.module.css'
import { words } from './words.ts'

/** The questionnaire about an industrial building: read-only until Edit, with the progress of each part. */
export const Edit = (props: SectionProps) => {
  const { property, title, opened } = props
  const query = useCall(GetBuildingQuestionnaire, { gId: property.GroupId, bId: property.id })
  return query.data ? (
    <Questionnaire {...props} read={query.data} />
  ) : (
    <SectionWait title={title} opened={opened} query={query} height={[800, 1200]} />
  )
}

type Read = Output<typeof GetBuildingQuestionnaire>

const Questionnaire = ({ title, property, opened, mayEdit, read }: SectionProps & { read: Read }) => {
  const { PropertyCHARQuestions, Version } = read
  const form = useCallForm(SaveBuildingQuestionnaire, {
    initial: { GroupId: property.GroupId, BuildingId: property.id, Version, PropertyCHARQuestions },
    done: 'Successfully saved',
    refresh: [GetBuildingQuestionnaire, GetProperty],
    reads: [GetBuildingQuestionnaire],
    send: input => ({
      ...input,
      PropertyCHARQuestions: sentOf(input.PropertyCHARQuestions),
    }),
    record: property.id,
  })
  const asked = askedNames(answersIn(form.values.PropertyCHARQuestions))
  const all = form.values.PropertyCHARQuestions.flatMap(({ Questions }) => Questions)
  return (
    <EditableSection
      title={title}
      form={form}
      opened={opened}
      mayEdit={mayEdit}
      summary={<Answered {...progressOf({ Questions: all }, asked)} />}
    >
      {PropertyCHARQuestions.map((section, index) => (
        <Part key={section.SectionName.en} section={section} index={index} form={form} asked={asked} />
      ))}
    </EditableSection>
  )
}

const Answered = ({ answered, of }: { answered: number; of: number }) => {
  const t = useWords(words)
  return t('progress', { answered: String(answered), n: String(of) })
}

type QuestionForm = CallForm<Input<typeof SaveBuildingQuestionnaire>>
type PartProps = { section: QuestionSection; index: number; form: QuestionForm; asked: ReadonlySet<string> }

const Part = ({ section: { SectionName, Questions }, index, form, asked }: PartProps) => {
  const [language] = useLanguage()
  const progress = progressOf({ Questions: form.values.PropertyCHARQuestions[index]?.Questions ?? [] }, asked)
  return (
    <section className={classes.part} aria-label={SectionName[language]}>
      <div className={classes.head}>
        <h3 className={classes.title}>{SectionName[language]}</h3>
        <span className={classes.progress}>
          <Answered {...progress} />
        </span>
      </div>
      <Progress value={(100 * progress.answered) / Math.max(1, progress.of)} size={3} mb="sm" aria-hidden />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
        {Questions.map(({ Name }, q) => {
          const field = asked.has(Name) ? questionOf(Name) : undefined
          return field && <FieldInput key={Name} of={form} field={field} name={`PropertyCHARQuestions.${index}.Questions.${q}.Value`} />
        })}
      </SimpleGrid>
    </section>
  )
}
