import { NumberField, SelectField, TextAreaField, TextField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { surveyPropertyTypes, workflowSystems } from '../../../surveys/model.ts'
import { words } from '../../words.ts'
import { FileField } from '../FileField.tsx'
import type { SectionProps } from '../useSurveyForm.ts'
import { Grid } from './Grid.tsx'
import { TrustedPassword } from './NetworksFields.tsx'
import { useChoices } from './useChoices.ts'

export const BuildingInfoFields = ({ form }: SectionProps<'BuildingInfo'>) => {
  const t = useWords(words)
  const choices = useChoices()
  const { WorkflowSystem, PasswordSet } = form.values.BuildingInfo
  const hasSystem = WorkflowSystem !== null && WorkflowSystem !== 'None'
  return (
    <>
      <Grid>
        <SelectField of={form} name="BuildingInfo.PropertyType" label={t('fields.PropertyType')} options={choices(surveyPropertyTypes)} />
        <TextField of={form} name="BuildingInfo.Owner" label={t('fields.Owner')} maxLength={200} />
        <NumberField of={form} name="BuildingInfo.SquareFt" label={t('fields.SquareFt')} min={0} />
        <NumberField of={form} name="BuildingInfo.TenantsNum" label={t('fields.TenantsNum')} min={0} />
        <SelectField of={form} name="BuildingInfo.WorkflowSystem" label={t('fields.WorkflowSystem')} options={choices(workflowSystems)} />
        {hasSystem && <TextField of={form} name="BuildingInfo.Username" label={t('fields.Username')} maxLength={200} />}
        {hasSystem && (
          <TrustedPassword form={form} name="BuildingInfo.Password" label={t('fields.SystemPassword')} kept={PasswordSet === true} />
        )}
      </Grid>
      <TextAreaField of={form} name="BuildingInfo.CurrentWorkflow" label={t('fields.CurrentWorkflow')} maxLength={4000} />
      <FileField of={form} name="BuildingInfo.SuppliersFile" label={t('fields.SuppliersFile')} />
    </>
  )
}
