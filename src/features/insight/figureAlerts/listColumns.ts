import { nameIn } from '../../../core/labels.ts'
import { type DescribedList, describeColumns } from '../../../core/listColumns.ts'
import { entityTypeLabel } from '../../property/entityTypes/model.ts'
import { GetFigureAlerts } from './contract.ts'
import { words } from './words.ts'

const alert = describeColumns(GetFigureAlerts, words)
export const alertColumns: DescribedList<typeof GetFigureAlerts> = {
  call: GetFigureAlerts,
  columns: [
    alert.said('Rule', 'rule', ({ Metric, Below, LeastN, Days, EntityType }, { language, phrase, formats }) => {
      const place = EntityType ? ` · ${entityTypeLabel(EntityType, language)}` : ''
      const metric = `${phrase(words, `metrics.${Metric}`)}${place}`
      return phrase(words, 'ruleOf', { metric, below: formats.number(Below, { maximumFractionDigits: 2 }), n: LeastN, days: Days })
    }),
    alert.said('BuildingName', 'building', ({ BuildingName }, { language, phrase }) =>
      BuildingName ? nameIn(BuildingName, language) : phrase(words, 'anyBuilding'),
    ),
    alert.said('State', 'state', ({ OnOff, PausedUntil, BelowNow }, { phrase, formats }) => {
      if (!OnOff) return phrase(words, 'off')
      if (PausedUntil !== null && PausedUntil > Date.now()) return phrase(words, 'pausedUntil', { day: formats.date(PausedUntil) })
      return phrase(words, 'belowNow', { n: BelowNow })
    }),
    alert.date('LastDate', 'lastTold'),
  ],
}
