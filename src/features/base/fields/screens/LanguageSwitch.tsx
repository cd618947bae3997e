import { Input, SegmentedControl } from '@mantine/core'
import { isLanguage, type Language, languages } from '../../../../core/words.ts'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'

type Props = {
  value: Language
  onChange: (language: Language) => void
  /** Languages that the texts can be written in. */
  among?: readonly Language[]
  help?: string
}

/** In which language the texts of a form are shown and written. */
export const LanguageSwitch = ({ value, onChange, among = languages, help }: Props) => {
  const t = useWords(words)
  return (
    <div>
      <SegmentedControl
        aria-label={t('language')}
        size="xs"
        value={value}
        onChange={next => isLanguage(next) && onChange(next)}
        data={among.map(one => ({ value: one, label: t(`languages.${one}`) }))}
      />
      <Input.Description mt={4}>{help ?? t('languageHelp')}</Input.Description>
    </div>
  )
}
