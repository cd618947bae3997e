import { Text } from '@mantine/core'
import { LocalizedField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useLocalForm } from '../../../../ui/form/useLocalForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { FieldText } from '../model.ts'
import { findHelpProblems } from '../rules.ts'
import { words } from '../words.ts'

type Props = {
  /** What the field is called. */
  field: string
  help: FieldText | undefined
  longest: number
  /** Undefined: without a helper text. */
  onDone: (help: FieldText | undefined) => void
}

/** The text below a field, for the person who fills it in. Both languages empty: no text. */
export const HelperTextDialog = ({ field, help, longest, onDone }: Props) => {
  const t = useWords(words)
  const form = useLocalForm<{ Help: FieldText }>({
    initial: { Help: { en: '', es: '', ...help } },
    check: ({ Help }) => findHelpProblems(Help, 'Help.'),
    onDone: ({ Help: { en, es = '' } }) => onDone(en.trim() ? { en: en.trim(), ...(es.trim() && { es: es.trim() }) } : undefined),
  })
  return (
    <FormDialog title={t('helperText')} form={form} submit={t('apply')} size="lg">
      <Text size="sm" c="var(--ink-soft)">
        {t('helperTextOf', { field })}
      </Text>
      <LocalizedField of={form} name="Help" label={t('text')} rows={3} maxLength={longest} />
    </FormDialog>
  )
}
