import type { Output } from '../../../../core/call.ts'
import { type Nouns, nouns } from '../../../../core/charts/nouns.ts'
import { nameIn } from '../../../../core/labels.ts'
import type { CellValue } from '../../../../core/listColumns.ts'
import type { Language } from '../../../../core/words.ts'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { type Part, type Reading, reading } from '../../../../ui/dashboard/part.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import { useGoTo } from '../../../../ui/route.ts'
import type { UrlState } from '../../../../ui/urlState.ts'
import { type Translator, useLanguage, useWords } from '../../../../ui/words.tsx'
import { choiceTextIn } from '../../../base/fields/fieldType.ts'
import { questionOf } from '../../../property/questionnaire/rules.ts'
import { type At, clockPlace, type Dashboard, type DashboardPlace, type Filter, mainOf } from '../../dashboards/screens/dashboard.ts'
import { GetCharacteristicsOptions, SearchPropertyCharacteristics } from '../contract.ts'
import { characteristicsDashboard } from '../dashboard.ts'
import type { PropertyCharacteristics } from '../model.ts'
import { words } from '../words.ts'

const notNarrowed = { questions: [] as readonly string[], regions: [] as readonly string[], buildings: [] as readonly string[] }
type IndexAt = At<DashboardPlace, UrlState<typeof notNarrowed>>
type Rows = Output<typeof SearchPropertyCharacteristics>
type Drawing = { t: Translator<(typeof words)['en']>; noun: Nouns; language: Language; at: IndexAt; from: Reading<Rows> }

/** Height of a section's table in px. */
const SECTION = 320

/** `globalPropertyCharacteristicsIndex`: the industrial buildings of an account, a table for each section of questions. */
export const dashboard: Dashboard<DashboardPlace, typeof notNarrowed> = {
  ...clockPlace,
  head: characteristicsDashboard,
  period: 'now',
  narrowed: notNarrowed,
  useShown: at => {
    const t = useWords(words)
    const [language] = useLanguage()
    const goTo = useGoTo()
    const { gId, narrowed } = at
    const regions = narrowed.regions.join(',')
    const from = reading(SearchPropertyCharacteristics, { gId, ...(regions && { regions }) }, { quiet: true })
    const options = reading(GetCharacteristicsOptions, { gId }, { quiet: true }).use().data
    const sections = from.use().data?.Rows[0]?.Sections ?? []
    const drawing = { t, noun: nouns[language], language, at, from }
    return {
      title: characteristicsDashboard.title[language],
      lead: t('lead'),
      filters: filtersOf(drawing, options),
      main: mainOf(from, out => (shownRows(at, out).length > 0 ? null : { text: t('none'), hint: t('noneHint') })),
      missing: t('missing'),
      parts: [indexFigures(drawing), ...sections.map((_, place) => sectionTable(drawing, place, bId => goTo(`/propertyAdd/${bId}/10`)))],
    }
  },
}

const filtersOf = ({ t, noun, language, at }: Drawing, options: Output<typeof GetCharacteristicsOptions> | undefined): Filter[] => [
  {
    is: 'multi',
    label: noun.question,
    placeholder: t('allQuestions'),
    options: (options?.Questions ?? []).map(one => ({ id: one.Name, label: one.FieldText[language] })),
    values: at.narrowed.questions,
    onChange: questions => at.narrow({ questions }),
  },
  {
    is: 'multi',
    label: t('region'),
    placeholder: t('allRegions'),
    options: (options?.Regions ?? []).map(id => ({ id, label: id })),
    values: at.narrowed.regions,
    onChange: regions => at.narrow({ regions }),
  },
  {
    is: 'multi',
    label: noun.building,
    placeholder: t('allBuildings'),
    options: (options?.Buildings ?? []).map(one => ({ id: one.BuildingId, label: nameIn(one.BuildingName, language) })),
    values: at.narrowed.buildings,
    onChange: buildings => at.narrow({ buildings }),
  },
]

const shownRows = ({ narrowed: { buildings } }: IndexAt, out: Rows | undefined): readonly PropertyCharacteristics[] =>
  (out?.Rows ?? []).filter(one => buildings.length === 0 || buildings.includes(one.BuildingId))

const indexFigures = ({ t, noun, at, from }: Drawing): Part =>
  figures({
    key: 'figures',
    onPaper: 'whole',
    from,
    of: out => {
      const rows = shownRows(at, out)
      const ages = rows.flatMap(one => one.PropertyAge ?? [])
      const all = rows.flatMap(one => one.Sections.flatMap(({ Questions }) => Questions))
      return {
        title: t('figures'),
        tiles: [
          { name: noun.buildings, figure: out ? rows.length : null },
          { name: t('age'), figure: ages.length > 0 ? ages.reduce((sum, one) => sum + one, 0) / ages.length : null, digits: 0 },
          { name: t('multi'), figure: out ? rows.filter(one => one.MultiTenated === 'Yes').length : null },
          { name: t('answered'), figure: out ? all.filter(one => one.Value !== null).length : null },
        ],
      }
    },
  })

/** The questions of a section as columns, the buildings as rows. */
const sectionTable = ({ t, noun, language, at, from }: Drawing, place: number, onPick: (bId: string) => void): Part =>
  ranked({
    key: `section${place}`,
    onPaper: 'whole',
    from,
    of: out => {
      const rows = shownRows(at, out)
      const section = out?.Rows[0]?.Sections[place]
      const asked = new Map(rows.flatMap(one => (one.Sections[place]?.Questions ?? []).map(each => [each.Name, each.FieldText] as const)))
      const { questions } = at.narrowed
      const columns = [...asked].filter(([name]) => questions.length === 0 || questions.includes(name))
      return {
        data: {
          is: 'ranked',
          title: section?.SectionName[language] ?? '',
          columns: [{ head: noun.building }, ...columns.map(([, texts]) => ({ head: texts[language] }))],
          rows: columns.length === 0 ? [] : rows.map(one => rowOf(one, { place, names: columns.map(([name]) => name), language })),
        },
        subtitle: t('open'),
        height: SECTION,
        onPick,
      }
    },
  })

type RowTerms = { place: number; names: readonly string[]; language: Language }
const rowOf = ({ BuildingId, BuildingName, Sections }: PropertyCharacteristics, { place, names, language }: RowTerms) => {
  const values = new Map(Sections[place]?.Questions.map(one => [one.Name, one.Value]))
  return {
    key: BuildingId,
    values: [nameIn(BuildingName, language), ...names.map(name => cellOf(name, values.get(name) ?? null, language))],
  }
}

const cellOf = (
  name: string,
  value: PropertyCharacteristics['Sections'][number]['Questions'][number]['Value'],
  language: Language,
): CellValue => {
  const field = questionOf(name)
  if (value === null || !field) return null
  if (Array.isArray(value)) return value.map(one => choiceTextIn(field, one, language)).join(', ')
  if (typeof value === 'number') return field.Grouped === false ? String(value) : value
  return field.Choices.length > 0 ? choiceTextIn(field, value, language) : /^\d{4}-\d\d-\d\d$/.test(value) ? { day: value } : value
}
