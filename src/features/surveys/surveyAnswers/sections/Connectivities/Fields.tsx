import { SelectField, TextField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { networkTypes } from '../../../surveys/model.ts'
import { Grid } from '../../screens/parts/Grid.tsx'
import { RowCards } from '../../screens/parts/RowCards.tsx'
import { TrustedPassword } from '../../screens/parts/TrustedPassword.tsx'
import { useChoices } from '../../screens/parts/useChoices.ts'
import type { SectionForm, SectionProps } from '../../screens/useSurveyForm.ts'
import type { Connectivity } from './model.ts'
import { words } from './words.ts'

export const Fields = ({ form }: SectionProps<'Connectivities'>) => {
  const t = useWords(words)
  return (
    <RowCards
      of={form}
      name="Connectivities"
      empty={t('noNetworks')}
      title={at => t('network', { n: at + 1 })}
      row={at => <Network form={form} at={at} />}
      add={t('addNetwork')}
      next={(): Connectivity => ({ id: crypto.randomUUID(), SSID: '', NetworkType: null, Password: '' })}
      most={30}
    />
  )
}

const Network = ({ form, at }: { form: SectionForm<'Connectivities'>; at: number }) => {
  const t = useWords(words)
  const choices = useChoices()
  const network = form.values.Connectivities[at]
  const open = network?.NetworkType === 'Unsecured'
  return (
    <Grid>
      <SelectField
        of={form}
        name={`Connectivities.${at}.NetworkType`}
        label={t('NetworkType')}
        options={choices(networkTypes)}
        onPick={type => type === 'Unsecured' && form.set(`Connectivities.${at}.Password`, '')}
      />
      <TextField of={form} name={`Connectivities.${at}.SSID`} label={t('SSID')} maxLength={64} />
      <TrustedPassword
        form={form}
        name={`Connectivities.${at}.Password`}
        label={t('Password')}
        kept={network?.PasswordSet === true}
        disabled={open}
        {...(open && { help: t('passwordNone') })}
      />
    </Grid>
  )
}
