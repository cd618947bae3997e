import { Button, SimpleGrid, Stack, Text } from '@mantine/core'
import { useCall } from '../../../../ui/calls.ts'
import { DateField, LocalizedField, NumberField, SelectField, SwitchField, TextAreaField, TextField } from '../../../../ui/form/fields.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { printSettings } from '../../../signs/printing/routes.ts'
import { GetPMTemplates } from '../contract.ts'
import type { Round } from '../model.ts'
import {
  dataIntegrities,
  frequencies,
  inspectionTypeLabels,
  inspectionTypes,
  mostTimes,
  periods,
  roundSwitches,
  roundTypeLabels,
  roundTypes,
} from '../roundTypes.ts'
import { canChangeType, changeFrequency, changeRoundType, changeStopGeo } from '../rules.ts'
import { words } from '../words.ts'
import { NextDates } from './NextDates.tsx'
import { type RoundForm, type RoundValues, settingsOf } from './roundForm.ts'

/** `noRequests`: the building takes no requests from rounds. */
type FieldsProps = { form: RoundForm; gId: string; bId: string; round: Round | null; noRequests: boolean }

const times = Array.from({ length: mostTimes }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }))

/** The settings of a round: what it is, when it is due, how it is walked. */
export const RoundSettingsFields = ({ form, gId, bId, round, noRequests }: FieldsProps) => (
  <>
    <What form={form} round={round} gId={gId} />
    <When form={form} gId={gId} bId={bId} />
    <How form={form} noRequests={noRequests} />
    {form.values.RoundType === 'PreventativeMaintenance' && <LinkedMaintenance gId={gId} bId={bId} />}
  </>
)

/** Changes settings by a rule, and keeps what else the form holds. */
const change = (form: RoundForm, by: (settings: ReturnType<typeof settingsOf>) => ReturnType<typeof settingsOf>) =>
  form.put((before): RoundValues => ({ ...before, ...by(settingsOf(before)) }))

const What = ({ form, round, gId }: Pick<FieldsProps, 'form' | 'round' | 'gId'>) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { values } = form
  const locked = !canChangeType({ RoundId: values.RoundId, Stops: values.Stops })
  return (
    <Section title={t('builder.settings')} collapsible={false}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextField of={form} name="QrName" label={t('builder.name')} maxLength={200} required />
          <SelectField
            of={form}
            name="RoundType"
            label={t('builder.type')}
            options={roundTypes.map(value => ({ value, label: roundTypeLabels[value][language] }))}
            {...(locked && { disabled: true, help: t('builder.typeLocked') })}
            onPick={next => {
              const type = roundTypes.find(one => one === next)
              if (type) change(form, settings => changeRoundType(settings, type))
            }}
            required
          />
          {values.RoundType === 'Inspection' && (
            <SelectField
              of={form}
              name="InspectionType"
              label={t('builder.inspectionType')}
              options={inspectionTypes.map(value => ({ value, label: inspectionTypeLabels[value][language] }))}
            />
          )}
          <div>
            <Text size="sm" fw={560}>
              {t('builder.assigner')}
            </Text>
            <Text size="sm">{round?.Assigner?.Name.en || t('nobody')}</Text>
            <Text size="xs" c="var(--ink-soft)">
              {t('builder.assignerHelp')}
            </Text>
          </div>
        </SimpleGrid>
        <LocalizedField of={form} name="StartText" label={t('builder.startText')} maxLength={500} rows={2} />
        <TextAreaField of={form} name="InstallationNote" label={t('builder.note')} rows={2} maxLength={1000} />
        {round?.QrId ? (
          <Button
            component={AddressLink}
            href={href(printSettings, { groupId: gId, bId: round.BuildingId, qrId: round.QrId })}
            variant="default"
            w="fit-content"
          >
            {t('builder.printSettings')}
          </Button>
        ) : (
          <TextField of={form} name="Quantity" label={t('builder.quantity')} help={t('builder.printHelp')} digits maxLength={4} />
        )}
      </Stack>
    </Section>
  )
}

const When = ({ form, gId, bId }: Pick<FieldsProps, 'form' | 'gId' | 'bId'>) => {
  const t = useWords(words)
  const { values } = form
  const recurs = values.Frequency === 'Recurring'
  return (
    <Section title={t('builder.schedule')} collapsible={false}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
          <SelectField
            of={form}
            name="Frequency"
            label={t('builder.frequency')}
            options={frequencies.map(value => ({ value, label: t(`builder.frequencies.${value}`) }))}
            onPick={next => {
              const frequency = frequencies.find(one => one === next)
              if (frequency) change(form, settings => changeFrequency(settings, frequency))
            }}
            required
          />
          {recurs && (
            <SelectField
              of={form}
              name="Times"
              label={t('builder.times')}
              options={times}
              onPick={next => form.set('Times', next === null ? null : Number(next))}
              required
            />
          )}
          {recurs && (
            <SelectField
              of={form}
              name="Period"
              label={t('builder.period')}
              options={periods.map(value => ({ value, label: t(`builder.periods.${value}`) }))}
              required
            />
          )}
          <DateField of={form} name="DueDate" as={{ as: 'text' }} label={t('builder.dueDate')} noFuture />
          <DateField of={form} name="LastInspectionDate" as={{ as: 'text' }} label={t('builder.lastInspection')} noFuture />
          <NumberField of={form} name="EstimatedTime" label={t('builder.minutes')} min={1} max={1440} />
        </SimpleGrid>
        <NextDates gId={gId} bId={bId} schedule={settingsOf(values)} />
      </Stack>
    </Section>
  )
}

/** What a connected system has planned; without one that is said. */
const LinkedMaintenance = ({ gId, bId }: { gId: string; bId: string }) => {
  const t = useWords(words)
  const { data } = useCall(GetPMTemplates, { gId, bId }, { quiet: true })
  return (
    <Section title={t('pm.title')} collapsible={false}>
      <Text size="sm">{data?.System ? t('pm.from', { system: data.System }) : t('pm.none')}</Text>
    </Section>
  )
}

const How = ({ form, noRequests }: Pick<FieldsProps, 'form' | 'noRequests'>) => {
  const t = useWords(words)
  const { values } = form
  const collects = values.RoundType === 'EquipDetailCollectRounds'
  return (
    <Section title={t('builder.rules')} collapsible={false}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {roundSwitches.map(name => (
          <SwitchField
            key={name}
            of={form}
            name={name}
            label={t(`builder.flags.${name}`)}
            help={name === 'SREnable' && noRequests ? t('builder.noRequests') : t(`builder.flagHelp.${name}`)}
            {...(name === 'StopGeoEnable' && { onPick: (on: boolean) => change(form, settings => changeStopGeo(settings, on)) })}
            {...((name === 'WalkingDirectionEnable' && !values.StopGeoEnable) || (name === 'FlexEnable' && collects)
              ? { disabled: true }
              : {})}
          />
        ))}
        <SelectField
          of={form}
          name="DataIntegrity"
          label={t('builder.integrity')}
          help={t('builder.integrityHelp')}
          options={dataIntegrities.map(value => ({ value, label: t(`builder.integrities.${value}`) }))}
          required
        />
      </SimpleGrid>
    </Section>
  )
}
