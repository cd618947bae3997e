import { EmailField, NumberField, PhoneField, SelectField, TextField, TimeField, UrlField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { buildingTypes, propertyTypes } from '../../../../property/buildings/model.ts'
import { type MoreField, moreFields, moreInfo } from '../../../../property/buildings/sections/BasicInfo/model.ts'
import { words as buildingWords } from '../../../../property/propertyPage/sections/BasicInfo/words.ts'
import { Grid } from '../../screens/parts/Grid.tsx'
import { RowCards } from '../../screens/parts/RowCards.tsx'
import type { SectionProps } from '../../screens/useSurveyForm.ts'
import { words } from './words.ts'

export const Fields = ({ form }: SectionProps<'BasicPropertyInfo'>) => {
  const t = useWords(words)
  const tb = useWords(buildingWords)
  const at = 'BasicPropertyInfo'
  const several = form.values.BasicPropertyInfo.PropertyType === 'Multiple'
  const more = (field: MoreField) => {
    const longest = moreInfo[field]
    const common = { of: form, name: `${at}.${field}` as const, label: tb(field) }
    return longest === null ? <NumberField key={field} {...common} min={0} /> : <TextField key={field} {...common} maxLength={longest} />
  }
  return (
    <>
      <Grid>
        <TextField of={form} name={`${at}.Name`} label={tb('Name')} maxLength={200} />
        <TextField of={form} name={`${at}.SpanishName`} label={t('SpanishName')} maxLength={200} />
        <SelectField
          of={form}
          name={`${at}.PropertyType`}
          label={tb('PropertyType')}
          options={propertyTypes.map(value => ({ value, label: t(value) }))}
        />
        {several && <TextField of={form} name={`${at}.PropertyTag`} label={t('PropertyTag')} maxLength={200} />}
        <SelectField of={form} name={`${at}.BuildingType`} label={tb('BuildingType')} options={buildingTypes} />
      </Grid>
      <Grid>
        <TextField of={form} name={`${at}.AddressLine1`} label={tb('AddressLine1')} maxLength={200} />
        {more('AddressLine2')}
        <TextField of={form} name={`${at}.City`} label={tb('City')} maxLength={100} />
        <TextField of={form} name={`${at}.State`} label={tb('State')} maxLength={60} />
        <TextField of={form} name={`${at}.Zip`} label={tb('Zip')} maxLength={20} />
        <TextField of={form} name={`${at}.Country`} label={tb('Country')} maxLength={60} />
        <PhoneField of={form} name={`${at}.ContactPhoneNumber`} label={tb('ContactPhoneNumber')} />
        <EmailField of={form} name={`${at}.ContactEmail`} label={tb('ContactEmail')} maxLength={254} />
        <UrlField of={form} name={`${at}.Website`} label={tb('Website')} />
        <NumberField of={form} name={`${at}.TotalSquareFeet`} label={tb('TotalSquareFeet')} min={0} />
        {moreFields.filter(field => field !== 'AddressLine2').map(more)}
      </Grid>
      <RowCards
        of={form}
        name={`${at}.Shifts`}
        label={tb('shifts')}
        empty={t('noShifts')}
        title={i => t('shift', { n: i + 1 })}
        row={i => (
          <Grid>
            <TimeField of={form} name={`${at}.Shifts.${i}.Start`} label={t('ShiftStart')} />
            <TimeField of={form} name={`${at}.Shifts.${i}.End`} label={t('ShiftEnd')} />
          </Grid>
        )}
        add={t('addShift')}
        next={() => ({ Start: '', End: '' })}
        most={3}
      />
    </>
  )
}
