import { EmailField, NumberField, PhoneField, SelectField, TextField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { Grid } from '../../screens/parts/Grid.tsx'
import { RowCards } from '../../screens/parts/RowCards.tsx'
import { useRoles } from '../../screens/parts/useChoices.ts'
import type { SectionProps } from '../../screens/useSurveyForm.ts'
import { words as commonWords } from '../../words.ts'
import type { ArchorTenant, SurveyContact } from './model.ts'
import { words } from './words.ts'

const contact: SurveyContact = { Name: '', UserRole: '', PhoneNumber: '', Email: '' }
const tenant: ArchorTenant = { Name: '', Floor: '', SquareFootage: null }

export const Fields = ({ form }: SectionProps<'Contacts'>) => {
  const t = useWords(words)
  const tc = useWords(commonWords)
  const roles = useRoles()
  return (
    <>
      <RowCards
        of={form}
        name="Contacts"
        label={t('Contacts')}
        empty={t('noContacts')}
        title={at => form.values.Contacts[at]?.Name.trim() || t('contact', { n: at + 1 })}
        row={at => (
          <Grid>
            <TextField of={form} name={`Contacts.${at}.Name`} label={tc('fields.Name')} required maxLength={200} />
            <SelectField of={form} name={`Contacts.${at}.UserRole`} label={tc('fields.UserRole')} options={roles} />
            <PhoneField of={form} name={`Contacts.${at}.PhoneNumber`} label={tc('fields.Phone')} />
            <EmailField of={form} name={`Contacts.${at}.Email`} label={tc('fields.Email')} maxLength={254} />
          </Grid>
        )}
        add={t('addContact')}
        next={() => contact}
        most={100}
      />
      <RowCards
        of={form}
        name="TenantInfo.ArchorTenants"
        label={t('ArchorTenants')}
        empty={t('noTenants')}
        title={at => form.values.TenantInfo.ArchorTenants[at]?.Name.trim() || t('tenant', { n: at + 1 })}
        row={at => (
          <Grid>
            <TextField of={form} name={`TenantInfo.ArchorTenants.${at}.Name`} label={tc('fields.Name')} required maxLength={200} />
            <TextField of={form} name={`TenantInfo.ArchorTenants.${at}.Floor`} label={t('Floor')} maxLength={40} />
            <NumberField of={form} name={`TenantInfo.ArchorTenants.${at}.SquareFootage`} label={t('SquareFootage')} min={0} />
          </Grid>
        )}
        add={t('addTenant')}
        next={() => tenant}
        most={100}
      />
    </>
  )
}
