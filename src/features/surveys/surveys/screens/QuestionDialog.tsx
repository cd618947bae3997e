import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Language } from '../../../../core/words.ts'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useSay } from '../../../../ui/useSay.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { productText } from '../catalog.ts'
import type { ProductQuestion, QuestionField, SurveyProduct } from '../model.ts'
import { questionProblems } from '../rules.ts'
import { words } from '../words.ts'
import { CustomerTextField } from './CustomerTextField.tsx'
import { FieldEditor } from './FieldEditor.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { useLocalForm } from './useLocalForm.ts'

type Props = {
  /** The question to change; none: a new one. */
  question?: ProductQuestion
  products: readonly SurveyProduct[]
  onDone: (question: ProductQuestion) => void
}

const newCode = (): string => `q${crypto.getRandomValues(new Uint32Array(2)).join('')}`
export const newField = (): QuestionField => ({
  Code: newCode(),
  FieldType: 'Text Field',
  Label: { en: '' },
  Required: false,
  Options: [],
  File: null,
})

/** Adds or changes a question of a survey: its texts in three languages and its fields. Kept with the survey. */
export const QuestionDialog = ({ question, products, onDone }: Props) => {
  const t = useWords(words)
  const say = useSay()
  const [ui] = useLanguage()
  const [language, setLanguage] = useState<Language>('en')
  const [first] = products
  const [initial] = useState<ProductQuestion>(
    question ?? {
      Code: newCode(),
      ProductName: first?.ProductName ?? '',
      ProductType: first?.Type ?? 'Questions',
      SectionTitle: { en: '' },
      SurveyQuestion: { en: '' },
      Fields: [newField()],
    },
  )
  const form = useLocalForm({
    initial,
    check: values => questionProblems(values),
    onDone,
    onProblems: () => setLanguage('en'), // what is missing is the English text
  })
  const { Fields, ProductType } = form.values
  const names = products.map(({ ProductName }) => ({ value: ProductName, label: productText(ProductName)?.[ui] ?? ProductName }))
  const typeOf = (name: string | null) => products.find(one => one.ProductName === name)?.Type ?? 'Questions'
  const problem = form.problemAt('Fields')
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
      <CustomerTextField of={form} name="SectionTitle" language={language} label={t('question.sectionTitle')} required />
      <CustomerTextField
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
      {Fields.map((field, at) => (
        <FieldEditor key={field.Code} form={form} at={at} language={language} />
      ))}
      <div data-form={form.id} data-field="Fields">
        {problem && (
          <Text size="xs" c="var(--mantine-color-error)" role="alert" mb={6}>
            {say(problem)}
          </Text>
        )}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={Fields.length >= 20}
          onClick={() => form.put(before => ({ ...before, Fields: [...before.Fields, newField()] }))}
        >
          {t('question.addField')}
        </Button>
      </div>
    </FormDialog>
  )
}
