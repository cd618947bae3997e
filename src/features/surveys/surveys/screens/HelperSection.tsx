import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Input } from '../../../../core/call.ts'
import type { Language } from '../../../../core/words.ts'
import { SwitchField } from '../../../../ui/form/fields.tsx'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { FormTextField } from '../../../base/fields/screens/FormTextField.tsx'
import { LanguageSwitch } from '../../../base/fields/screens/LanguageSwitch.tsx'
import type { GenerateSurvey } from '../contract.ts'
import { words } from '../words.ts'
import { FileField } from './FileField.tsx'

/** Helper Text: a text in three languages and a PDF, shown to the customer while it is on. */
export const HelperSection = ({ form }: { form: CallForm<Input<typeof GenerateSurvey>> }) => {
  const t = useWords(words)
  const [language, setLanguage] = useState<Language>('en')
  const { Enable, File } = form.values.HelperText
  return (
    <Section title={t('builder.helper')}>
      <Stack gap="md" maw={760}>
        <Text size="sm" c="var(--ink-soft)">
          {t('builder.helperLead')}
        </Text>
        <SwitchField of={form} name="HelperText.Enable" label={t('builder.helperOn')} />
        {Enable && (
          <>
            <LanguageSwitch value={language} onChange={setLanguage} />
            <FormTextField of={form} name="HelperText.Text" language={language} label={t('builder.helperText')} rows={4} maxLength={4000} />
            <div data-form={form.id} data-field="HelperText.File">
              <FileField
                label={t('builder.helperFile')}
                bucket="SurveyHelper"
                value={File}
                onChange={next => form.set('HelperText.File', next)}
                error={form.problemAt('HelperText.File')}
              />
            </div>
          </>
        )}
      </Stack>
    </Section>
  )
}
