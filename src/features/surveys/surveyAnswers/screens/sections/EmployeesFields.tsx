import { EmailField, PhoneField, SelectField, TextField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { employeeTypes } from '../../../surveys/model.ts'
import type { Employee } from '../../model.ts'
import { words } from '../../words.ts'
import { FileField } from '../FileField.tsx'
import type { SectionProps } from '../useSurveyForm.ts'
import { Grid } from './Grid.tsx'
import { RowCards } from './RowCards.tsx'
import { useChoices, useRoles } from './useChoices.ts'

const blank: Employee = { Name: '', UserRole: '', Type: null, Mobile: '', EmailAddress: '', JobTitle: '', VendorName: '' }

export const EmployeesFields = ({ form }: SectionProps<'Employees'>) => {
  const t = useWords(words)
  const choices = useChoices()
  const roles = useRoles()
  return (
    <>
      <RowCards
        of={form}
        name="Employees"
        empty={t('fields.noEmployees')}
        title={at => form.values.Employees[at]?.Name.trim() || t('fields.employee', { n: at + 1 })}
        row={at => (
          <Grid>
            <TextField of={form} name={`Employees.${at}.Name`} label={t('fields.Name')} required maxLength={200} />
            <TextField of={form} name={`Employees.${at}.JobTitle`} label={t('fields.JobTitle')} maxLength={200} />
            <SelectField of={form} name={`Employees.${at}.UserRole`} label={t('fields.UserRole')} options={roles} />
            <SelectField of={form} name={`Employees.${at}.Type`} label={t('fields.Type')} options={choices(employeeTypes)} />
            <PhoneField of={form} name={`Employees.${at}.Mobile`} label={t('fields.Mobile')} />
            <EmailField of={form} name={`Employees.${at}.EmailAddress`} label={t('fields.Email')} maxLength={254} />
            <TextField of={form} name={`Employees.${at}.VendorName`} label={t('fields.VendorName')} maxLength={200} />
          </Grid>
        )}
        add={t('fields.addEmployee')}
        next={() => blank}
        most={300}
      />
      <FileField of={form} name="EmployeesFile" label={t('fields.EmployeesFile')} />
    </>
  )
}
