import { SegmentedControl, Select, Text } from '@mantine/core'
import { useState } from 'react'
import { languages } from '../../../../core/words.ts'
import { useCall } from '../../../../ui/calls.ts'
import { EmailField, SelectField, SwitchField, TextField } from '../../../../ui/form/fields.tsx'
import { FieldPairs, FieldPart } from '../../../../ui/form/parts.tsx'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { useZones } from '../../../../ui/useZones.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetDashboardContacts } from '../../dashboards/contract.ts'
import { deliveries, frequencies } from '../model.ts'
import { hourText, weekdayKey } from '../schedule.ts'
import { words } from '../words.ts'
import type { ReportTypes, SubscriberValues, SubscriptionPlace } from './place.ts'

type FieldsProps = { form: CallForm<SubscriberValues>; place: SubscriptionPlace; types: ReportTypes }

/** What is sent, to whom, and when. */
export const SubscriberFields = (props: FieldsProps) => (
  <>
    <ReportFields {...props} />
    <RecipientFields {...props} />
    <ScheduleFields {...props} />
  </>
)

const ReportFields = ({ form, types }: FieldsProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const composed = types.Types.find(one => one.Type === form.values.Type)?.Composed === true
  const options = types.Types.filter(one => composed || !one.Composed).map(one => ({ value: one.Type, label: one.Title[language] }))
  const pick = (Type: string | null) => {
    const type = types.Types.find(one => one.Type === Type)
    if (!type) return
    const isOwnName = form.values.ReportName !== '' && !options.some(one => one.label === form.values.ReportName)
    form.set('Path', '')
    if (!isOwnName) form.set('ReportName', type.Title[language])
    if (type.Frequency) form.set('Frequency', type.Frequency)
  }
  return (
    <FieldPart title={t('what')}>
      <SelectField of={form} name="Type" label={t('Type')} options={options} onPick={pick} disabled={composed} required />
      <TextField of={form} name="ReportName" label={t('ReportName')} maxLength={200} required />
      {form.values.Path && !composed && <Text size="sm">{t('pathKept')}</Text>}
      <FieldPairs>
        <SelectField
          of={form}
          name="Delivery"
          label={t('Delivery')}
          options={deliveries.map(value => ({ value, label: t(`deliveries.${value}`) }))}
          required
        />
        <SelectField
          of={form}
          name="Language"
          label={t('Language')}
          options={languages.map(value => ({ value, label: t(`languages.${value}`) }))}
          required
        />
      </FieldPairs>
      <SwitchField of={form} name="SkipEmpty" label={t('SkipEmpty')} />
    </FieldPart>
  )
}

/** A contact, or where the report names nobody a name and an email that are typed. */
const RecipientFields = ({ form, place: { gId, bId }, types }: FieldsProps) => {
  const t = useWords(words)
  const { data } = useCall(GetDashboardContacts, { gId, ...(bId && { bId }) })
  const personal = types.Types.find(one => one.Type === form.values.Type)?.Personal === true
  const [chosen, setWay] = useState<'contact' | 'manual'>(form.values.Email && !form.values.RecipientId ? 'manual' : 'contact')
  const way = personal ? 'contact' : chosen
  const contacts = data?.Contacts ?? []
  const fill = (to: { Name: string; Email: string; JobTitle: string }) => {
    for (const field of ['Name', 'Email', 'JobTitle'] as const) form.set(field, to[field])
  }
  const pick = (id: string | null) => {
    const found = contacts.find(one => one.id === id)
    if (found) fill(found)
  }
  const change = (next: string) => {
    setWay(next === 'manual' ? 'manual' : 'contact')
    form.set('RecipientId', null)
    fill({ Name: '', Email: '', JobTitle: '' })
  }
  return (
    <FieldPart title={t('who')}>
      <SegmentedControl
        aria-label={t('who')}
        data={(['contact', 'manual'] as const).map(value => ({
          value,
          label: t(`ways.${value}`),
          disabled: personal && value === 'manual',
        }))}
        value={way}
        onChange={change}
        fullWidth
      />
      {personal && <Text size="sm">{t('contactsOnly')}</Text>}
      {way === 'contact' ? (
        <SelectField
          of={form}
          name="RecipientId"
          label={t('contact')}
          options={contacts.map(one => ({ value: one.id, label: `${one.Name} · ${one.Email}` }))}
          onPick={pick}
          required
        />
      ) : (
        <>
          <TextField of={form} name="Name" label={t('Name')} maxLength={200} required />
          <EmailField of={form} name="Email" label={t('Email')} maxLength={254} required />
          <TextField of={form} name="JobTitle" label={t('JobTitle')} maxLength={200} />
        </>
      )}
    </FieldPart>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const days = [0, 1, 2, 3, 4, 5, 6]

const ScheduleFields = ({ form, types }: FieldsProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const zones = useZones()
  const type = types.Types.find(one => one.Type === form.values.Type)
  const fixed = type?.Frequency ?? null
  const number = (field: 'Hour' | 'Weekday', all: readonly number[], label: (n: number) => string) => (
    <Select
      label={t(field)}
      data={all.map(n => ({ value: String(n), label: label(n) }))}
      value={String(form.values[field] ?? 0)}
      onChange={next => next && form.set(field, Number(next))}
      allowDeselect={false}
    />
  )
  return (
    <FieldPart title={t('when')}>
      <SelectField
        of={form}
        name="Frequency"
        label={t('Frequency')}
        options={frequencies.map(value => ({ value, label: t(`frequencies.${value}`) }))}
        disabled={fixed !== null}
        {...(fixed && { help: t(type?.Daily ? 'fixedDaily' : 'fixed') })}
        required
      />
      <FieldPairs>
        {form.values.Frequency === 'Weekly' && number('Weekday', days, day => t(weekdayKey(day)))}
        {number('Hour', hours, hour => hourText(hour, language))}
      </FieldPairs>
      <SelectField of={form} name="TimeZone" label={t('TimeZone')} options={zones} help={t('zoneHelp')} required />
    </FieldPart>
  )
}
