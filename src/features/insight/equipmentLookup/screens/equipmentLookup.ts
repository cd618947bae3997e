import { useState } from 'react'
import type { Output } from '../../../../core/call.ts'
import { nouns } from '../../../../core/charts/nouns.ts'
import type { Language } from '../../../../core/words.ts'
import { type Part, type Reading, reading } from '../../../../ui/dashboard/part.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import { href, useGoTo } from '../../../../ui/route.ts'
import { type Translator, useLanguage, useWords } from '../../../../ui/words.tsx'
import type { FilterCount } from '../../../field/equipment/model.ts'
import { equipmentPage } from '../../../field/equipment/routes.ts'
import { clockPlace, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { mostFound, SearchEquipment } from '../contract.ts'
import { equipmentLookupDashboard } from '../dashboard.ts'
import { words } from '../words.ts'

const notNarrowed = { text: '', type: '', floor: '' }
/** Height of the list in px. */
const LIST = 560

/** `/analytics/dashboard/equipmentLookup`: equipment of a building, found by a search; one opens its page. */
export const dashboard: Dashboard<DashboardPlace, typeof notNarrowed> = {
  ...clockPlace,
  head: equipmentLookupDashboard,
  period: 'now',
  narrowed: notNarrowed,
  useShown: ({ gId, bId, narrowed, narrow }) => {
    const t = useWords(words)
    const [language] = useLanguage()
    const goTo = useGoTo()
    const [typed, setTyped] = useState(narrowed.text)
    const { text, type, floor } = narrowed
    const asked = { gId, ...(text && { text }), ...(type && { type }), ...(floor && { floor }) }
    const from = reading(SearchEquipment, bId ? { ...asked, bId } : null, { quiet: true })
    const { data } = from.use()
    const options = (counts: readonly FilterCount[] = []) =>
      counts.map(({ Value, DisplayText, Count }) => ({ id: Value, label: `${DisplayText[language]} (${Count})` }))
    const choice = (
      label: string,
      placeholder: string,
      value: string,
      counts: readonly FilterCount[] | undefined,
      key: 'type' | 'floor',
    ) => ({
      is: 'choice' as const,
      label,
      placeholder,
      options: options(counts),
      value: value || null,
      standard: null,
      clearable: true as const,
      onChange: (id: string | null) => narrow({ [key]: id ?? '' }),
    })
    const noun = nouns[language]
    return {
      title: equipmentLookupDashboard.title[language],
      lead: equipmentLookupDashboard.lead[language],
      filters: [
        {
          is: 'search',
          label: t('search'),
          placeholder: t('searchHint'),
          value: typed,
          onChange: setTyped,
          onEnter: () => narrow({ text: typed.trim() }),
        },
        choice(noun.type, t('allTypes'), type, data?.Types, 'type'),
        choice(t('floor'), t('allFloors'), floor, data?.Floors, 'floor'),
      ],
      main: mainOf(from, out => (out.Found.length > 0 ? null : { text: t('none'), hint: t('noneHint') })),
      missing: t('missing'),
      parts: [foundList({ t, language, from }, qrId => bId && goTo(href(equipmentPage, { groupId: gId, bId, qrId })))],
    }
  },
}

type ListDrawing = { t: Translator<(typeof words)['en']>; language: Language; from: Reading<Output<typeof SearchEquipment>> }

/** What was found; one opens its page. */
const foundList = ({ t, language, from }: ListDrawing, onPick: (qrId: string) => void): Part =>
  ranked({
    key: 'found',
    onPaper: 'whole',
    from,
    of: out => ({
      data: {
        is: 'ranked',
        title: t('found'),
        columns: [
          { head: nouns[language].equipment },
          { head: nouns[language].type },
          { head: t('space') },
          { head: t('floor') },
          { head: t('signId') },
          { head: t('expires') },
        ],
        rows: (out?.Found ?? []).map(one => ({
          key: one.QrCodeId,
          values: [
            one.EquipmentName,
            one.EquipmentTypeDisplayText[language],
            one.MechanicalSpace || null,
            one.Floor || null,
            String(one.SignId),
            one.ExpirationDate && { day: one.ExpirationDate },
          ],
        })),
      },
      subtitle: out?.More ? t('openMany', { n: String(mostFound) }) : t('open'),
      height: LIST,
      onPick,
    }),
  })
