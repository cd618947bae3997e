import { Text } from '@mantine/core'
import { useContext } from 'react'
import { FieldMode } from '../../../../../ui/form/field.tsx'
import { TextField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import type { SectionProps } from '../../screens/useSurveyForm.ts'
import { floorsFrom } from './floors.ts'
import { words } from './words.ts'

const fields = ['FloorNumPattern', 'SubFloorPattern', 'UnitNumPattern'] as const
const examples = { FloorNumPattern: '1-12, 14, PH', SubFloorPattern: 'P1-P3', UnitNumPattern: '101-120, 201-220' }

export const Fields = ({ form }: SectionProps<'FloorsUnits'>) => {
  const t = useWords(words)
  const reading = useContext(FieldMode) === 'read'
  const named = (field: (typeof fields)[number]) => {
    const floors = floorsFrom(form.values.FloorsUnits[field])
    const list = floors && (floors.length > 12 ? [...floors.slice(0, 10), '…', floors.at(-1)] : floors).join(', ')
    if (reading && floors?.length === 0) return null
    return floors && t(field === 'UnitNumPattern' ? 'unitsNamed' : 'floorsNamed', { n: floors.length, list: list ?? '' })
  }
  return (
    <>
      {fields.map(field => (
        <div key={field}>
          <TextField of={form} name={`FloorsUnits.${field}`} label={t(field)} placeholder={examples[field]} maxLength={400} />
          <Text size="sm" c="dimmed" mt={4} aria-live="polite">
            {named(field)}
          </Text>
        </div>
      ))}
    </>
  )
}
