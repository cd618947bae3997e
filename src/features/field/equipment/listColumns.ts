import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { locationLabel } from '../../property/entityTypes/model.ts'
import { GetEquipments, GetMechanicalSpaces, GetQuestionTemplates } from './contract.ts'
import { stopTypeLabels } from './equipmentTypes.ts'
import { toleranceText } from './rules.ts'
import { words } from './words.ts'

const one = describeColumns(GetEquipments, words)
const stopTypeLabel = (value: string, language: 'en' | 'es' | 'fr'): string =>
  Object.entries(stopTypeLabels).find(([key]) => key === value)?.[1][language] ?? value

/** The 22 columns of the library (document 2, 2.4), and the building where none is chosen. */
export const equipmentColumns: DescribedList<typeof GetEquipments> = {
  call: GetEquipments,
  columns: [
    one.text('SignId', 'col.SignId'),
    one.text('EquipmentName', 'col.EquipmentName'),
    one.said('TagType', 'col.TagType', (row, { language }) => row.TagTypeDisplayText?.[language] ?? 'N/A'),
    one.said('StopType', 'col.StopType', (row, { language }) => stopTypeLabel(row.StopType, language)),
    one.said('Type', 'col.Type', (row, { language }) => row.EquipmentTypeDisplayText[language]),
    one.said('IsLadder', 'col.IsLadder', (row, { phrase }) => phrase(words, row.IsLadder ? 'yes' : 'no')),
    one.said('Location', 'col.Location', (row, { language }) => locationLabel(row.Location, language)),
    one.text('MechanicalSpace', 'col.MechanicalSpace'),
    one.text('MechanicalSystem', 'col.MechanicalSystem'),
    one.text('Floor', 'col.Floor'),
    one.text('InstallationNote', 'col.InstallationNote'),
    one.text('SerialNo', 'col.SerialNo'),
    one.text('ManufacturerPartNumber', 'col.ManufacturerPartNumber'),
    one.day('ExpirationDate', 'col.ExpirationDate'),
    one.text('Manufacturer', 'col.Manufacturer'),
    one.text('ExtinguisherType', 'col.ExtinguisherType'),
    one.said(
      'Tolerance',
      'col.Tolerance',
      (row, { formats, phrase }) =>
        toleranceText(row, figure => formats.number(figure, { maximumFractionDigits: 6 }), phrase(words, 'to')) ?? 'N/A',
    ),
    one.text('IntegrationId', 'col.IntegrationId'),
    one.text('IntegrationType', 'col.IntegrationType'),
    one.text('PointingUrl', 'col.PointingUrl'),
    one.said('Photo', 'col.Photo', row => row.UploadFiles.map(({ Name }) => Name).join(', ')),
    one.said('Handbook', 'col.Handbook', row => row.Handbook?.Name ?? ''),
    one.localized('BuildingName', 'col.BuildingName'),
    one.date('CreatedDate', 'col.CreatedDate'),
  ],
}

const space = describeColumns(GetMechanicalSpaces, words)
export const spaceColumns: DescribedList<typeof GetMechanicalSpaces> = {
  call: GetMechanicalSpaces,
  columns: [
    space.text('SpaceName', 'spaces.name'),
    space.text('Floor', 'spaces.floor'),
    space.localized('BuildingName', 'spaces.building'),
    space.number('Equipment', 'spaces.equipment', { decimals: 0 }),
    space.text('Note', 'spaces.note'),
  ],
}

const template = describeColumns(GetQuestionTemplates, words)
export const templateColumns: DescribedList<typeof GetQuestionTemplates> = {
  call: GetQuestionTemplates,
  columns: [
    template.said('StopType', 'questions.stopType', (row, { language }) => stopTypeLabel(row.StopType, language)),
    template.said('EquipmentType', 'questions.type', (row, { language }) => row.EquipmentTypeDisplayText[language]),
    template.number('Questions', 'questions.count', { decimals: 0 }),
    template.number('Equipment', 'questions.equipment', { decimals: 0 }),
  ],
}
