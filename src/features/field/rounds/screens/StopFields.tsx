import { SimpleGrid, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { SelectField, SwitchField, TextField } from '../../../../ui/form/fields.tsx'
import { subForm } from '../../../../ui/form/subForm.ts'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useSearchText } from '../../../../ui/useSearchText.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetMechanicalSpaces } from '../../equipment/contract.ts'
import { equipmentTypeLabel, equipmentTypes, stopTypeLabels, stopTypes, tagTypeLabels, tagTypes } from '../../equipment/equipmentTypes.ts'
import { CheckSignId } from '../contract.ts'
import type { RoundStop } from '../model.ts'
import { changeNewQr, changeProof, changeTag, roundMessages, takesTaps } from '../rules.ts'
import { words } from '../words.ts'
import { questionsFor, type RoundForm, type StopTemplate, type StopValues, stopIn } from './roundForm.ts'
import { StopQuestions } from './StopQuestions.tsx'

type StopForm = CallForm<StopValues>
type StopFieldsProps = { form: RoundForm; index: number; gId: string; bId: string; templates: readonly StopTemplate[] }

const proofs = ['PhotoRequired', 'VideoRequired', 'Required', 'AlertRequired'] as const

/** What a stop is, where it stands, how it is proven, and what is asked there. */
export const StopFields = ({ form, index, gId, bId, templates }: StopFieldsProps) => {
  const stop = subForm(form, 'Stops', index)
  return (
    <Stack gap="md" mt="sm">
      <Place stop={stop} gId={gId} bId={bId} templates={templates} />
      <Proofs stop={stop} gId={gId} bId={bId} />
      <StopQuestions stop={stop} templates={templates} collects={form.values.RoundType === 'EquipDetailCollectRounds'} />
    </Stack>
  )
}

const change = (stop: StopForm, by: (before: RoundStop) => RoundStop) => stop.put(before => by(stopIn(before)))

const Place = ({ stop, gId, bId, templates }: { stop: StopForm } & Omit<StopFieldsProps, 'form' | 'index'>) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const query = { filter: { gId, bId }, pagination: { page: 0, perPage: 1000 } }
  const rooms = useCall(GetMechanicalSpaces, query, { quiet: true }).data?.Spaces ?? []
  const { StopType } = stop.values
  const fromLibrary = Boolean(stop.values.EquipmentId)
  const types = Object.keys(equipmentTypes[StopType])
  const retype = (type: string | null) =>
    change(stop, before => {
      const known = type as RoundStop['EquipmentType'] // one of the options
      return { ...before, EquipmentType: known, ...questionsFor(templates, type) }
    })
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
      <TextField of={stop} name="EquipmentName" label={t('builder.equipment')} maxLength={200} required disabled={fromLibrary} />
      <SelectField
        of={stop}
        name="StopType"
        label={t('builder.stopType')}
        options={stopTypes.map(value => ({ value, label: stopTypeLabels[value][language] }))}
        disabled={fromLibrary}
        onPick={() => change(stop, before => ({ ...before, EquipmentType: null }))}
        required
      />
      <SelectField
        of={stop}
        name="EquipmentType"
        label={t('builder.equipmentType')}
        options={types.map(value => ({ value, label: equipmentTypeLabel(value)[language] }))}
        disabled={fromLibrary}
        onPick={retype}
        required
      />
      <TextField of={stop} name="Floor" label={t('builder.floor')} maxLength={40} required />
      <SelectField
        of={stop}
        name="MechanicalSpace"
        label={t('builder.space')}
        options={rooms.map(({ id, SpaceName, Floor }) => ({ value: id, label: SpaceName, ...(Floor && { detail: Floor }) }))}
        required
      />
      <TextField of={stop} name="PageHeader" label={t('builder.header')} maxLength={120} />
    </SimpleGrid>
  )
}

const Proofs = ({ stop, gId, bId }: { stop: StopForm; gId: string; bId: string }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { NewQr = false } = stop.values
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        <SelectField
          of={stop}
          name="TagType"
          label={t('builder.tagType')}
          options={tagTypes.map(value => ({ value, label: tagTypeLabels[value][language] }))}
          onPick={next => change(stop, before => changeTag(before, tagTypes.find(one => one === next) ?? null))}
        />
        <SwitchField of={stop} name="NewQr" label={t('builder.newQr')} onPick={on => change(stop, before => changeNewQr(before, on))} />
        {!NewQr && <SignField stop={stop} gId={gId} bId={bId} />}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
        <SwitchField
          of={stop}
          name="ScanRequired"
          label={t('builder.proofs.ScanRequired')}
          onPick={on => change(stop, before => changeProof(before, 'ScanRequired', on))}
        />
        <SwitchField
          of={stop}
          name="TapRequired"
          label={t('builder.proofs.TapRequired')}
          disabled={!takesTaps({ TagType: stop.values.TagType ?? null })}
          onPick={on => change(stop, before => changeProof(before, 'TapRequired', on))}
        />
        {proofs.map(name => (
          <SwitchField key={name} of={stop} name={name} label={t(`builder.proofs.${name}`)} />
        ))}
      </SimpleGrid>
    </>
  )
}

/** The sign of a stop, looked up while it is typed: what it marks is said, one that is not there too. */
const SignField = ({ stop, gId, bId }: { stop: StopForm; gId: string; bId: string }) => {
  const t = useWords(words)
  const say = useSay()
  const { text: sId } = useSearchText(stop.values.SignId ?? '')
  const { data } = useCall(CheckSignId, sId ? { gId, bId, sId } : null, { quiet: true })
  const { EquipmentId } = stop.values
  useEffect(() => {
    // Another sign is another piece than the one that was picked.
    if (data && EquipmentId && data.EquipmentId !== EquipmentId) stop.set('EquipmentId', null)
  }, [data, EquipmentId, stop])
  return (
    <div>
      <TextField of={stop} name="SignId" label={t('builder.signId')} digits maxLength={9} required />
      {data && sId && (
        <Text size="xs" c={data.Exists ? 'var(--ink-soft)' : 'var(--danger-ink, var(--mantine-color-error))'} role="status">
          {data.Exists ? t('builder.signFound', { sign: sId, name: data.QrName }) : say(roundMessages.signUnknown)}
        </Text>
      )}
    </div>
  )
}
