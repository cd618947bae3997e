import { Box, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useContext } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { FieldMode } from '../../../../ui/form/field.tsx'
import { CheckField, SelectField, SwitchField, TextField, UrlField } from '../../../../ui/form/fields.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { GetTenantChoices } from '../../contract.ts'
import type { FieldsProps } from '../../screens/sectionForm.ts'
import type { SectionPage } from '../panel.tsx'
import { type ProductAddOns, switches, valued } from './model.ts'
import { words } from './words.ts'

const Fields = (props: FieldsProps<'ProductAddOns'>) => {
  const t = useWords(words)
  const { form } = props
  return (
    <Stack gap="xl">
      <Part title={t('integrations')}>
        {valued.map(one => (
          <Valued key={one.flag} form={form} {...one} />
        ))}
        <TextField of={form} name="ProductAddOns.BEBuildingId" label={t('BEBuildingId')} maxLength={100} />
      </Part>
      <Part title={t('features')}>
        {switches.map(name => (
          <SwitchField key={name} of={form} name={`ProductAddOns.${name}`} label={t(name)} />
        ))}
      </Part>
      <Part title={t('defaultTenant')}>
        <DefaultTenant {...props} />
      </Part>
    </Stack>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="sm">
    <Title order={3}>{title}</Title>
    {children}
  </Stack>
)

type ValuedProps = Pick<FieldsProps<'ProductAddOns'>, 'form'> & (typeof valued)[number]

// The value stands under its tick; while reading, an add-on that is off needs one line only.
const Valued = ({ form, flag, value, web }: ValuedProps) => {
  const t = useWords(words)
  const reading = useContext(FieldMode) === 'read'
  const on = form.values.ProductAddOns[flag] === true
  const Field = web ? UrlField : TextField
  return (
    <div>
      <CheckField
        of={form}
        name={`ProductAddOns.${flag}`}
        label={t(flag)}
        onPick={ticked => ticked || form.set(`ProductAddOns.${value}`, null)}
      />
      {(on || !reading) && (
        <Box pl={reading ? 0 : 32} pt={reading ? 0 : 6}>
          <Field of={form} name={`ProductAddOns.${value}`} label={t(value)} required={on} disabled={!on} maxLength={2000} />
        </Box>
      )}
    </div>
  )
}

const DefaultTenant = ({ form, gId, bId }: FieldsProps<'ProductAddOns'>) => {
  const t = useWords(words)
  const reading = useContext(FieldMode) === 'read'
  const { data } = useCall(GetTenantChoices, bId ? { gId, bId } : null)
  const tenants = data?.Tenants ?? []
  const on = form.values.ProductAddOns.EnableDefaultTenant === true
  const options = tenants.map(({ TenantId, TenantName, Floor, Unit }) => ({
    value: TenantId,
    label: [TenantName, Floor, Unit].filter(Boolean).join(' · '),
  }))
  if (!on && !reading && tenants.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t(bId ? 'noTenants' : 'tenantsLater')}
      </Text>
    )
  return (
    <div>
      <SwitchField
        of={form}
        name="ProductAddOns.EnableDefaultTenant"
        label={t('EnableDefaultTenant')}
        onPick={ticked => ticked || form.set('ProductAddOns.DefaultTenantId', null)}
      />
      {(on || !reading) && (
        <Box pt={6}>
          <SelectField
            of={form}
            name="ProductAddOns.DefaultTenantId"
            label={t('DefaultTenantId')}
            required={on}
            disabled={!on}
            options={options}
          />
        </Box>
      )}
    </div>
  )
}

const Summary = ({ payload }: { payload: ProductAddOns }) => {
  const t = useWords(words)
  return t('filled', {
    n: [...valued.map(({ flag }) => flag), ...switches, 'EnableDefaultTenant' as const].filter(on => payload[on]).length,
  })
}

export const page: SectionPage<'ProductAddOns'> = { Fields, Summary }
