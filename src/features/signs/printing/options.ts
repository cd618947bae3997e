import { listColors, materialOf, materials, notApplicable, orientations, signSizes } from '../artwork/materials.ts'
import { isTemplateId } from '../templates/rules.ts'
import { type PrintOption, type PrintTemplate, signColorNames } from './model.ts'

/** The location of a code that is shown on a screen: nothing of it is printed. */
export const digitalLocation = 'Digital QR'

const onMachines: readonly string[] = ['EquipmentInspection', 'AEDInspection', 'FireExtinguisherInspection', 'Inventory', 'LadderSafety']
const inRooms: readonly string[] = [
  'EventRegistration',
  'RoomRental',
  'TourCheckIn',
  'LeadCapture',
  'FieldMarketing',
  'Vacancy',
  'UpcomingEvent',
]
const openPlaces: readonly string[] = ['Lobby', 'Cafe', 'Fitness Center']

/** The print templates of a QR type: the first is the usual one. */
export const listPrintTemplates = (QrType: string): [PrintTemplate, ...PrintTemplate[]] => {
  const [first, ...others] = onMachines.includes(QrType)
    ? (['Machine', 'Large', 'Plain'] as const)
    : (['Standard', 'Large', 'Plain'] as const)
  const named = (Code: string): PrintTemplate => ({ Code, FileName: `${Code}.pdf` })
  return [named(first), ...others.map(named)]
}

type OptionRow = readonly [Material: string, Size: string, Orientation: string, Color: string, PrintTemplate: string]
const option = ([Material, Size, Orientation, Color, PrintTemplate]: OptionRow): PrintOption => ({
  Material,
  Size,
  Orientation,
  Color,
  PrintTemplate,
})

const machines: readonly OptionRow[] = [
  ['Vinyl decal', '3 × 3', 'Portrait', 'Light Gray', 'Machine'],
  ['Anodized tag', '2 × 2', 'Portrait', notApplicable, 'Machine'],
  ['Brushed aluminum', '4 × 4', 'Portrait', notApplicable, 'Machine'],
  ['Vinyl decal', '4 × 4', 'Portrait', 'Dark Blue', 'Large'],
]
const guides: readonly OptionRow[] = [
  ['80# Gloss', '8.5 × 11', 'Portrait', notApplicable, 'Standard'],
  ['3mm Sintra', '8.5 × 11', 'Portrait', 'Light Gray', 'Standard'],
  ['Foam board', '18 × 24', 'Portrait', 'Light Gray', 'Standard'],
]
const open: readonly OptionRow[] = [
  ['Acrylic', '8 × 10', 'Portrait', 'Light Blue', 'Standard'],
  ['3mm Sintra', '5 × 8', 'Landscape', 'Light Gray', 'Standard'],
  ['Table tent', '4 × 6', 'Portrait', 'Light Gray', 'Standard'],
  ['Retractable banner', '79 × 33.5', 'Portrait', 'Dark Blue', 'Large'],
]
const walls: readonly OptionRow[] = [
  ['3mm Sintra', '5 × 8', 'Landscape', 'Light Gray', 'Standard'],
  ['Acrylic', '8 × 10', 'Portrait', 'Dark Blue', 'Standard'],
  ['Vinyl decal', '4 × 4', 'Portrait', 'Light Gray', 'Large'],
  ['80# Gloss', '8.5 × 11', 'Portrait', notApplicable, 'Standard'],
  ['Window cling', '8 × 10', 'Portrait', 'Light Blue', 'Large'],
]

type SignPlace = { QrType: string; Location: string }

/** How signs of a code are best printed, the best practice first; none for a code that is shown on a screen. */
export const listPrintOptions = ({ QrType, Location }: SignPlace): PrintOption[] => {
  if (Location === digitalLocation) return []
  if (onMachines.includes(QrType)) return machines.map(option)
  if (QrType === 'InstallationHub') return guides.map(option)
  return (inRooms.includes(QrType) || openPlaces.includes(Location) ? open : walls).map(option)
}

const JOINT = '|'
/** The id of an option: its parts. */
export const settingIdOf = ({ Material, Size, Orientation, Color, PrintTemplate }: PrintOption): string =>
  [Material, Size, Orientation, Color, PrintTemplate].join(JOINT)

/** The option of an id; null where a part of it is nothing that is offered. */
export const optionOf = (SettingId: string): PrintOption | null => {
  const [Material = '', Size = '', Orientation = '', Color = '', PrintTemplate = '', ...more] = SettingId.split(JOINT)
  const known =
    more.length === 0 &&
    materialOf(Material) &&
    signSizes.includes(Size) &&
    orientations.some(one => one === Orientation) &&
    signColorNames.some(one => one === Color) &&
    (layoutCodes.includes(PrintTemplate) || isTemplateId(PrintTemplate))
  return known ? { Material, Size, Orientation, Color, PrintTemplate } : null
}
const layoutCodes: readonly string[] = ['Standard', 'Large', 'Machine', 'Plain']

/** What an option is called: `Acrylic, 8 × 10, Portrait`. */
export const nameOption = ({ Material, Size, Orientation, Color }: PrintOption): string =>
  [Material, `${Size} in`, Orientation, Color].filter(part => part !== notApplicable).join(', ')

export const surfaceOf = ({ Material }: Pick<PrintOption, 'Material'>) => {
  const found = materialOf(Material)
  return { Surface: found?.Surface ?? notApplicable, Substrate: found?.Substrate ?? notApplicable }
}

/** The filters of the alternatives; a filter without values is not set. */
export const alternativeFilters = ['Surface', 'Size', 'Substrate', 'Orientation', 'Color'] as const
export type AlternativeFilter = (typeof alternativeFilters)[number]
export type AlternativeChoice = Readonly<Partial<Record<AlternativeFilter, readonly string[] | undefined>>>

/** A template in which signs are offered; one of the account is for signs of its own orientation. */
type OfferedTemplate = { Code: string; Orientation?: string | undefined }

/** All options of a code, by material, in a template; as long as none is chosen, in the usual one of its type. */
export const listAlternatives = ({ QrType, Location }: SignPlace, chosen?: OfferedTemplate): PrintOption[] => {
  if (Location === digitalLocation) return []
  const { Code: PrintTemplate, Orientation: only }: OfferedTemplate = chosen ?? listPrintTemplates(QrType)[0]
  return materials.flatMap(({ Name: Material, Sizes }) =>
    Sizes.flatMap(Size =>
      waysOf(Size)
        .filter(way => only === undefined || way === only)
        .flatMap(Orientation => listColors(Material).map(Color => ({ Material, Size, Orientation, Color, PrintTemplate }))),
    ),
  )
}
// A square sign is the same both ways.
const waysOf = (Size: string): readonly string[] => {
  const [one, other] = Size.split(' × ')
  return one === other ? ['Portrait'] : orientations
}

/** Whether an option is one that the filters leave. */
export const matchesChoice = (one: PrintOption, choice: AlternativeChoice): boolean =>
  alternativeFilters.every(name => {
    const wanted = choice[name] ?? []
    return wanted.length === 0 || wanted.includes(valueIn(one, name))
  })
const valueIn = (one: PrintOption, name: AlternativeFilter): string => ({ ...one, ...surfaceOf(one) })[name]

/** The values of each filter among some options, sizes smallest first. */
export const listFilterValues = (options: readonly PrintOption[]): Record<AlternativeFilter, string[]> => {
  const values = (name: AlternativeFilter): string[] => [...new Set(options.map(one => valueIn(one, name)))]
  const Size = values('Size').toSorted((a, b) => signSizes.indexOf(a) - signSizes.indexOf(b))
  return { Surface: values('Surface'), Size, Substrate: values('Substrate'), Orientation: values('Orientation'), Color: values('Color') }
}
