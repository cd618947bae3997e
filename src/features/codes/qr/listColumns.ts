import { type DescribedList, describeColumns, labelAt } from '../../../core/listColumns.ts'
import type { Language } from '../../../core/words.ts'
import { entityTypes, locationLabel } from '../../property/entityTypes/model.ts'
import type { Definition } from '../functionalities/definition.ts'
import { definitionOf, definitionOfQrType, definitions } from '../functionalities/definitions.ts'
import { hubKinds, hubTypeOf } from '../functionalities/hubs.ts'
import { GetQrCodes } from './contract.ts'
import { blankType } from './life.ts'
import { lifeWords } from './lifeWords.ts'
import { Placement, type QrCodeRow } from './model.ts'
import { words } from './words.ts'

const column = describeColumns(GetQrCodes, words)

/** How a code is placed, in words. */
export const placementLabel = (type: string, language: Language): string =>
  Placement.options.some(one => one === type) ? labelAt(words, `placement.${type}`)[language] : type

/** What a code does, in words. */
export const qrTypeLabel = ({ QrType, FunctionalityType }: Pick<QrCodeRow, 'QrType' | 'FunctionalityType'>, language: Language): string =>
  QrType === blankType
    ? lifeWords[language].states.Blank
    : ((hubTypeOf(QrType) ?? definitionOfQrType(QrType) ?? definitionOf(FunctionalityType))?.Label[language] ?? QrType)

/** What a code may do, to choose one of it in a filter. */
export const qrTypeOptions = (language: Language): { value: string; label: string }[] => [
  ...[...Object.values<Definition>(definitions), ...hubKinds].map(one => ({ value: one.QrType, label: one.Label[language] })),
  { value: blankType, label: lifeWords[language].states.Blank },
]

const entityLabel = ({ EntityType }: QrCodeRow, language: Language): string =>
  entityTypes.find(one => one.Code === EntityType)?.Label[language] ?? EntityType

/** The columns of the list of codes, on its screen and in its files. */
export const qrCodeColumns: DescribedList<typeof GetQrCodes> = {
  call: GetQrCodes,
  columns: [
    column.text('Name', 'col.Name'),
    column.text('SignId', 'col.SignId'),
    column.said('Type', 'col.Type', (row, { language }) => placementLabel(row.Type, language)),
    column.said('QrType', 'col.QrType', (row, { language }) => qrTypeLabel(row, language)),
    column.said('Location', 'col.Location', (row, { language }) => locationLabel(row.Location, language)),
    column.text('Floor', 'col.Floor'),
    column.localized('BuildingName', 'col.BuildingName'),
    column.said('EntityType', 'col.EntityType', (row, { language }) => entityLabel(row, language)),
    column.date('ModifiedDate', 'col.ModifiedDate'),
    column.number('Scans30', 'col.Scans30', { decimals: 0 }),
    column.text('Address', 'col.Address'),
    column.text('Url', 'col.Url', { file: 'always' }),
  ],
}
