import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { Language } from '../../../../core/words.ts'
import { type CallForm, markField } from '../../../../ui/form/useCallForm.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { FormField } from '../model.ts'
import { makeChoice } from '../rules.ts'
import { words } from '../words.ts'
import classes from './FieldsEditor.module.css'
import { FormTextField } from './FormTextField.tsx'

type ChoicesEditorProps<V> = {
  form: CallForm<V>
  field: FormField
  /** Path of the choices. */
  name: string
  language: Language
  most: number
  onChange: (field: FormField) => void
}

/** The choices that a field offers. A new one gets a value of its own, which stays when its text changes. */
export const ChoicesEditor = <V,>({ form, field, name, language, most, onChange }: ChoicesEditorProps<V>) => {
  const t = useWords(words)
  const say = useSay()
  const { Choices } = field
  const problem = form.problemAt(name)
  const set = (next: FormField['Choices']) => onChange({ ...field, Choices: next })
  return (
    <div {...markField(form, name)}>
      <Text size="sm" fw={500} mb={4}>
        {t('options')}
      </Text>
      <Stack gap={6}>
        {Choices.map((choice, i) => (
          <Group key={choice.Value} gap={4} wrap="nowrap" align="flex-start">
            <div className={classes.grow}>
              <FormTextField of={form} name={`${name}.${i}.Text`} language={language} label={t('option', { n: i + 1 })} hideLabel />
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('removeOption', { n: i + 1 })}
              onClick={() => set(Choices.filter(one => one !== choice))}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
      </Stack>
      {problem && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert" mt={6}>
          {say(problem)}
        </Text>
      )}
      <Button
        mt={8}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={Choices.length >= most}
        onClick={() => set([...Choices, makeChoice(Choices.map(({ Value }) => Value))])}
      >
        {t('addOption')}
      </Button>
    </div>
  )
}
