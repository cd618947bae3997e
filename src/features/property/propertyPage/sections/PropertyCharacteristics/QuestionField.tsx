import type { Input } from '../../../../../core/call.ts'
import { DateField, NumberField, SelectField, TagsField, TextField } from '../../../../../ui/form/fields.tsx'
import type { CallForm } from '../../../../../ui/form/useCallForm.ts'
import { useLanguage } from '../../../../../ui/words.tsx'
import type { SaveBuildingQuestionnaire } from '../../../questionnaire/contract.ts'
import type { Question } from '../../../questionnaire/model.ts'
import { questionOf } from '../../../questionnaire/rules.ts'

export type QuestionForm = CallForm<Input<typeof SaveBuildingQuestionnaire>>
type Props = { form: QuestionForm; question: Question; at: `PropertyCHARQuestions.${number}.Questions.${number}.Value` }

/** A question in its style; `at` is the path of its answer. */
export const QuestionField = ({ form, question: { Name, FieldText, FieldStyle, Options }, at }: Props) => {
  const [language] = useLanguage()
  const common = { of: form, name: at, label: FieldText[language] }
  const options = Options.map(({ Value, Text }) => ({ value: Value, label: Text[language] }))
  const [least] = questionOf(Name)?.range ?? [0]
  if (FieldStyle === 'Number') {
    const year = questionOf(Name)?.year === true
    return <NumberField {...common} min={least} decimals={year ? 0 : 2} grouped={!year} />
  }
  if (FieldStyle === 'DateSelection') return <DateField {...common} as="text" />
  if (FieldStyle === 'MultipleSelect') return <TagsField {...common} options={options} />
  if (FieldStyle === 'DropDownSelection') return <SelectField {...common} options={options} />
  return <TextField {...common} maxLength={2000} />
}
