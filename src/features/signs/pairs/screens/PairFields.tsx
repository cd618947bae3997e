import { SimpleGrid } from '@mantine/core'
import { useCall } from '../../../../ui/calls.ts'
import { RadioField, SelectField, TextField } from '../../../../ui/form/fields.tsx'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { listSizes, materialNames, orientations } from '../../artwork/materials.ts'
import { fileFormats } from '../../printing/model.ts'
import { GetQrPairLocations, GetQrPairTemplates, GetQrPairTypes } from '../contract.ts'
import { fpoPlacements } from '../model.ts'
import { pairColors, pairTemplateCodes } from '../rules.ts'
import { words } from '../words.ts'
import { CodeField } from './CodeField.tsx'
import { type PairValues, withLocation, withMaterial, withType } from './pairForm.ts'

type PairForm = CallForm<PairValues>
type PairFieldsProps = { form: PairForm; gId: string; bId: string; qrTypes: readonly [string, string] | null; options: boolean }

const same = (value: string) => ({ value, label: value })

/** The steps of a sign with two codes; each part appears once the one before it is chosen. */
export const PairFields = ({ form, gId, bId, qrTypes, options }: PairFieldsProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { Location } = form.values
  const locations = useCall(GetQrPairLocations, {}, { load: 'once' }).data?.Locations ?? []
  const types = useCall(GetQrPairTypes, Location ? { location: Location } : null, { load: 'once' }).data?.Types ?? []
  return (
    <>
      <Section title={t('tab')} collapsible={false}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <SelectField
            of={form}
            name="Location"
            label={t('location')}
            options={locations.map(({ Name, DisplayText }) => ({ value: Name, label: DisplayText[language] }))}
            onPick={next => form.put(before => withLocation(before, next ?? ''))}
            required
          />
          {Location && (
            <SelectField
              of={form}
              name="Type"
              label={t('type')}
              options={types.map(({ Type, DisplayText }) => ({ value: Type, label: DisplayText[language] }))}
              onPick={next => form.put(before => withType(before, next ?? ''))}
              required
            />
          )}
          {qrTypes?.map((qrType, at) => (
            <CodeField
              key={`${qrType} ${String(at)}`}
              form={form}
              gId={gId}
              bId={bId}
              at={at === 0 ? 0 : 1}
              qrType={qrType}
              label={t(at === 0 ? 'code1' : 'code2')}
            />
          ))}
        </SimpleGrid>
      </Section>
      {options && <OptionFields form={form} gId={gId} />}
    </>
  )
}

const OptionFields = ({ form, gId }: { form: PairForm; gId: string }) => {
  const t = useWords(words)
  const { Material } = form.values
  const templates = useCall(GetQrPairTemplates, { gId }).data?.Templates ?? []
  const templateName = ({ Code, FileName }: { Code: string; FileName: string }): string => {
    const known = pairTemplateCodes.find(one => one === Code)
    return known ? t(`templates.${known}`) : FileName
  }
  return (
    <Section title={t('options')} collapsible={false}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextField of={form} name="Quantity" label={t('quantity')} digits maxLength={4} required />
        <SelectField
          of={form}
          name="PrintTemplate"
          label={t('template')}
          options={templates.map(one => ({ value: one.Code, label: templateName(one) }))}
          required
        />
        <SelectField
          of={form}
          name="Material"
          label={t('material')}
          options={materialNames.map(same)}
          onPick={next => form.put(before => withMaterial(before, next ?? ''))}
          required
        />
        <SelectField of={form} name="Size" label={t('size')} options={listSizes(Material).map(same)} required />
        <SelectField of={form} name="Orientation" label={t('orientation')} options={orientations.map(same)} required />
        <SelectField of={form} name="Color" label={t('color')} options={pairColors.map(same)} required />
        <SelectField of={form} name="FileFormat" label={t('format')} options={fileFormats.map(same)} required />
        <RadioField of={form} name="FPOPlacement" label={t('placement')} options={fpoPlacements.map(same)} />
        <TextField of={form} name="FPO1" label={t('text1')} maxLength={120} />
        <TextField of={form} name="FPO2" label={t('text2')} maxLength={120} />
      </SimpleGrid>
    </Section>
  )
}
