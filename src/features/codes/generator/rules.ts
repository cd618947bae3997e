import { choiceHint, hints, lengthHint, misfit, rangeHint } from '../../../core/hints.ts'
import { fillMessage, messages, type Problem } from '../../../core/problem.ts'
import { qrLocations } from '../../property/entityTypes/model.ts'
import { notApplicable } from '../../signs/artwork/materials.ts'
import { mostSigns } from '../../signs/printing/model.ts'
import { type BuilderField, builderFields, longest, printChoices, printDefaults, type QrBuilder } from './model.ts'
import { findOwnTemplate, generatedType, listPrintTemplates, type OwnTemplate } from './qrTypes.ts'

export const generatorMessages = {
  areRequired: '{fields} are Required',
  needsForm: 'This QR type needs more than a row says. Make its code in the editor.',
} as const

/** The names of the fields that a row must have, as its message lists them (B-RULE-075). */
export const requiredFields = { QrName: 'QR name', Floor: 'Floor', Type: 'Location', QrType: 'QR type' } as const satisfies Partial<
  Record<BuilderField, string>
>
type RequiredField = keyof typeof requiredFields
const requiredNames = Object.keys(requiredFields) as RequiredField[] // an object's own keys

/** Whether a row is saved: only those with a name are (B-RULE-074). */
export const isSaved = ({ QrName }: QrBuilder): boolean => QrName.trim() !== ''

/** The templates that an account has beside the layouts; null where they are not known: then no name of a template is judged. */
type OwnTemplates = readonly OwnTemplate[] | null

/** What is wrong with a row that is saved; fields are those of the row. */
export const rowProblems = (row: QrBuilder, own: OwnTemplates = []): Problem[] => {
  const missing = requiredNames.filter(field => row[field].trim() === '')
  const Message = describeMissing(missing)
  return [...missing.map(Field => ({ Field, Message })), ...valueProblems(row, own)]
}

/** Problems of a row's values, saved or not. */
export const valueProblems = (row: QrBuilder, own: OwnTemplates = []): Problem[] => [
  ...lengthProblems(row),
  ...quantityProblems(row),
  ...choiceProblems(row),
  ...templateProblems(row, own),
]

/** What keeps a table from being saved: each row with a name is judged, and one must have it. Fields are `QrBuilders.3.Floor`. */
export const builderProblems = (rows: readonly QrBuilder[], own: OwnTemplates = []): Problem[] => {
  if (!rows.some(isSaved)) return [{ Field: 'QrBuilders', Message: describeMissing(requiredNames) }]
  return rows.flatMap((row, i) =>
    isSaved(row) ? rowProblems(row, own).map(problem => ({ ...problem, Field: `QrBuilders.${i}.${problem.Field}` })) : [],
  )
}

const describeMissing = (fields: readonly RequiredField[]): string =>
  fillMessage(generatorMessages.areRequired, { fields: fields.map(field => requiredFields[field]).join(', ') })

const lengthProblems = (row: QrBuilder): Problem[] =>
  builderFields
    .filter(field => field !== 'Quantity' && row[field].length > longest[field])
    .map(field => misfit(field, lengthHint(longest[field])))

const quantityProblems = ({ Quantity }: QrBuilder): Problem[] =>
  Quantity === '' || (/^\d{1,4}$/.test(Quantity) && Number(Quantity) > 0) ? [] : [misfit('Quantity', rangeHint(1, mostSigns))]

const choiceProblems = (row: QrBuilder): Problem[] => [
  ...(row.Type === '' || qrLocations.some(one => one.Name === row.Type) ? [] : [misfit('Type', hints.choice)]),
  ...(row.QrType === '' || generatedType(row.QrType) ? [] : [{ Field: 'QrType', Message: generatorMessages.needsForm }]),
  ...(Object.keys(printChoices) as (keyof typeof printChoices)[]) // an object's own keys
    .filter(field => row[field] !== '' && !printChoices[field].some(one => one === row[field]))
    .map(field => misfit(field, choiceHint(printChoices[field]))),
]

const templateProblems = ({ PrintTemplate, QrType, Type, Orientation }: QrBuilder, own: OwnTemplates): Problem[] => {
  const unknown = PrintTemplate !== '' && PrintTemplate !== notApplicable && generatedType(QrType)
  const offered = unknown ? listPrintTemplates(QrType, Type) : []
  if (own === null || offered.length === 0 || offered.some(one => one.Code === PrintTemplate)) return []
  const template = findOwnTemplate(own, PrintTemplate)
  if (!template) return [misfit('PrintTemplate', hints.choice)]
  const fits = template.Orientation === (Orientation || printDefaults.Orientation)
  return fits ? [] : [misfit('Orientation', choiceHint([template.Orientation]))]
}

/** Which type a reading of print templates is about: a known one, and a location where its template depends on one (B-RULE-020). */
export const templateInputProblems = ({
  qrType,
  location = '',
}: {
  qrType?: string | undefined
  location?: string | undefined
}): Problem[] => {
  if (qrType === undefined) return []
  const type = generatedType(qrType)
  if (!type) return [misfit('qrType', hints.choice)]
  return type.needsLocation && location.trim() === '' ? [{ Field: 'location', Message: messages.required }] : []
}
