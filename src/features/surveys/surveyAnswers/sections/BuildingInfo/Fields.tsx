import { NumberField, SelectField, TextAreaField, TextField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { surveyPropertyTypes, workflowSystems } from '../../../surveys/model.ts'
import { FileField } from '../../screens/FileField.tsx'
import { Grid } from '../../screens/parts/Grid.tsx'
import { TrustedPassword } from '../../screens/parts/TrustedPassword.tsx'
import { useChoices } from '../../screens/parts/useChoices.ts'
import type { SectionProps } from '../../screens/useSurveyForm.ts'
import { words } from './words.ts'

export const Fields = ({ form }: SectionProps<'BuildingInfo'>) => {
  const t = useWords(words)
  const choices = useChoices()
  const { WorkflowSystem, PasswordSet } = form.values.BuildingInfo
  const hasSystem = WorkflowSystem !== null && WorkflowSystem !== 'None'
  return (
    <>
      <Grid>
        <SelectField of={form} name="BuildingInfo.PropertyType" label={t('PropertyType')} options={choices(surveyPropertyTypes)} />
        <TextField of={form} name="BuildingInfo.Owner" label={t('Owner')} maxLength={200} />
        <NumberField of={form} name="BuildingInfo.SquareFt" label={t('SquareFt')} min={0} />
        <NumberField of={form} name="BuildingInfo.TenantsNum" label={t('TenantsNum')} min={0} />
        <SelectField of={form} name="BuildingInfo.WorkflowSystem" label={t('WorkflowSystem')} options={choices(workflowSystems)} />
        {hasSystem && <TextField of={form} name="BuildingInfo.Username" label={t('Username')} maxLength={200} />}
        {hasSystem && <TrustedPassword form={form} name="BuildingInfo.Password" label={t('SystemPassword')} kept={PasswordSet === true} />}
      </Grid>
      <TextAreaField of={form} name="BuildingInfo.CurrentWorkflow" label={t('CurrentWorkflow')} maxLength={4000} />
      <FileField of={form} name="BuildingInfo.SuppliersFile" label={t('SuppliersFile')} />
    </>
  )
}
