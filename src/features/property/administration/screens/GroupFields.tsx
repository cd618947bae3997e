import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { countries, statesOf } from '../../../../core/states.ts'
import { EmailField, LocalizedField, PhoneField, SelectField, TextField, UrlField } from '../../../../ui/form/fields.tsx'
import { FieldPairs, FieldPart } from '../../../../ui/form/parts.tsx'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { GroupProfile } from '../model.ts'
import { changeCountry } from '../rules.ts'
import { words } from '../words.ts'
import { SameName } from './SameName.tsx'

/** The form of CreateGroup or EditGroup, as far as the profile goes. */
export type GroupForm = CallForm<{ Group: GroupProfile }>
type Props = { form: GroupForm; isNew: boolean; logo: ReactNode; acId?: string }

/** All fields of an account, in create and edit mode. */
export const GroupFields = ({ form, isNew, logo, acId }: Props) => {
  const t = useWords(words)
  return (
    <Stack gap="xl">
      <FieldPart title={t('groups.identity')} order={isNew ? 2 : 3}>
        <LocalizedField of={form} name="Group.GroupName" label={t('GroupName')} required maxLength={200} />
        <SameName acId={acId ?? null} name={form.values.Group.GroupName.en} />
        {logo}
      </FieldPart>
      <Address form={form} isNew={isNew} />
      <FieldPart title={t('groups.contact')} order={isNew ? 2 : 3}>
        <FieldPairs>
          <PhoneField of={form} name="Group.ContactPhoneNumber" label={t('ContactPhoneNumber')} />
          <EmailField of={form} name="Group.ContactEmail" label={t('ContactEmail')} maxLength={254} />
          <UrlField of={form} name="Group.Website" label={t('Website')} maxLength={2000} />
        </FieldPairs>
      </FieldPart>
      <FieldPart title={t('groups.primaryUser')} order={isNew ? 2 : 3}>
        <FieldPairs>
          <TextField of={form} name="Group.PrimaryUserDisplayName" label={t('PrimaryUserDisplayName')} required={isNew} maxLength={200} />
          <EmailField
            of={form}
            name="Group.PrimaryUserEmail"
            label={t('PrimaryUserEmail')}
            required={isNew}
            maxLength={254}
            help={t(isNew ? 'inviteHelp' : 'changeHelp')}
          />
          <PhoneField of={form} name="Group.PrimaryUserPhoneNumber" label={t('PrimaryUserPhoneNumber')} />
        </FieldPairs>
      </FieldPart>
    </Stack>
  )
}

const Address = ({ form, isNew }: Omit<Props, 'logo'>) => {
  const t = useWords(words)
  const stateOptions = statesOf(form.values.Group.Country ?? '').map(({ Code, Name }) => ({ value: Code, label: Name }))
  const setCountry = (country: string | null) => form.set('Group', changeCountry(form.values.Group, country ?? ''))
  return (
    <FieldPart title={t('groups.address')} order={isNew ? 2 : 3}>
      <FieldPairs>
        <SelectField
          of={form}
          name="Group.Country"
          label={t('country')}
          options={countries.map(value => ({ value, label: t(`countries.${value}`) }))}
          onPick={setCountry}
        />
        <SelectField of={form} name="Group.State" label={t('state')} options={stateOptions} disabled={stateOptions.length === 0} />
        <TextField of={form} name="Group.AddressLine1" label={t('AddressLine1')} maxLength={200} autoComplete="address-line1" />
        <TextField of={form} name="Group.AddressLine2" label={t('AddressLine2')} maxLength={200} autoComplete="address-line2" />
        <TextField of={form} name="Group.City" label={t('city')} maxLength={100} autoComplete="address-level2" />
        <TextField of={form} name="Group.Zip" label={t('Zip')} maxLength={10} autoComplete="postal-code" />
      </FieldPairs>
    </FieldPart>
  )
}
