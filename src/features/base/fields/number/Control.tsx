import { NumberField, RadioField } from '../../../../ui/form/fields.tsx'
import { useLanguage } from '../../../../ui/words.tsx'
import { styleOf } from '../rules.ts'
import type { FieldControl } from '../screens/controlProps.ts'
import { starWords } from '../starWords.ts'

export const NumberControl: FieldControl = ({ field: { Style, Range, Decimals = 2, Grouped = true }, ...props }) => {
  const [language] = useLanguage()
  if (styleOf(Style).look === 'stars') return <RadioField {...props} options={starOptions(language)} />
  return <NumberField {...props} {...(Range && { min: Range[0] })} decimals={Decimals} grouped={Grouped} />
}

const starOptions = (language: keyof typeof starWords) => {
  const { star1, star2, star3, star4, star5 } = starWords[language]
  return [star1, star2, star3, star4, star5].map((label, i) => ({ value: String(i + 1), label: `${i + 1}: ${label}` }))
}
