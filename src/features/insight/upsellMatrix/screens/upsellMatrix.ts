import { nouns } from '../../../../core/charts/nouns.ts'
import { reading } from '../../../../ui/dashboard/part.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { catalog, categories } from '../../../property/adoption/catalog.ts'
import { productStates } from '../../../property/adoption/model.ts'
import { clockPlace, type Dashboard, type DashboardPlace, type Filter, mainOf } from '../../dashboards/screens/dashboard.ts'
import { GetUpsellMatrix } from '../contract.ts'
import { upsellMatrixDashboard } from '../dashboard.ts'
import { words } from '../words.ts'
import { notesOfCell, notNarrowed, stateFigures, upsells } from './parts.ts'

/** `globalUpsellMatrix`: buildings by products; a cell opens its notes. */
export const dashboard: Dashboard<DashboardPlace, typeof notNarrowed> = {
  ...clockPlace,
  head: upsellMatrixDashboard,
  period: 'now',
  narrowed: notNarrowed,
  useShown: at => {
    const t = useWords(words)
    const [language] = useLanguage()
    const { dateTime } = useFormats()
    const from = reading(GetUpsellMatrix, at.asked && { gId: at.gId }, { quiet: true })
    const drawing = { t, noun: nouns[language], language, dateTime, at, from }
    const choice = (
      key: 'category' | 'state',
      label: string,
      placeholder: string,
      options: readonly { id: string; label: string }[],
    ): Filter => ({
      is: 'choice',
      label,
      placeholder,
      options,
      value: at.narrowed[key] || null,
      standard: null,
      onChange: id => at.narrow({ [key]: id ?? '' }),
      clearable: true,
    })
    return {
      title: upsellMatrixDashboard.title[language],
      lead: t('lead'),
      filters: [
        choice(
          'category',
          t('category'),
          t('anyCategory'),
          categories.map(id => ({ id, label: catalog[id].Text[language] })),
        ),
        choice(
          'state',
          t('state'),
          t('anyState'),
          productStates.map(id => ({ id, label: t(`states.${id}`) })),
        ),
      ],
      main: mainOf(from, ({ Rows }) => (Rows.length > 0 ? null : { text: t('none'), hint: t('noneHint') })),
      missing: t('missing'),
      parts: [stateFigures(drawing), upsells(drawing), notesOfCell(drawing)],
    }
  },
}
