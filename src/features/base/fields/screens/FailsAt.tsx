import { Select } from '@mantine/core'
import type { Language } from '../../../../core/words.ts'
import { useWords } from '../../../../ui/words.tsx'
import { fieldTextIn } from '../fieldType.ts'
import type { FormField } from '../model.ts'
import { words } from '../words.ts'

type FailsAtProps = { field: FormField; language: Language; onChange: (field: FormField) => void }

/** Which choice of a field is a failed point of an inspection; none unless one is chosen. */
export const FailsAt = ({ field, language, onChange }: FailsAtProps) => {
  const t = useWords(words)
  const { Fail, ...passing } = field
  return (
    <Select
      mt="sm"
      maw={320}
      label={t('failsAt')}
      placeholder={t('failsNever')}
      data={field.Choices.map(({ Value, Text }) => ({ value: Value, label: fieldTextIn(Text, language) || Value }))}
      value={Fail?.Value ?? null}
      clearable
      onChange={Value => onChange(Value ? { ...field, Fail: { Rule: 'IsEqualTo', Value } } : passing)}
    />
  )
}
