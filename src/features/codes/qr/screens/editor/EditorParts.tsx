import { Button, Group, Stack } from '@mantine/core'
import { Suspense, useContext } from 'react'
import { useCall } from '../../../../../ui/calls.ts'
import { FieldMode } from '../../../../../ui/form/field.tsx'
import { LocalizedField, SelectField, TextAreaField, TextField } from '../../../../../ui/form/fields.tsx'
import { FieldRow } from '../../../../../ui/form/parts.tsx'
import { Section } from '../../../../../ui/kit/Section.tsx'
import { Skeletons } from '../../../../../ui/kit/Skeletons.tsx'
import { useLanguage, useWords } from '../../../../../ui/words.tsx'
import { BuildingField } from '../../../../property/buildings/screens/pickers/buildingFields.tsx'
import { definitions } from '../../../functionalities/definitions.ts'
import { findPanel } from '../../../functionalities/panels.ts'
import { defaultStyle, type QrStyle } from '../../../picture/model.ts'
import { StyleFields } from '../../../picture/screens/StyleFields.tsx'
import { GetQrLocations } from '../../contract.ts'
import { words } from '../../words.ts'
import { CodeFacetPanel } from './facetPanel.ts'
import { HubItems } from './HubItems.tsx'
import { isHub } from './hub.ts'
import { type ItemForm, itemForm, panelForm } from './itemForm.ts'
import { PlacementField } from './PlacementField.tsx'
import { RulesFields } from './RulesFields.tsx'
import { SameName } from './SameName.tsx'
import { TypeChooser } from './TypeChooser.tsx'
import type { SaveForm } from './useSaveForm.ts'
import type { Templates } from './useTemplates.ts'

type PartsProps = {
  form: SaveForm
  gId: string
  templates: Templates
  brand: QrStyle | null
  /** The button of a hub that is worked at. */
  opened: number | null
  onOpen: (index: number | null) => void
}

/** The parts of a code: name and place, function, look. */
export const EditorParts = ({ form, gId, templates, brand, opened, onOpen }: PartsProps) => {
  const t = useWords(words)
  return (
    <>
      <Place form={form} gId={gId} onLocation={templates.toLocation} />
      <div data-side="page">
        <Section title={t('does')} collapsible={false}>
          <Stack gap="md">
            <PlacementField form={form} onChange={() => onOpen(null)} />
            {isHub(form.values) ? (
              <HubItems form={form} gId={gId} opened={opened} onOpen={onOpen} />
            ) : (
              <>
                <TypeChooser form={itemForm(form, 0)} gId={gId} pending={templates.pending} onChoose={templates.choose} />
                <Does form={itemForm(form, 0)} />
              </>
            )}
          </Stack>
        </Section>
      </div>
      <CodeFacetPanel form={form} gId={gId} />
      <div data-side="code">
        <Style form={form} brand={brand} />
      </div>
    </>
  )
}

const Place = ({ form, gId, onLocation }: Pick<PartsProps, 'form' | 'gId'> & { onLocation: (location: string) => void }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const locations = useCall(GetQrLocations, {}).data?.Locations ?? []
  const own = form.values.Location
  const options = locations.map(({ Name, DisplayText }) => ({ value: Name, label: DisplayText[language] }))
  const all = own && !locations.some(one => one.Name === own) ? [...options, { value: own, label: own }] : options
  return (
    <Section title={t('place')} collapsible={false}>
      <Stack gap="md">
        <div>
          <TextField of={form} name="QrName" label={t('name')} help={t('nameHelp')} maxLength={200} required />
          <SameName gId={gId} values={form.values} />
        </div>
        <FieldRow>
          <BuildingField of={form} name="BuildingId" label={t('building')} gId={gId} required />
          <SelectField of={form} name="Location" label={t('location')} options={all} onPick={next => onLocation(next ?? '')} required />
        </FieldRow>
        <FieldRow>
          <TextField of={form} name="Floor" label={t('floor')} maxLength={40} />
          <TextField of={form} name="Unit" label={t('unit')} maxLength={40} />
        </FieldRow>
        <TextAreaField of={form} name="InstallationNote" label={t('note')} help={t('noteHelp')} maxLength={1000} rows={2} />
      </Stack>
    </Section>
  )
}

const Does = ({ form }: { form: ItemForm }) => {
  const t = useWords(words)
  const { FunctionalityType } = form.values.Item
  // A draft has no type yet.
  const Panel = FunctionalityType ? findPanel(FunctionalityType) : null
  if (!Panel) return null
  return (
    <Suspense fallback={<Skeletons.Form fields={3} />}>
      <LocalizedField
        of={form}
        name="Item.Name"
        label={t('pageName')}
        help={t('pageNameHelp', { type: definitions[FunctionalityType].Label.en })}
        maxLength={200}
        required
      />
      <Panel form={panelForm(form)} />
      <RulesFields form={form} inHub={false} />
    </Suspense>
  )
}

const Style = ({ form, brand }: { form: SaveForm; brand: QrStyle | null }) => {
  const t = useWords(words)
  const reading = useContext(FieldMode) === 'read'
  const use = (style: QrStyle) => form.set('Style', style)
  return (
    <Section key={reading ? 'read' : 'edit'} title={t('style')} opened={!reading}>
      <StyleFields of={form} at="Style" />
      {!reading && (
        <Group gap="xs" mt="md">
          {brand && (
            <Button variant="default" size="xs" onClick={() => use(brand)}>
              {t('buildingStyle')}
            </Button>
          )}
          <Button variant="default" size="xs" onClick={() => use(defaultStyle)}>
            {t('standardStyle')}
          </Button>
        </Group>
      )}
    </Section>
  )
}
