import { Checkbox, Group, NumberInput, Select, SimpleGrid, Switch, TextInput } from '@mantine/core'
import { markField } from '../../../../ui/form/useCallForm.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { choiceTextIn, fieldTextIn } from '../../../base/fields/fieldType.ts'
import type { FormField } from '../../../base/fields/model.ts'
import type { FieldPartProps } from '../../../base/fields/screens/FieldsEditor.tsx'
import { canBeCondition, rulesOfStyle } from '../questions.ts'
import { words } from '../words.ts'
import { QuestionSentences } from './QuestionSentences.tsx'
import type { QuestionsForm } from './questionsForm.ts'

type PartProps = FieldPartProps & { form: QuestionsForm }

/** What a question has beside its style: what an answer may bring along, when it is asked, and which answers are errors. */
export const QuestionParts = (props: PartProps) => {
  if (props.field.Locked) return null
  return (
    <>
      <Switches {...props} />
      <Condition {...props} />
      {rulesOfStyle(props.field.Style).length > 0 && <ErrorReporting {...props} />}
      <QuestionSentences field={props.field} fields={props.fields} />
    </>
  )
}

const Switches = ({ field, onPut }: PartProps) => {
  const t = useWords(words)
  const { Allows = {} } = field
  const box = (name: 'Photos' | 'Notes' | 'Chargeback', label: string) => (
    <Checkbox
      label={label}
      checked={Allows[name] === true}
      onChange={event => onPut({ ...field, Allows: { ...Allows, [name]: event.currentTarget.checked } })}
    />
  )
  return (
    <Group gap="md" mt="sm">
      {box('Photos', t('questions.photos'))}
      {box('Notes', t('questions.notes'))}
      {box('Chargeback', t('questions.chargeback'))}
    </Group>
  )
}

/** After which answer to an earlier question it is asked. */
const Condition = ({ form, field, fields, index, name, onPut }: PartProps) => {
  const t = useWords(words)
  const say = useSay()
  const [ui] = useLanguage()
  const earlier = fields.slice(0, index).filter(canBeCondition)
  if (earlier.length === 0) return null
  const { When: [condition] = [], ...always } = field
  const asked = earlier.find(({ Code }) => Code === condition?.Code)
  const [problem, wrong] = [form.problemAt(`${name}When`), form.problemAt(`${name}When.Value`)]
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} mt="sm" spacing="sm">
      <div {...markField(form, `${name}When`)}>
        <Select
          label={t('questions.condition')}
          placeholder={t('questions.always')}
          data={earlier.map(({ Code, Text }) => ({ value: Code, label: `${Code} · ${fieldTextIn(Text, ui)}` }))}
          value={condition?.Code ?? null}
          clearable
          error={problem && say(problem)}
          onChange={Code => onPut(Code ? { ...field, When: [{ Code, Value: '' }] } : always)}
        />
      </div>
      {condition && asked && (
        <div {...markField(form, `${name}When.Value`)}>
          <Select
            label={t('questions.conditionAnswer')}
            data={asked.Choices.map(({ Value }) => ({ value: Value, label: choiceTextIn(asked, Value, ui) || Value }))}
            value={condition.Value || null}
            allowDeselect={false}
            error={wrong && say(wrong)}
            onChange={Value => onPut({ ...field, When: [{ ...condition, Value: Value ?? '' }] })}
          />
        </div>
      )}
    </SimpleGrid>
  )
}

/** By which rule an answer is an error, and against what. */
const ErrorReporting = ({ form, field, name, onPut }: PartProps) => {
  const t = useWords(words)
  const say = useSay()
  const rules = rulesOfStyle(field.Style)
  const { Fail, ...passing } = field
  const begin = (): FormField => (rules[0] ? { ...field, Fail: { Rule: rules[0] } } : field)
  const put = (next: Partial<NonNullable<FormField['Fail']>>) => Fail && onPut({ ...field, Fail: { ...Fail, ...next } })
  const errorAt = (part: string) => {
    const problem = form.problemAt(`${name}${part}`)
    return problem && say(problem)
  }
  return (
    <>
      <Switch
        mt="sm"
        label={t('questions.reporting')}
        checked={Fail !== undefined}
        onChange={event => onPut(event.currentTarget.checked ? begin() : passing)}
      />
      {Fail && (
        <SimpleGrid cols={{ base: 1, xs: 3 }} mt="sm" spacing="sm">
          <Select
            label={t('questions.rule')}
            data={rules.map(value => ({ value, label: t(`questions.rules.${value}`) }))}
            value={Fail.Rule}
            allowDeselect={false}
            error={errorAt('Fail.Rule')}
            onChange={value => put({ Rule: rules.find(one => one === value) ?? Fail.Rule })}
          />
          {isRange(Fail.Rule) ? (
            <>
              <Bound
                label={t('questions.min')}
                value={Fail.Min}
                error={errorAt('Fail.Min')}
                mark={markField(form, `${name}Fail.Min`)}
                onPut={Min => put({ Min })}
              />
              <Bound
                label={t('questions.max')}
                value={Fail.Max}
                error={errorAt('Fail.Max')}
                mark={markField(form, `${name}Fail.Max`)}
                onPut={Max => put({ Max })}
              />
            </>
          ) : (
            <ErrorValue
              field={field}
              value={Fail.Value}
              error={errorAt('Fail.Value')}
              mark={markField(form, `${name}Fail.Value`)}
              onPut={Value => put({ Value })}
            />
          )}
        </SimpleGrid>
      )}
    </>
  )
}

const isRange = (rule: string): boolean => rule === 'InsideRange' || rule === 'OutsideRange'

type InputProps<T> = { error: string | undefined; mark: object; value: T | undefined; onPut: (value: T | undefined) => void }

const Bound = ({ label, value, error, mark, onPut }: InputProps<number> & { label: string }) => (
  <div {...mark}>
    <NumberInput
      label={label}
      value={value ?? ''}
      error={error}
      hideControls
      onChange={next => onPut(next === '' || Number.isNaN(Number(next)) ? undefined : Number(next))}
    />
  </div>
)

const ErrorValue = ({ field, value, error, mark, onPut }: InputProps<string> & { field: FormField }) => {
  const t = useWords(words)
  const [ui] = useLanguage()
  const common = { label: t('questions.value'), error }
  return (
    <div {...mark}>
      {field.Choices.length > 0 ? (
        <Select
          {...common}
          data={field.Choices.map(one => ({ value: one.Value, label: choiceTextIn(field, one.Value, ui) || one.Value }))}
          value={value ?? null}
          allowDeselect={false}
          onChange={next => onPut(next ?? undefined)}
        />
      ) : (
        <TextInput
          {...common}
          inputMode="decimal"
          value={value ?? ''}
          onChange={event => onPut(event.currentTarget.value.replace(/[^\d.-]/g, ''))}
        />
      )}
    </div>
  )
}
