import { DateField, SelectField, TagsField, TextField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { inspectionFrequencies, inspectionTypes } from '../../../surveys/model.ts'
import { FileField } from '../../screens/FileField.tsx'
import { Grid } from '../../screens/parts/Grid.tsx'
import { RowCards } from '../../screens/parts/RowCards.tsx'
import { useChoices } from '../../screens/parts/useChoices.ts'
import type { SectionProps } from '../../screens/useSurveyForm.ts'
import { words as commonWords } from '../../words.ts'
import type { Inspection } from './model.ts'
import { words } from './words.ts'

export const Fields = ({ form }: SectionProps<'Inspections'>) => {
  const t = useWords(words)
  const tc = useWords(commonWords)
  const choices = useChoices()
  const labels = new Map(choices(inspectionTypes).map(one => (typeof one === 'string' ? [one, one] : [one.value, one.label])))
  // A type that is chosen becomes a row, so that only its frequency is left to say.
  const addChosen = (types: readonly string[]) => {
    const named = form.values.Inspections.map(({ Name }) => Name)
    const missing = types.map(type => labels.get(type) ?? type).filter(name => !named.includes(name))
    if (missing.length > 0) form.set('Inspections', [...form.values.Inspections, ...missing.map(rowOf)])
  }
  return (
    <>
      <TagsField of={form} name="InspectionTypes" label={t('InspectionTypes')} options={choices(inspectionTypes)} onPick={addChosen} />
      <RowCards
        of={form}
        name="Inspections"
        label={t('Inspections')}
        empty={t('noInspections')}
        title={at => form.values.Inspections[at]?.Name.trim() || t('inspection', { n: at + 1 })}
        row={at => (
          <Grid>
            <TextField of={form} name={`Inspections.${at}.Name`} label={tc('fields.Name')} required maxLength={200} />
            <SelectField of={form} name={`Inspections.${at}.Frequency`} label={t('Frequency')} options={choices(inspectionFrequencies)} />
            <DateField
              of={form}
              name={`Inspections.${at}.LastInspectionDate`}
              label={t('LastInspectionDate')}
              as={{ as: 'text' }}
              noFuture
            />
          </Grid>
        )}
        add={t('addInspection')}
        next={() => rowOf('')}
        most={100}
      />
      <FileField of={form} name="InspectionsFile" label={t('InspectionsFile')} />
    </>
  )
}

const rowOf = (Name: string): Inspection => ({ Name, Frequency: null, LastInspectionDate: null })
