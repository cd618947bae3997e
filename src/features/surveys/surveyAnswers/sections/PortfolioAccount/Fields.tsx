import { EmailField, PhoneField, TextField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { Grid } from '../../screens/parts/Grid.tsx'
import type { SectionProps } from '../../screens/useSurveyForm.ts'
import { words as commonWords } from '../../words.ts'
import { words } from './words.ts'

export const Fields = ({ form }: SectionProps<'PortfolioAccount'>) => {
  const t = useWords(words)
  const tc = useWords(commonWords)
  return (
    <Grid>
      <TextField of={form} name="PortfolioAccount.AccountName" label={t('AccountName')} maxLength={200} />
      <TextField of={form} name="PortfolioAccount.ManagementCompany" label={t('ManagementCompany')} maxLength={200} />
      <TextField of={form} name="PortfolioAccount.ContactName" label={t('ContactName')} maxLength={200} />
      <PhoneField of={form} name="PortfolioAccount.ContactPhoneNumber" label={tc('fields.Phone')} />
      <EmailField of={form} name="PortfolioAccount.ContactEmail" label={tc('fields.Email')} maxLength={254} />
    </Grid>
  )
}
