import { ColourField, EmailField, PhoneField, TextAreaField, TextField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { words } from '../../words.ts'
import { FileField } from '../FileField.tsx'
import type { SectionProps } from '../useSurveyForm.ts'
import { Grid } from './Grid.tsx'

export const PortfolioAccountFields = ({ form }: SectionProps<'PortfolioAccount'>) => {
  const t = useWords(words)
  return (
    <Grid>
      <TextField of={form} name="PortfolioAccount.AccountName" label={t('fields.AccountName')} maxLength={200} />
      <TextField of={form} name="PortfolioAccount.ManagementCompany" label={t('fields.ManagementCompany')} maxLength={200} />
      <TextField of={form} name="PortfolioAccount.ContactName" label={t('fields.ContactName')} maxLength={200} />
      <PhoneField of={form} name="PortfolioAccount.ContactPhoneNumber" label={t('fields.Phone')} />
      <EmailField of={form} name="PortfolioAccount.ContactEmail" label={t('fields.Email')} maxLength={254} />
    </Grid>
  )
}

export const BrandingFields = ({ form }: SectionProps<'Branding'>) => {
  const t = useWords(words)
  return (
    <>
      <FileField of={form} name="Branding.LogoFile" label={t('fields.LogoFile')} />
      <Grid>
        <ColourField of={form} name="Branding.PrimaryColor" label={t('fields.PrimaryColor')} />
        <ColourField of={form} name="Branding.SecondaryColor" label={t('fields.SecondaryColor')} />
      </Grid>
      <TextAreaField of={form} name="Branding.Note" label={t('fields.BrandingNote')} maxLength={2000} />
    </>
  )
}
