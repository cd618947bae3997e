import { EmailField, NumberField, PhoneField, SelectField, TextField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import type { ArchorTenant, SurveyContact } from '../../model.ts'
import { words } from '../../words.ts'
import type { SectionProps } from '../useSurveyForm.ts'
import { Grid } from './Grid.tsx'
import { RowCards } from './RowCards.tsx'
import { useRoles } from './useChoices.ts'

const contact: SurveyContact = { Name: '', UserRole: '', PhoneNumber: '', Email: '' }
const tenant: ArchorTenant = { Name: '', Floor: '', SquareFootage: null }

export const ContactsFields = ({ form }: SectionProps<'Contacts'>) => {
  const t = useWords(words)
  const roles = useRoles()
  return (
    <>
      <RowCards
        of={form}
        name="Contacts"
        label={t('fields.Contacts')}
        empty={t('fields.noContacts')}
        title={at => form.values.Contacts[at]?.Name.trim() || t('fields.contact', { n: at + 1 })}
        row={at => (
          <Grid>
            <TextField of={form} name={`Contacts.${at}.Name`} label={t('fields.Name')} required maxLength={200} />
            <SelectField of={form} name={`Contacts.${at}.UserRole`} label={t('fields.UserRole')} options={roles} />
            <PhoneField of={form} name={`Contacts.${at}.PhoneNumber`} label={t('fields.Phone')} />
            <EmailField of={form} name={`Contacts.${at}.Email`} label={t('fields.Email')} maxLength={254} />
          </Grid>
        )}
        add={t('fields.addContact')}
        next={() => contact}
        most={100}
      />
      <RowCards
        of={form}
        name="TenantInfo.ArchorTenants"
        label={t('fields.ArchorTenants')}
        empty={t('fields.noTenants')}
        title={at => form.values.TenantInfo.ArchorTenants[at]?.Name.trim() || t('fields.tenant', { n: at + 1 })}
        row={at => (
          <Grid>
            <TextField of={form} name={`TenantInfo.ArchorTenants.${at}.Name`} label={t('fields.Name')} required maxLength={200} />
            <TextField of={form} name={`TenantInfo.ArchorTenants.${at}.Floor`} label={t('fields.Floor')} maxLength={40} />
            <NumberField of={form} name={`TenantInfo.ArchorTenants.${at}.SquareFootage`} label={t('fields.SquareFootage')} min={0} />
          </Grid>
        )}
        add={t('fields.addTenant')}
        next={() => tenant}
        most={100}
      />
    </>
  )
}
