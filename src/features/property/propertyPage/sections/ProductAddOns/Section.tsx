import { SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useContext } from 'react'
import { useCall } from '../../../../../ui/calls.ts'
import { FieldMode } from '../../../../../ui/form/field.tsx'
import { CheckField, SelectField, SwitchField, TextField, UrlField } from '../../../../../ui/form/fields.tsx'
import { LoadFailed } from '../../../../../ui/kit/LoadFailed.tsx'
import { NotUsedYet } from '../../../../../ui/kit/NotUsedYet.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { GetTenantList } from '../../../contacts/contract.ts'
import type { FieldsProps } from '../../screens/sectionForm.ts'
import type { SectionPage } from '../panel.tsx'
import { type ProductAddOns, switches, valuedAddOns } from './model.ts'
import { words } from './words.ts'

const Fields = (props: FieldsProps<'ProductAddOns'>) => {
  const t = useWords(words)
  const { form } = props
  return (
    <Stack gap="xl">
      <NotUsedYet of={t('unused')} takesEffect={t('takesEffect')} />
      <Part title={t('integrations')}>
        {valuedAddOns.map(one => (
          <Valued key={one.flag} form={form} {...one} />
        ))}
        <TextField of={form} name="ProductAddOns.BEBuildingId" label={t('BEBuildingId')} maxLength={100} />
      </Part>
      <Part title={t('features')}>
        {switches.map(name => (
          <SwitchField
            key={name}
            of={form}
            name={`ProductAddOns.${name}`}
            label={t(name)}
            {...(name === 'SRDisabled' && { help: t('SRDisabledHelp') })}
          />
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
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl" verticalSpacing="lg">
      {children}
    </SimpleGrid>
  </Stack>
)

type ValuedProps = Pick<FieldsProps<'ProductAddOns'>, 'form'> & (typeof valuedAddOns)[number]

// A value stands under its tick; while reading, an add-on is its value, or No.
const Valued = ({ form, flag, value, web }: ValuedProps) => {
  const t = useWords(words)
  const reading = useContext(FieldMode) === 'read'
  const on = form.values.ProductAddOns[flag] === true
  const Field = web ? UrlField : TextField
  if (reading && on) return <Field of={form} name={`ProductAddOns.${value}`} label={t(flag)} />
  const tick = (
    <CheckField
      of={form}
      name={`ProductAddOns.${flag}`}
      label={t(flag)}
      onPick={ticked => ticked || form.set(`ProductAddOns.${value}`, null)}
    />
  )
  if (reading) return tick
  return (
    <Stack gap={6}>
      {tick}
      <Field of={form} name={`ProductAddOns.${value}`} label={t(value)} required={on} disabled={!on} maxLength={2000} />
    </Stack>
  )
}

/** All of them, however many rent in a building. */
const MOST_TENANTS = 10_000

const DefaultTenant = ({ form, gId, bId }: FieldsProps<'ProductAddOns'>) => {
  const t = useWords(words)
  const reading = useContext(FieldMode) === 'read'
  const query = useCall(GetTenantList, bId ? { filter: { gId, bId }, pagination: { page: 0, perPage: MOST_TENANTS } } : null)
  const { data } = query
  const on = form.values.ProductAddOns.EnableDefaultTenant === true
  const options = (data?.Tenants ?? []).map(({ acId, Name, Floor, Unit }) => ({
    value: acId,
    label: [Name, Floor, Unit].filter(Boolean).join(' · '),
  }))
  if (query.isError && !data) return <LoadFailed query={query} small />
  if (bId && !data) return <Skeleton h={36} aria-busy="true" />
  if (!on && !reading && options.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t(bId ? 'noTenants' : 'tenantsLater')}
      </Text>
    )
  const choice = (
    <SelectField
      of={form}
      name="ProductAddOns.DefaultTenantId"
      label={t('DefaultTenantId')}
      required={on}
      disabled={!on}
      options={options}
    />
  )
  if (reading && on) return choice
  const enable = (
    <SwitchField
      of={form}
      name="ProductAddOns.EnableDefaultTenant"
      label={t('EnableDefaultTenant')}
      onPick={ticked => ticked || form.set('ProductAddOns.DefaultTenantId', null)}
    />
  )
  if (reading) return enable
  return (
    <Stack gap={6}>
      {enable}
      {choice}
    </Stack>
  )
}

const Summary = ({ payload }: { payload: ProductAddOns }) => {
  const t = useWords(words)
  return t('filled', {
    n: [...valuedAddOns.map(({ flag }) => flag), ...switches, 'EnableDefaultTenant' as const].filter(on => payload[on]).length,
  })
}

export const page: SectionPage<'ProductAddOns'> = { Fields, Summary }
