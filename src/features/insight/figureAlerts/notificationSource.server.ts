import { and, eq } from 'drizzle-orm'
import { formatsIn } from '../../../core/formats.ts'
import { wordsFor } from '../../../platform/words.ts'
import { entityTypeLabel } from '../../property/entityTypes/model.ts'
import type { NotificationSource } from '../../property/notifications/sources.server.ts'
import { figureAlert, figureAlertEvent } from './tables.ts'
import { words } from './words.ts'

/** A figure has fallen below the limit that somebody has set: told to them alone, in the ways that they have chosen. */
export const figureAlertSource: NotificationSource = {
  What: 'figureAlert',
  may: 'AnalyticsDashboards',
  read: async ({ tx, GroupId, SubjectId }) => {
    const [found] = await tx
      .select({ event: figureAlertEvent, alert: figureAlert })
      .from(figureAlertEvent)
      .innerJoin(figureAlert, and(eq(figureAlert.GroupId, figureAlertEvent.GroupId), eq(figureAlert.id, figureAlertEvent.AlertId)))
      .where(and(eq(figureAlertEvent.GroupId, GroupId), eq(figureAlertEvent.id, SubjectId)))
    if (!found?.alert.OnOff) return null
    const { UserId, Metric, EntityType, Below, Days } = found.alert
    const { BuildingId, Value, Count } = found.event
    return {
      Kind: 'FigureAlert',
      BuildingId,
      QrType: '',
      byDefault: false,
      own: [UserId],
      Meets: [],
      EntityType,
      CompanyName: '',
      Unit: '',
      Facts: { Metric, EntityType, Below, Days, Value, Count },
      Path: EntityType ? `/feedbackOverall/${BuildingId}/${EntityType}` : `/analyticsFeedback/${BuildingId}`,
    }
  },
  say: ({ Metric, EntityType, Below, Days, Value, Count }, language) => {
    const t = wordsFor(words, language)
    const number = (value: unknown) => formatsIn(language, 'UTC').number(Number(value), { maximumFractionDigits: 2 })
    const metric = t(`metrics.${Metric as 'CSAT'}`) // as the alert keeps it
    const place = EntityType ? ` · ${entityTypeLabel(String(EntityType), language)}` : ''
    return {
      Title: t('told', { metric: `${metric}${place}`, value: number(Value), below: number(Below) }),
      Text: t('toldMore', { n: Number(Count), days: Number(Days) }),
    }
  },
}
