import { Text } from '@mantine/core'
import { type Translator, useLanguage, useWords } from '../../../../ui/words.tsx'
import { choiceTextIn, fieldTextIn } from '../../../base/fields/fieldType.ts'
import type { FormField } from '../../../base/fields/model.ts'
import { words } from '../words.ts'

type SentencesProps = { field: FormField; fields: readonly FormField[] }

/** When a question is asked and which answers are errors, as sentences; nothing of what is not chosen yet. */
export const QuestionSentences = ({ field, fields }: SentencesProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const nameOf = (of: FormField, value: string) => choiceTextIn(of, value, language) || value
  const [condition] = field.When ?? []
  const earlier = fields.find(({ Code }) => Code === condition?.Code)
  const asked =
    condition?.Value && earlier
      ? t('questions.askedWhen', {
          question: fieldTextIn(earlier.Text, language) || earlier.Code,
          answer: nameOf(earlier, condition.Value),
        })
      : ''
  const fails = field.Fail ? describeFail(t, field.Fail, value => nameOf(field, value)) : ''
  if (!asked && !fails) return null
  return (
    <Text size="sm" mt="sm" role="status">
      {[asked, fails].filter(Boolean).join(' ')}
    </Text>
  )
}

type Fail = NonNullable<FormField['Fail']>
const describeFail = (t: Translator<(typeof words)['en']>, { Rule, Value, Min, Max }: Fail, nameOf: (value: string) => string): string => {
  if (Rule === 'InsideRange' || Rule === 'OutsideRange') {
    if (Min === undefined || Max === undefined) return ''
    return t(Rule === 'InsideRange' ? 'questions.failsInside' : 'questions.failsOutside', { min: String(Min), max: String(Max) })
  }
  return Value ? t(`questions.fails.${Rule}`, { value: nameOf(Value) }) : ''
}
