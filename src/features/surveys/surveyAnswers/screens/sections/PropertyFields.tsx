import { EmailField, NumberField, PhoneField, SelectField, TextField, TimeField, UrlField } from '../../../../../ui/form/fields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { buildingTypes, propertyTypes } from '../../../../property/buildings/model.ts'
import { words } from '../../words.ts'
import type { SectionProps } from '../useSurveyForm.ts'
import { Grid } from './Grid.tsx'
import { RowCards } from './RowCards.tsx'

export const PropertyFields = ({ form }: SectionProps<'BasicPropertyInfo'>) => {
  const t = useWords(words)
  const at = 'BasicPropertyInfo'
  const several = form.values.BasicPropertyInfo.PropertyType === 'Multiple'
  return (
    <>
      <TextField of={form} name={`${at}.Name`} label={t('fields.Name')} maxLength={200} />
      <Grid>
        <SelectField
          of={form}
          name={`${at}.PropertyType`}
          label={t('fields.PropertyType')}
          options={propertyTypes.map(value => ({ value, label: t(`fields.${value}`) }))}
        />
        {several && <TextField of={form} name={`${at}.PropertyTag`} label={t('fields.PropertyTag')} maxLength={200} />}
        <SelectField of={form} name={`${at}.BuildingType`} label={t('fields.BuildingType')} options={buildingTypes} />
        <TextField of={form} name={`${at}.AddressLine1`} label={t('fields.AddressLine1')} maxLength={200} />
        <TextField of={form} name={`${at}.City`} label={t('fields.City')} maxLength={100} />
        <TextField of={form} name={`${at}.State`} label={t('fields.State')} maxLength={60} />
        <TextField of={form} name={`${at}.Zip`} label={t('fields.Zip')} maxLength={20} />
        <TextField of={form} name={`${at}.Country`} label={t('fields.Country')} maxLength={60} />
        <PhoneField of={form} name={`${at}.ContactPhoneNumber`} label={t('fields.Phone')} />
        <EmailField of={form} name={`${at}.ContactEmail`} label={t('fields.Email')} maxLength={254} />
        <UrlField of={form} name={`${at}.Website`} label={t('fields.Website')} />
        <NumberField of={form} name={`${at}.TotalSquareFeet`} label={t('fields.TotalSquareFeet')} min={0} />
      </Grid>
      <RowCards
        of={form}
        name={`${at}.Shifts`}
        label={t('fields.Shifts')}
        empty={t('fields.noShifts')}
        title={i => t('fields.shift', { n: i + 1 })}
        row={i => (
          <Grid>
            <TimeField of={form} name={`${at}.Shifts.${i}.Start`} label={t('fields.ShiftStart')} />
            <TimeField of={form} name={`${at}.Shifts.${i}.End`} label={t('fields.ShiftEnd')} />
          </Grid>
        )}
        add={t('fields.addShift')}
        next={() => ({ Start: '', End: '' })}
        most={3}
      />
    </>
  )
}
