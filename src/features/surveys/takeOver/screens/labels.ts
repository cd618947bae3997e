import { useFormats, useWords } from '../../../../ui/words.tsx'
import { words as buildingWords } from '../../../property/propertyPage/sections/BasicInfo/words.ts'
import { words as answerWords } from '../../surveyAnswers/sections/BasicPropertyInfo/words.ts'
import type { TakeOverFact, TakeOverGroup } from '../model.ts'
import { words } from '../words.ts'

/** The label of a field, as the building's own form or the survey has it. */
export const useFieldLabel = (): ((group: TakeOverGroup, field: string) => string) => {
  const t = useWords(words)
  const tb = useWords(buildingWords)
  const ta = useWords(answerWords)
  return (group, field) => {
    if (group === 'BasicInfo' && tb.has(field as never)) return tb(field as never) // a field's name is a key there
    if (group === 'BasicInfo' && ta.has(field as never)) return ta(field as never)
    return t.has(`fields.${field}` as never) ? t(`fields.${field}` as never) : field
  }
}

/** A value as people read it; a color and a picture are drawn besides. */
export const useShownValue = (): ((fact: TakeOverFact, value: string) => string) => {
  const t = useWords(words)
  const { number, phone } = useFormats()
  return ({ As }, value) => {
    if (value === '') return t('nothing')
    if (As === 'phone') return phone(value)
    if (As === 'number') return number(Number(value))
    return As === 'secret' ? t('set') : value
  }
}
