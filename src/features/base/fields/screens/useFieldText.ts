import { useLanguage } from '../../../../ui/words.tsx'
import { fieldTextIn } from '../fieldType.ts'
import type { FieldText, FormField } from '../model.ts'

/** Reads texts of a form in the language of the interface. */
export const useFieldText = (): ((text: FieldText | undefined) => string) => {
  const [language] = useLanguage()
  return text => fieldTextIn(text, language)
}

/** The choices of a field as options. */
export const useChoices = ({ Choices }: FormField): { value: string; label: string }[] => {
  const textOf = useFieldText()
  return Choices.map(({ Value, Text }) => ({ value: Value, label: textOf(Text) || Value }))
}
