import { Stack } from '@mantine/core'
import { countries, statesOf } from '../../../../../core/states.ts'
import {
  EmailField,
  LocalizedField,
  NumberField,
  PhoneField,
  SelectField,
  SwitchField,
  TextField,
  UrlField,
} from '../../../../../ui/form/fields.tsx'
import { FieldPairs, FieldPart } from '../../../../../ui/form/parts.tsx'
import { NotUsedYet } from '../../../../../ui/kit/NotUsedYet.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { propertyTypes } from '../../../buildings/model.ts'
import { useLabels } from '../../../buildings/screens/useLabels.ts'
import { changeCountry, changePropertyType } from '../../../buildings/sections/BasicInfo/rules.ts'
import type { FieldsProps } from '../../screens/basicInfoForm.ts'
import { SameName } from './SameName.tsx'
import { ShiftFields } from './ShiftFields.tsx'
import { TagField } from './TagField.tsx'
import { words } from './words.ts'

export const BasicInfoFields = ({ form, gId, bId }: FieldsProps) => (
  <Stack gap="xl">
    <Identity form={form} gId={gId} bId={bId ?? null} />
    <Address form={form} />
    <Contact form={form} />
    <Market form={form} />
    <Engineering form={form} />
  </Stack>
)

const Identity = ({ form, gId, bId = null }: FieldsProps) => {
  const t = useWords(words)
  const labels = useLabels()
  const setType = (type: string | null) =>
    form.set('BasicInfo', changePropertyType(form.values.BasicInfo, propertyTypes.find(one => one === type) ?? ''))
  return (
    <FieldPart title={t('groups.identity')}>
      <LocalizedField of={form} name="BasicInfo.Name" label={t('Name')} required maxLength={200} />
      <SameName gId={gId} bId={bId} name={form.values.BasicInfo.Name.en} />
      <LocalizedField of={form} name="BasicInfo.AccountName" label={t('AccountName')} maxLength={200} />
      <FieldPairs>
        <SelectField
          of={form}
          name="BasicInfo.PropertyType"
          label={t('PropertyType')}
          required
          options={labels.propertyTypes}
          help={t('typeHelp')}
          onPick={setType}
        />
        <TagField form={form} gId={gId} />
        <SelectField of={form} name="BasicInfo.BuildingType" label={t('BuildingType')} required options={labels.buildingTypes} />
        <TextField of={form} name="BasicInfo.Code" label={t('Code')} help={t('codeHelp')} maxLength={20} />
      </FieldPairs>
    </FieldPart>
  )
}

const Address = ({ form }: Pick<FieldsProps, 'form'>) => {
  const t = useWords(words)
  const countryOptions = countries.map(value => ({ value, label: t(`countries.${value}`) }))
  const stateOptions = statesOf(form.values.BasicInfo.Country).map(({ Code, Name }) => ({ value: Code, label: Name }))
  const setCountry = (country: string | null) => form.set('BasicInfo', changeCountry(form.values.BasicInfo, country ?? ''))
  return (
    <FieldPart title={t('groups.address')}>
      <FieldPairs>
        <SelectField of={form} name="BasicInfo.Country" label={t('Country')} required options={countryOptions} onPick={setCountry} />
        <SelectField
          of={form}
          name="BasicInfo.State"
          label={t('State')}
          required
          options={stateOptions}
          disabled={stateOptions.length === 0}
        />
        <TextField
          of={form}
          name="BasicInfo.AddressLine1"
          label={t('AddressLine1')}
          required
          maxLength={200}
          autoComplete="address-line1"
        />
        <TextField of={form} name="BasicInfo.AddressLine2" label={t('AddressLine2')} maxLength={200} autoComplete="address-line2" />
        <TextField of={form} name="BasicInfo.City" label={t('City')} required maxLength={100} autoComplete="address-level2" />
        <TextField of={form} name="BasicInfo.Zip" label={t('Zip')} required maxLength={10} autoComplete="postal-code" />
      </FieldPairs>
    </FieldPart>
  )
}

const Contact = ({ form }: Pick<FieldsProps, 'form'>) => {
  const t = useWords(words)
  return (
    <FieldPart title={t('groups.contact')}>
      <FieldPairs>
        <EmailField of={form} name="BasicInfo.ContactEmail" label={t('ContactEmail')} required maxLength={254} />
        <PhoneField of={form} name="BasicInfo.ContactPhoneNumber" label={t('ContactPhoneNumber')} />
        <UrlField of={form} name="BasicInfo.Website" label={t('Website')} maxLength={2000} />
      </FieldPairs>
    </FieldPart>
  )
}

const Market = ({ form }: Pick<FieldsProps, 'form'>) => {
  const t = useWords(words)
  return (
    <FieldPart title={t('groups.market')}>
      <FieldPairs>
        <NumberField of={form} name="BasicInfo.TotalSquareFeet" label={t('TotalSquareFeet')} required min={0} />
        <TextField of={form} name="BasicInfo.Region" label={t('Region')} maxLength={100} />
        <TextField of={form} name="BasicInfo.Market" label={t('Market')} maxLength={100} />
      </FieldPairs>
    </FieldPart>
  )
}

const Engineering = ({ form }: Pick<FieldsProps, 'form'>) => {
  const t = useWords(words)
  return (
    <FieldPart title={t('groups.engineering')}>
      <SwitchField of={form} name="BasicInfo.TrackScanData" label={t('TrackScanData')} help={t('trackHelp')} />
      <FieldPairs>
        <NumberField of={form} name="BasicInfo.PlannedEngineeringHours" label={t('PlannedEngineeringHours')} min={0} />
      </FieldPairs>
      <ShiftFields form={form} />
      <NotUsedYet of={t('engineeringPlan')} takesEffect={t('takesEffect')} />
    </FieldPart>
  )
}
