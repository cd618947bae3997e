import { useMemo } from 'react'
import { shownPhone } from '../../../../core/phone.ts'
import { describeProblem } from '../../../../core/problem.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useWords } from '../../../../ui/words.tsx'
import { propertyTypes } from '../../buildings/model.ts'
import { useLabels } from '../../buildings/screens/useLabels.ts'
import { type Difference, type ImportField, type ImportRow, importFields } from '../model.ts'
import { words } from '../words.ts'

export const stateKinds = { Checked: 'none', Running: 'info', Done: 'good', Failed: 'bad', Undone: 'none' } as const
export const rowKinds = { New: 'good', Changed: 'info', Same: 'none', Wrong: 'bad' } as const

/** Problems and differences of rows in people's words. */
export const useRowTexts = () => {
  const t = useWords(words)
  const say = useSay()
  const labels = useLabels()
  return useMemo(() => {
    const label = (field: string): string => {
      const known: ImportField | undefined = field === 'PropertyTagId' ? 'PropertyTag' : importFields.find(one => one === field)
      return known ? t(`fields.${known}`) : field === 'Shifts' ? t('shifts') : field
    }
    const value = (field: string, text: string): string => {
      if (text === '') return t('nothing')
      if (field === 'TrackScanData') return text === 'true' ? t('yes') : t('no')
      if (field === 'PropertyType') return labels.propertyType(propertyTypes.find(one => one === text) ?? null)
      if (field === 'BuildingType') return labels.buildingType(text)
      return field === 'ContactPhoneNumber' ? shownPhone(text) : text
    }
    const problems = (row: ImportRow) =>
      row.Problems.map(problem => t('problem', { field: label(problem.Field), message: say(describeProblem(problem)) }))
    const differences = (row: ImportRow) =>
      row.Differences.map(({ Field, From, To }: Difference) =>
        t('from', { field: label(Field), from: value(Field, From), to: value(Field, To) }),
      )
    return { problems, differences, label }
  }, [t, say, labels])
}
