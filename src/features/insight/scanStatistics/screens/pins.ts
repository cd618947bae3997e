import { nameIn } from '../../../../core/labels.ts'
import type { Language } from '../../../../core/words.ts'
import { cards } from '../../../../ui/dashboard/cards/cards.tsx'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { type Part, reading } from '../../../../ui/dashboard/part.ts'
import { table } from '../../../../ui/dashboard/table/table.tsx'
import { type Formats, useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { type At, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { GetPinActivity, GetPinActivityDetails } from '../contract.ts'
import { pinDashboard } from '../dashboard.ts'
import type { PinItem } from '../model.ts'
import { scanPages } from '../routes.ts'
import { words } from '../words.ts'
import { monthsOf, placeOf, type ScanTranslator, scanTerms, usePlaceFilters } from './shared.ts'

type PinAt = At<DashboardPlace, Record<never, never>>
type Drawing = Formats & { t: ScanTranslator; language: Language; at: PinAt }

/** The dashboard of sign-ins by PIN. */
export const dashboard: Dashboard<DashboardPlace, Record<never, never>> = {
  ...scanTerms,
  head: pinDashboard,
  narrowed: {},
  beside: scanPages,
  useShown: at => {
    const t = useWords(words)
    const [language] = useLanguage()
    const formats = useFormats()
    const drawing = { t, language, ...formats, at }
    return {
      title: t('titlePin'),
      lead: t('leadPin'),
      periodLabel: t('range'),
      besideLabel: t('views'),
      filters: usePlaceFilters(),
      main: mainOf(
        readPins(at),
        ({ Pins }) => (Pins.length > 0 ? null : { text: t('nothing'), hint: t('noPins') }),
        ({ Pins }) => Pins.reduce((total, one) => total + one.SignIns, 0),
      ),
      missing: t('missing'),
      failed: t('failed'),
      paperKind: t('paperKind'),
      parts: [totals(drawing), byType(drawing)],
    }
  },
}

const readPins = (at: PinAt) => reading(GetPinActivity, at.asked, { quiet: true })

const totals = ({ t, dateTime, at }: Drawing): Part =>
  figures({
    key: 'figures',
    onPaper: 'whole',
    from: readPins(at),
    of: out => {
      const rows = out?.Pins ?? []
      const last = Math.max(0, ...rows.map(one => one.LastDate))
      return {
        title: t('figures'),
        tiles: [
          { name: t('signIns'), figure: rows.reduce((sum, one) => sum + one.SignIns, 0), how: t('signInsHow') },
          { name: t('pinTypes'), figure: out ? rows.length : null, how: t('pinTypesHow') },
          { name: t('lastSignIn'), figure: last > 0 ? dateTime(last) : null, how: t('lastHow') },
        ],
      }
    },
  })

/** A card for each type of PIN; it opens its sign-ins by building and by month. */
const byType = (drawing: Drawing): Part => {
  const { t, dateTime, at } = drawing
  return cards({
    key: 'pins',
    onPaper: 'whole',
    from: readPins(at),
    rows: out => out?.Pins ?? [],
    of: () => ({
      title: t('pinTypes'),
      unit: t('signIns'),
      nameHead: t('pinType'),
      shareText: share => t('pinShare', { share }),
      idOf: row => row.Type,
      card: ({ Type, SignIns, BuildingCount, LastDate }) => ({
        name: nameOf(t, Type),
        aside: t('buildings', { n: BuildingCount }),
        count: SignIns,
        facts: [{ label: t('lastSignIn'), value: dateTime(LastDate) }],
      }),
      detail: ({ Type }) => ({
        title: t('pinDetails', { name: nameOf(t, Type) }),
        parts: [placesOf(drawing, Type), months(drawing, Type)],
      }),
      file: {
        [t('pinType')]: ({ Type }: PinItem) => nameOf(t, Type),
        [t('signIns')]: ({ SignIns }: PinItem) => SignIns,
        [t('byBuilding')]: ({ BuildingCount }: PinItem) => BuildingCount,
        [t('lastSignIn')]: ({ LastDate }: PinItem) => dateTime(LastDate),
      },
    }),
  })
}

const readDetails = (at: PinAt, type: string) => reading(GetPinActivityDetails, { ...placeOf(at), ...at.asked, type })

const placesOf = ({ t, number, dateTime, language, at }: Drawing, type: string): Part =>
  table({
    key: 'places',
    from: readDetails(at, type),
    of: out => ({
      title: t('byBuilding'),
      heads: [t('building'), t('signIns'), t('lastSignIn')],
      rows: (out?.Places ?? []).map(({ BuildingId, BuildingName, SignIns, LastDate }) => ({
        key: BuildingId,
        cells: [nameIn(BuildingName, language), number(SignIns), dateTime(LastDate)],
        values: [nameIn(BuildingName, language), SignIns, dateTime(LastDate)],
      })),
    }),
  })

const months = ({ t, language, at }: Drawing, type: string): Part => {
  const said = { t, language, title: t('pinTrend'), unit: t('signIns'), yLabel: t('signInsPerMonth') }
  return monthsOf('months', readDetails(at, type), said, out => out.Trend)
}

/** The name of a type of PIN; an unknown one is shown as it is. */
const nameOf = (t: ScanTranslator, type: string): string => {
  const names: Readonly<Record<string, string>> = {
    ChiefEngineer: t('pin.ChiefEngineer'),
    GM: t('pin.GM'),
    Cleaning: t('pin.Cleaning'),
    Security: t('pin.Security'),
    Supplier: t('pin.Supplier'),
    MobileEngineer: t('pin.MobileEngineer'),
  }
  return names[type] ?? type
}
