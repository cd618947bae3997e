import { Skeleton, Text } from '@mantine/core'
import { useContext } from 'react'
import type { Input, Output } from '../../../../core/call.ts'
import { useCall } from '../../../../ui/calls.ts'
import { FieldMode } from '../../../../ui/form/field.tsx'
import { TimeField } from '../../../../ui/form/fields.tsx'
import { FieldPairs, FieldPart } from '../../../../ui/form/parts.tsx'
import { EditableSection } from '../../../../ui/form/shells.tsx'
import { type CallForm, useCallForm } from '../../../../ui/form/useCallForm.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { GetNotificationSettings, SaveNotificationSettings } from '../contract.ts'
import { notificationKindNames } from '../model.ts'
import { words } from '../words.ts'
import { MethodTick } from './MethodTick.tsx'
import classes from './notifications.module.css'

/** Own settings: the ways for each kind, and the quiet hours. */
export const OwnNotifications = () => {
  const t = useWords(words)
  const query = useCall(GetNotificationSettings, {}, { quiet: true })
  if (query.data) return <Own settings={query.data} />
  return (
    <Section title={t('own.title')} collapsible={false}>
      {query.isError ? <LoadFailed query={query} text={t('own.failed')} small /> : <Skeleton h={420} aria-busy="true" />}
    </Section>
  )
}

const Own = ({ settings: { HasPhone, ...initial } }: { settings: Output<typeof GetNotificationSettings> }) => {
  const t = useWords(words)
  const form = useCallForm(SaveNotificationSettings, {
    initial,
    done: 'Successfully saved',
    refresh: [GetNotificationSettings],
    reads: [GetNotificationSettings],
    send: input => ({ ...input, QuietStart: input.QuietStart || null, QuietEnd: input.QuietEnd || null }),
  })
  return (
    <EditableSection title={t('own.title')} form={form} collapsible={false}>
      <p className={classes.lead}>{t('own.lead')}</p>
      <Choices form={form} />
      {!HasPhone && (
        <Text size="sm" c="dimmed">
          {t('own.noPhone')}
        </Text>
      )}
      <FieldPart title={t('own.quiet')} lead={t('own.quietLead')}>
        <FieldPairs from="xs">
          <TimeField of={form} name="QuietStart" label={t('own.QuietStart')} />
          <TimeField of={form} name="QuietEnd" label={t('own.QuietEnd')} />
        </FieldPairs>
      </FieldPart>
    </EditableSection>
  )
}

const methods = ['Bell', 'Email', 'TextMessage'] as const

const Choices = ({ form }: { form: CallForm<Input<typeof SaveNotificationSettings>> }) => {
  const t = useWords(words)
  const reading = useContext(FieldMode) === 'read'
  return (
    <table className={classes.choices}>
      <thead>
        <tr>
          <th scope="col">{t('own.kind')}</th>
          {methods.map(method => (
            <th scope="col" key={method}>
              {t(`own.${method}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {notificationKindNames.map(kind => (
          <tr key={kind}>
            <th scope="row">
              {t(`kinds.${kind}`)}
              <span className={classes.place}>{t(`kindLeads.${kind}`)}</span>
            </th>
            {methods.map(method => (
              <td key={method}>
                <MethodTick
                  on={form.values.Choices[kind][method]}
                  label={`${t(`kinds.${kind}`)}: ${t(`own.${method}`)}`}
                  reading={reading}
                  onChange={on => form.set(`Choices.${kind}.${method}`, on)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
