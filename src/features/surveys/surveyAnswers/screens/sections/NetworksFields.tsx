import { PasswordInput } from '@mantine/core'
import { ReadValue, useField } from '../../../../../ui/form/field.tsx'
import { SecretTextField, SelectField, TextField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { networkTypes } from '../../../surveys/model.ts'
import type { Connectivity } from '../../model.ts'
import { words } from '../../words.ts'
import type { SectionForm, SectionProps } from '../useSurveyForm.ts'
import { Grid } from './Grid.tsx'
import { RowCards } from './RowCards.tsx'
import { useChoices } from './useChoices.ts'

export const NetworksFields = ({ form }: SectionProps<'Connectivities'>) => {
  const t = useWords(words)
  return (
    <RowCards
      of={form}
      name="Connectivities"
      empty={t('fields.noNetworks')}
      title={at => t('fields.network', { n: at + 1 })}
      row={at => <Network form={form} at={at} />}
      add={t('fields.addNetwork')}
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
        label={t('fields.NetworkType')}
        options={choices(networkTypes)}
        onPick={type => type === 'Unsecured' && form.set(`Connectivities.${at}.Password`, '')}
      />
      <TextField of={form} name={`Connectivities.${at}.SSID`} label={t('fields.SSID')} maxLength={64} />
      <TrustedPassword
        form={form}
        name={`Connectivities.${at}.Password`}
        label={t('fields.Password')}
        kept={network?.PasswordSet === true}
        disabled={open}
        {...(open && { help: t('fields.passwordNone') })}
      />
    </Grid>
  )
}

type PasswordProps<K extends 'Connectivities' | 'BuildingInfo'> = {
  form: SectionForm<K>
  name: Parameters<SectionForm<K>['set']>[0]
  label: string
  /** One is kept, which this caller may not read. */
  kept: boolean
  disabled?: boolean
  help?: string
}

/** A password that is kept for the customer: hidden, and where it may not be read only said to be set. */
export const TrustedPassword = <K extends 'Connectivities' | 'BuildingInfo'>(props: PasswordProps<K>) => {
  const { form, name, label, kept, disabled = false, help } = props
  const t = useWords(words)
  const { reading, value, set, common } = useField({ of: form, name, label, disabled, ...(help !== undefined && { help }) })
  if (reading && typeof value === 'string') return <SecretTextField of={form} name={name} label={label} />
  if (reading) return <ReadValue label={label}>{kept ? t('fields.passwordSet') : null}</ReadValue>
  return (
    <PasswordInput
      {...common}
      autoComplete="off"
      maxLength={200}
      placeholder={kept && value === undefined && !disabled ? t('fields.passwordKept') : ''}
      value={typeof value === 'string' && !disabled ? value : ''}
      onChange={event => set(event.currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': label }}
    />
  )
}
