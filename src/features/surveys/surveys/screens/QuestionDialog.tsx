import { Text } from '@mantine/core'
import { useState } from 'react'
import type { Language } from '../../../../core/words.ts'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useLocalForm } from '../../../../ui/form/useLocalForm.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import type { FormField } from '../../../base/fields/model.ts'
import { makeField } from '../../../base/fields/rules.ts'
import { FieldsEditor } from '../../../base/fields/screens/FieldsEditor.tsx'
import { FormTextField } from '../../../base/fields/screens/FormTextField.tsx'
import { LanguageSwitch } from '../../../base/fields/screens/LanguageSwitch.tsx'
import type { FieldStyleName } from '../../../base/fields/styles.ts'
import { productText } from '../catalog.ts'
import type { ProductQuestion, SurveyProduct } from '../model.ts'
import { type ComposedQuestion, questionStyles, readQuestion, writeQuestion } from '../questionFields.ts'
import { questionProblems } from '../rules.ts'
import { words } from '../words.ts'
import { FileField } from './FileField.tsx'

type Props = {
  /** The question to change; none: a new one. */
  question?: ProductQuestion
  products: readonly SurveyProduct[]
  onDone: (question: ProductQuestion) => void
}

const newCode = (): string => `q${crypto.getRandomValues(new Uint32Array(2)).join('')}`
const newField = (style: FieldStyleName): FormField => makeField(style, newCode())

/** Adds or changes a question of a survey: its texts in three languages and its fields. Kept with the survey. */
export const QuestionDialog = ({ question, products, onDone }: Props) => {
  const t = useWords(words)
  const [ui] = useLanguage()
  const [language, setLanguage] = useState<Language>('en')
  const [first] = products
  const [initial] = useState<ComposedQuestion>(
    question
      ? readQuestion(question)
      : {
          Code: newCode(),
          ProductName: first?.ProductName ?? '',
          ProductType: first?.Type ?? 'Questions',
          SectionTitle: { en: '' },
          SurveyQuestion: { en: '' },
          Fields: [newField('survey.Text Field')],
        },
  )
  const form = useLocalForm({
    initial,
    check: questionProblems,
    onDone: values => onDone(writeQuestion(values)),
    onProblems: () => setLanguage('en'), // what is missing is the English text
  })
  const { ProductType } = form.values
  const names = products.map(({ ProductName }) => ({ value: ProductName, label: productText(ProductName)?.[ui] ?? ProductName }))
  const typeOf = (name: string | null) => products.find(one => one.ProductName === name)?.Type ?? 'Questions'
  return (
    <FormDialog title={t(question ? 'question.edit' : 'question.new')} form={form} submit={t('question.save')} size="xl">
      <LanguageSwitch value={language} onChange={setLanguage} />
      <SelectField
        of={form}
        name="ProductName"
        label={t('question.product')}
        options={names}
        required
        onPick={name => form.put(before => ({ ...before, ProductName: name ?? '', ProductType: typeOf(name) }))}
      />
      <FormTextField of={form} name="SectionTitle" language={language} label={t('question.sectionTitle')} required />
      <FormTextField
        of={form}
        name="SurveyQuestion"
        language={language}
        label={t('question.question')}
        rows={2}
        maxLength={1000}
        required
      />
      {ProductType !== 'Questions' && (
        <Text size="sm" c="var(--ink-soft)">
          {t('question.formNote')}
        </Text>
      )}
      <FieldsEditor
        form={form}
        language={language}
        styles={questionStyles}
        makeNext={newField}
        most={20}
        mostChoices={50}
        fileInput={props => <FileField {...props} value={props.value ?? null} bucket="SurveyDownload" required />}
      />
    </FormDialog>
  )
}
