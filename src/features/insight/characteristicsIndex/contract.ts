import { Localized, read, text, uuid, z } from '../../../core/call.ts'
import { Texts } from '../../property/questionnaire/model.ts'
import { characteristicsDashboard } from './dashboard.ts'
import { PropertyCharacteristics } from './model.ts'

const { may } = characteristicsDashboard
/** Several, parted by commas. */
const several = () => z.optional(text(4000))

export const GetPropertyCharacteristics = read('PropertyCharacteristics/GetPropertyCharacteristics', {
  summary: 'What an industrial building is, section by section',
  scope: 'building',
  may,
  input: z.strictObject({ gId: uuid(), bId: uuid() }),
  output: PropertyCharacteristics,
})

export const GetCharacteristicsOptions = read('PropertyCharacteristics/GetCharacteristicsOptions', {
  summary: 'The questions, regions and buildings that the index is searched by; `text` narrows all three',
  scope: 'group',
  may,
  input: z.strictObject({ gId: uuid(), text: z.optional(text(100)) }),
  output: z.object({
    Questions: z.array(z.object({ Name: z.string(), FieldText: Texts, SectionName: Texts })),
    Regions: z.array(z.string()),
    Buildings: z.array(z.object({ BuildingId: uuid(), BuildingName: Localized() })),
  }),
})

export const SearchPropertyCharacteristics = read('PropertyCharacteristics/SearchPropertyCharacteristics', {
  summary: 'What the industrial buildings of an account are: all, one, or those with one of the given names or regions',
  scope: 'group',
  may,
  input: z.strictObject({ gId: uuid(), bId: z.optional(uuid()), names: several(), regions: several() }),
  output: z.object({ Rows: z.array(PropertyCharacteristics) }),
})
