import { EmailField, PhoneField, SelectField, TextField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { employeeTypes } from '../../../surveys/model.ts'
import { FileField } from '../../screens/FileField.tsx'
import { Grid } from '../../screens/parts/Grid.tsx'
import { RowCards } from '../../screens/parts/RowCards.tsx'
import { useChoices, useRoles } from '../../screens/parts/useChoices.ts'
import type { SectionProps } from '../../screens/useSurveyForm.ts'
import { words as commonWords } from '../../words.ts'
import type { Employee } from './model.ts'
import { words } from './words.ts'

const blank: Employee = { Name: '', UserRole: '', Type: null, Mobile: '', EmailAddress: '', JobTitle: '', VendorName: '' }

export const Fields = ({ form }: SectionProps<'Employees'>) => {
  const t = useWords(words)
  const tc = useWords(commonWords)
  const choices = useChoices()
  const roles = useRoles()
  return (
    <>
      <RowCards
        of={form}
        name="Employees"
        empty={t('noEmployees')}
        title={at => form.values.Employees[at]?.Name.trim() || t('employee', { n: at + 1 })}
        row={at => (
          <Grid>
            <TextField of={form} name={`Employees.${at}.Name`} label={tc('fields.Name')} required maxLength={200} />
            <TextField of={form} name={`Employees.${at}.JobTitle`} label={t('JobTitle')} maxLength={200} />
            <SelectField of={form} name={`Employees.${at}.UserRole`} label={tc('fields.UserRole')} options={roles} />
            <SelectField of={form} name={`Employees.${at}.Type`} label={t('Type')} options={choices(employeeTypes)} />
            <PhoneField of={form} name={`Employees.${at}.Mobile`} label={t('Mobile')} />
            <EmailField of={form} name={`Employees.${at}.EmailAddress`} label={tc('fields.Email')} maxLength={254} />
            <TextField of={form} name={`Employees.${at}.VendorName`} label={t('VendorName')} maxLength={200} />
          </Grid>
        )}
        add={t('addEmployee')}
        next={() => blank}
        most={300}
      />
      <FileField of={form} name="EmployeesFile" label={t('EmployeesFile')} />
    </>
  )
}
