import { DateField, SelectField, TagsField, TextField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { inspectionFrequencies, inspectionTypes } from '../../../surveys/model.ts'
import type { Inspection } from '../../model.ts'
import { words } from '../../words.ts'
import { FileField } from '../FileField.tsx'
import type { SectionProps } from '../useSurveyForm.ts'
import { Grid } from './Grid.tsx'
import { RowCards } from './RowCards.tsx'
import { useChoices } from './useChoices.ts'

export const InspectionsFields = ({ form }: SectionProps<'Inspections'>) => {
  const t = useWords(words)
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
      <TagsField
        of={form}
        name="InspectionTypes"
        label={t('fields.InspectionTypes')}
        options={choices(inspectionTypes)}
        onPick={addChosen}
      />
      <RowCards
        of={form}
        name="Inspections"
        label={t('fields.Inspections')}
        empty={t('fields.noInspections')}
        title={at => form.values.Inspections[at]?.Name.trim() || t('fields.inspection', { n: at + 1 })}
        row={at => (
          <Grid>
            <TextField of={form} name={`Inspections.${at}.Name`} label={t('fields.Name')} required maxLength={200} />
            <SelectField
              of={form}
              name={`Inspections.${at}.Frequency`}
              label={t('fields.Frequency')}
              options={choices(inspectionFrequencies)}
            />
            <DateField of={form} name={`Inspections.${at}.LastInspectionDate`} label={t('fields.LastInspectionDate')} as="text" noFuture />
          </Grid>
        )}
        add={t('fields.addInspection')}
        next={() => rowOf('')}
        most={100}
      />
      <FileField of={form} name="InspectionsFile" label={t('fields.InspectionsFile')} />
    </>
  )
}

const rowOf = (Name: string): Inspection => ({ Name, Frequency: null, LastInspectionDate: null })
