import { ActionIcon, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useContext } from 'react'
import { labelIn } from '../../../../core/labels.ts'
import { FieldMode, ReadValue } from '../../../../ui/form/field.tsx'
import { SelectField, TagsField, TextField, TimeField } from '../../../../ui/form/fields.tsx'
import { FieldPairs } from '../../../../ui/form/parts.tsx'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { entityTypes } from '../../entityTypes/model.ts'
import type { NotificationRule } from '../contract.ts'
import { anyLocation, notificationMethods, spaceNames, weekDays } from '../model.ts'
import { words } from '../words.ts'
import classes from './notifications.module.css'
import type { RuleForm, RulePlace } from './ruleForm.ts'

type RowProps = { form: RuleForm; at: number; rule: NotificationRule; place: RulePlace; onRemove: () => void }

/** One schedule row: who is notified, how, of what, and when. */
export const ScheduleFields = ({ form, at, rule, place, onRemove }: RowProps) => {
  const t = useWords(words)
  const mode = useContext(FieldMode)
  const n = String(at + 1)
  return (
    <fieldset className={classes.schedule} aria-label={t('rule.schedule', { n })}>
      <div className={classes.scheduleHead}>
        <Text fw={600} aria-hidden>
          {t('rule.schedule', { n })}
        </Text>
        {mode !== 'read' && (
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('rule.remove', { n })} onClick={onRemove}>
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <Stack gap="sm">
        <Whom form={form} at={at} place={place} />
        <OfWhat form={form} at={at} rule={rule} place={place} />
        <When form={form} at={at} />
      </Stack>
    </fieldset>
  )
}

/** When it tells; what is read says so where it is always. */
const When = ({ form, at }: Pick<RowProps, 'form' | 'at'>) => {
  const t = useWords(words)
  const isRead = useContext(FieldMode) === 'read'
  const path = `Criteria.${at}.Schedule` as const
  const when = form.values.Criteria[at]?.Schedule
  return (
    <>
      {isRead && when?.Days.length === 0 ? (
        <ReadValue label={t('rule.Days')}>{t('rule.everyDay')}</ReadValue>
      ) : (
        <TagsField
          of={form}
          name={`${path}.Days`}
          label={t('rule.Days')}
          options={weekDays.map(value => ({ value, label: t(`rule.days.${value}`) }))}
          placeholder={t('rule.everyDay')}
        />
      )}
      {isRead && when?.StartTimeString === '' && when.EndTimeString === '' ? (
        <ReadValue label={t('rule.hoursOfDay')}>{t('rule.anyHour')}</ReadValue>
      ) : (
        <FieldPairs from="xs">
          <TimeField of={form} name={`${path}.StartTimeString`} label={t('rule.StartTimeString')} help={t('rule.anyTime')} />
          <TimeField of={form} name={`${path}.EndTimeString`} label={t('rule.EndTimeString')} />
        </FieldPairs>
      )}
    </>
  )
}

const Whom = ({ form, at, place }: Pick<RowProps, 'form' | 'at' | 'place'>) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const path = `Criteria.${at}` as const
  const row = form.values.Criteria[at]
  const named = place.contacts.find(one => one.ContactId === row?.RecipientId)
  const reach = { Bell: named?.SignsIn, Email: named?.Email, TextMessage: named?.PhoneNumber, GoogleMessage: true }
  const methods = notificationMethods.map(value => ({ value, label: t(`methods.${value}`) }))
  const spaces = spaceNames.map(value => ({ value, label: t(`channels.${value}`), disabled: place.spaces[value] === '' }))
  const people = place.contacts.map(one => ({
    value: one.ContactId,
    label: [labelIn(one.FullName, language), one.Email].filter(Boolean).join(' · '),
  }))
  return (
    <>
      <FieldPairs>
        <SelectField of={form} name={`${path}.Method`} label={t('rule.Method')} required options={methods} />
        {row?.Method === 'GoogleMessage' ? (
          <SelectField of={form} name={`${path}.SpaceId`} label={t('rule.SpaceId')} required options={spaces} />
        ) : (
          <SelectField of={form} name={`${path}.RecipientId`} label={t('rule.RecipientId')} required options={people} />
        )}
      </FieldPairs>
      {row?.Method === 'GoogleMessage' && (
        <TextField of={form} name={`${path}.GoogleMessage`} label={t('rule.GoogleMessage')} maxLength={200} />
      )}
      {named && row?.Method && !reach[row.Method] && (
        <Text size="sm" c="orange.8">
          {t('rule.notReached', { name: labelIn(named.FullName, language) })}
        </Text>
      )}
    </>
  )
}

const OfWhat = ({ form, at, rule, place }: Omit<RowProps, 'onRemove'>) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const path = `Criteria.${at}` as const
  const isRead = useContext(FieldMode) === 'read'
  const choices = rule.Choices.map(value => ({ value, label: t(`rule.choices.${value}`) }))
  const locations = [
    { value: anyLocation, label: t('rule.anyLocation') },
    ...entityTypes.map(({ Code, Label }) => ({ value: Code, label: Label[language] })),
  ]
  const tenants = place.tenants.map(({ TenantId, TenantName }) => ({ value: TenantId, label: TenantName }))
  const ofEvery = isRead && tenants.length > 0 && !form.values.Criteria[at]?.TenantId
  return (
    <FieldPairs>
      {choices.length > 0 && <SelectField of={form} name={`${path}.Value`} label={t('rule.Value')} required options={choices} />}
      {rule.NeedsLocation && <SelectField of={form} name={`${path}.Location`} label={t('rule.Location')} required options={locations} />}
      {ofEvery && <ReadValue label={t('rule.TenantId')}>{t('rule.anyTenant')}</ReadValue>}
      {tenants.length > 0 && !ofEvery && (
        <SelectField of={form} name={`${path}.TenantId`} label={t('rule.TenantId')} options={tenants} placeholder={t('rule.anyTenant')} />
      )}
    </FieldPairs>
  )
}
