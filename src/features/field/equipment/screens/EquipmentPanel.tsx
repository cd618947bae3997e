import { Button, Stack, Switch } from '@mantine/core'
import { IconTools } from '@tabler/icons-react'
import { useContext, useEffect } from 'react'
import { FieldMode } from '../../../../ui/form/field.tsx'
import { DateField, NumberField, SelectField, SwitchField, TextField } from '../../../../ui/form/fields.tsx'
import { FieldPart, FieldRow } from '../../../../ui/form/parts.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import type { MemberForm } from '../../../base/members/screens/memberForm.ts'
import type { FacetPanelProps } from '../../../codes/qr/screens/editor/facetPanel.ts'
import { equipmentTypeLabel, type StopType, stopTypeLabels, stopTypes, tagTypeLabels, tagTypes, typesOf } from '../equipmentTypes.ts'
import { type EquipmentFacts, facetKey } from '../model.ts'
import { newFacts } from '../newFacts.ts'
import { equipmentPage } from '../routes.ts'
import { words } from '../words.ts'
import { EquipmentFiles } from './EquipmentFiles.tsx'
import { SpaceField } from './SpaceField.tsx'

const at = `Facets.${facetKey}` as const

/** In the editor of a code: whether it marks a piece of equipment or a location, and the facts of it. */
export const EquipmentPanel = ({ form, gId }: FacetPanelProps) => {
  const t = useWords(words)
  const reading = useContext(FieldMode) !== 'edit'
  const facts = form.values.Facets?.[facetKey] as EquipmentFacts | null | undefined // the value of this facet
  const marks = form.values.Items?.some(({ QrType }) => QrType === 'EquipmentInspection') === true
  const put = (value: EquipmentFacts | null) => form.put(before => ({ ...before, Facets: { ...before.Facets, [facetKey]: value } }))
  const begins = marks && facts === undefined
  useEffect(() => {
    if (begins) put(newFacts(form.values.Location))
  })
  if (reading && !facts) return null
  return (
    <Section title={t('facet.title')} collapsible={false}>
      {!reading && (
        <Switch
          label={t('facet.marks')}
          description={t('facet.marksHelp')}
          checked={Boolean(facts)}
          onChange={event => put(event.currentTarget.checked ? newFacts(form.values.Location) : null)}
          mb={facts ? 'md' : 0}
        />
      )}
      {facts && <Facts form={form} gId={gId} code={form.values} facts={facts} />}
    </Section>
  )
}

type FactsProps = { form: MemberForm; gId: string; code: FacetPanelProps['form']['values']; facts: EquipmentFacts }

const Facts = ({ form, gId, code, facts }: FactsProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { BuildingId, QrCodeId } = code
  const options = <T extends string>(values: readonly T[], labelOf: (value: T) => { en: string; es: string; fr: string }) =>
    values.map(value => ({ value, label: labelOf(value)[language] }))
  const types = typesOf(facts.StopType)
  const toStopType = (next: string | null) => {
    const [first] = typesOf(next === 'Location' ? 'Location' : 'Equipment')
    if (first) form.set(`${at}.Type`, first)
  }
  return (
    <Stack gap="lg">
      <FieldPart title={t('facet.identity')}>
        <FieldRow>
          <SelectField
            of={form}
            name={`${at}.StopType`}
            label={t('facet.stopType')}
            options={options<StopType>(stopTypes, value => stopTypeLabels[value])}
            onPick={toStopType}
            required
          />
          <SelectField of={form} name={`${at}.Type`} label={t('facet.type')} options={options(types, equipmentTypeLabel)} required />
        </FieldRow>
        <FieldRow>
          <SpaceField of={form} name={`${at}.MechanicalSpaceId`} gId={gId} bId={BuildingId} />
          <TextField of={form} name={`${at}.MechanicalSystem`} label={t('facet.system')} help={t('facet.systemHelp')} maxLength={100} />
        </FieldRow>
        <FieldRow>
          <SelectField
            of={form}
            name={`${at}.TagType`}
            label={t('facet.tagType')}
            options={options(tagTypes, value => tagTypeLabels[value])}
          />
          <SwitchField of={form} name={`${at}.IsLadder`} label={t('facet.ladder')} />
        </FieldRow>
      </FieldPart>
      {facts.StopType === 'Equipment' && <Plate form={form} facts={facts} />}
      <FieldPart title={t('facet.documents')}>
        <EquipmentFiles form={form} at={at} gId={gId} bId={BuildingId} qrId={QrCodeId} />
      </FieldPart>
      {QrCodeId && (
        <Button
          component={AddressLink}
          href={href(equipmentPage, { groupId: gId, bId: BuildingId, qrId: QrCodeId })}
          variant="default"
          size="xs"
          w="fit-content"
          leftSection={<IconTools size={14} aria-hidden />}
        >
          {t('facet.page')}
        </Button>
      )}
    </Stack>
  )
}

/** What stands on the name plate, what is normal, and what other systems call it. */
const Plate = ({ form, facts }: { form: MemberForm; facts: EquipmentFacts }) => {
  const t = useWords(words)
  return (
    <>
      <FieldPart title={t('facet.plate')}>
        <FieldRow>
          <TextField of={form} name={`${at}.Manufacturer`} label={t('facet.manufacturer')} maxLength={100} />
          <TextField of={form} name={`${at}.ManufacturerPartNumber`} label={t('facet.part')} maxLength={100} />
        </FieldRow>
        <FieldRow>
          <TextField of={form} name={`${at}.SerialNo`} label={t('facet.serial')} maxLength={100} />
          {facts.Type === 'FireExtinguisher' && (
            <TextField of={form} name={`${at}.ExtinguisherType`} label={t('facet.extinguisher')} maxLength={60} />
          )}
        </FieldRow>
        <FieldRow>
          <DateField of={form} name={`${at}.ExpirationDate`} label={t('facet.expires')} as={{ as: 'text' }} />
          <DateField of={form} name={`${at}.WarrantyDate`} label={t('facet.warranty')} as={{ as: 'text' }} />
        </FieldRow>
      </FieldPart>
      <FieldPart title={t('facet.readings')}>
        <FieldRow>
          <NumberField of={form} name={`${at}.ToleranceMin`} label={t('facet.min')} decimals={6} />
          <NumberField of={form} name={`${at}.ToleranceMax`} label={t('facet.max')} decimals={6} />
        </FieldRow>
      </FieldPart>
      <FieldPart title={t('facet.integration')}>
        <FieldRow>
          <TextField of={form} name={`${at}.IntegrationId`} label={t('facet.integrationId')} maxLength={100} />
          <TextField of={form} name={`${at}.IntegrationType`} label={t('facet.integrationType')} maxLength={100} />
        </FieldRow>
      </FieldPart>
    </>
  )
}
