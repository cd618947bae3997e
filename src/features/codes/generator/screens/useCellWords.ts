import { describeProblem, fillMessage } from '../../../../core/problem.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { locationLabel } from '../../../property/entityTypes/model.ts'
import type { BuilderField } from '../model.ts'
import { generatedType } from '../qrTypes.ts'
import { generatorMessages, requiredFields } from '../rules.ts'
import { words } from '../words.ts'

type Said = { Message: string; Hint?: string | undefined }
const listed = Object.entries(requiredFields) as [keyof typeof requiredFields, string][] // its own keys
const ending = generatorMessages.areRequired.replace('{fields}', '')

/** Names of columns, values of cells and problems, in the reader's language. */
export const useCellWords = () => {
  const t = useWords(words)
  const say = useSay()
  const [language] = useLanguage()
  const isSaid = (value: string): value is keyof typeof words.en.said => Object.hasOwn(words.en.said, value)
  return {
    columnName: (field: BuilderField): string => t(`col.${field}`),
    valueName: (field: BuilderField, value: string): string => {
      if (field === 'Type') return locationLabel(value, language)
      if (field === 'QrType') return generatedType(value)?.Label[language] ?? value
      return field !== 'QrName' && field !== 'NameEn' && isSaid(value) ? t(`said.${value}`) : value
    },
    sayProblem: (problem: Said): string => {
      const { Message } = problem
      if (!Message.endsWith(ending)) return say(describeProblem(problem))
      const named = Message.slice(0, -ending.length).split(', ')
      const fields = listed.filter(([, name]) => named.includes(name)).map(([field]) => t(`col.${field}`))
      return say(fillMessage(generatorMessages.areRequired, { fields: fields.join(', ') }))
    },
  }
}
export type CellWords = ReturnType<typeof useCellWords>
