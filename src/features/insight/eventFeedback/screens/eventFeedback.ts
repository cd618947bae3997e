import { useEffect } from 'react'
import { type Nouns, nouns } from '../../../../core/charts/nouns.ts'
import type { CellValue } from '../../../../core/listColumns.ts'
import { type Part, reading } from '../../../../ui/dashboard/part.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import { stars } from '../../../../ui/dashboard/stars/stars.tsx'
import { useStoredText } from '../../../../ui/kit/stored.ts'
import { useGo, useGoTo } from '../../../../ui/route.ts'
import { type Formats, type Translator, useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { requestPage } from '../../../codes/inbox/routes.ts'
import { type At, clockPlace, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { saidWords } from '../../feedback/saidWords.ts'
import { commentTable } from '../../feedback/screens/saidParts.ts'
import { GetEventComments, GetEventRatingSummary, GetEvents, GetRegistrants } from '../contract.ts'
import { eventFeedbackDashboard } from '../dashboard.ts'
import { mostComments } from '../model.ts'
import { words } from '../words.ts'

type EventAt = At<DashboardPlace, Record<never, never>>
type Drawing = Pick<Formats, 'dateTime' | 'date'> & {
  t: Translator<(typeof words)['en']>
  said: Translator<(typeof saidWords)['en']>
  noun: Nouns
}

/** Events a page [C-CONST-006]; heights in px. */
const PER_PAGE = 25
const [EVENTS, RATING, COMMENTS, PEOPLE] = [420, 220, 280, 460]

const listPath = '/analytics/dashboard/registrantList'

/** `registrantList`: the events of a building, or one of them. The chosen one is kept in the browser, by building. */
export const dashboard: Dashboard<DashboardPlace, Record<never, never>> = {
  ...clockPlace,
  head: eventFeedbackDashboard,
  period: 'now',
  narrowed: {},
  useShown: at => {
    const [t, said] = [useWords(words), useWords(saidWords)]
    const [language] = useLanguage()
    const { dateTime, date } = useFormats()
    const go = useGo()
    const { open, close, chosen } = useChosenEvent(at)
    const { gId, bId } = at
    const events = reading(GetEvents, bId ? { gId, bId } : null, { quiet: true })
    const event = events.use().data?.Events.find(one => one.acId === chosen)
    const drawing = { t, said, noun: nouns[language], dateTime, date }
    const asked = chosen ? { gId, eventId: chosen } : null
    const rating = reading(GetEventRatingSummary, asked, { quiet: true })
    return {
      title: eventFeedbackDashboard.title[language],
      lead: t('lead'),
      filters: [],
      main: chosen
        ? mainOf(rating, () => null)
        : mainOf(events, ({ Events }) => (Events.length > 0 ? null : { text: t('none'), hint: t('noneHint') })),
      missing: said('missingBuilding'),
      detail: chosen ? { title: event?.EventName ?? '', onBack: close } : undefined,
      parts: asked
        ? [
            eventRating(drawing, rating),
            commentTable(drawing, reading(GetEventComments, { ...asked, take: mostComments, skip: 0 }, { quiet: true }), {
              width: 7,
              height: COMMENTS,
              between: [{ head: t('person.name'), of: one => one.Name }],
              onPick: requestId => go(requestPage, { groupId: gId, requestId }),
            }),
            registrants(drawing, reading(GetRegistrants, asked, { quiet: true })),
          ]
        : [eventTable(drawing, events, open)],
    }
  },
}

/** The event of the address; where it names none, the one that was chosen last in this building. */
const useChosenEvent = ({ bId, params: { eventId } }: EventAt) => {
  const goTo = useGoTo()
  const [kept, keep] = useStoredText(bId ? `event-${bId}` : undefined)
  const opens = eventId === undefined && kept !== null
  useEffect(() => {
    if (opens) goTo(`${listPath}/${kept}`, { replace: true })
  }, [opens, kept, goTo])
  return {
    chosen: eventId ?? null,
    open: (id: string) => {
      keep(id)
      goTo(`${listPath}/${id}`)
    },
    close: () => {
      keep(null)
      goTo(listPath)
    },
  }
}

const dayCell = (day: string): CellValue => (day ? { day } : null)

const eventTable = ({ t }: Drawing, from: ReturnType<typeof readEvents>, open: (id: string) => void): Part =>
  ranked({
    key: 'events',
    onPaper: 'whole',
    from,
    of: out => ({
      data: {
        is: 'ranked',
        title: t('events'),
        columns: [
          { head: t('col.title') },
          { head: t('col.start') },
          { head: t('col.end') },
          { head: t('col.location') },
          { head: t('col.registrants'), numeric: true },
        ],
        rows: (out?.Events ?? []).map(one => ({
          key: one.acId,
          values: [one.EventName, dayCell(one.StartDate), dayCell(one.EndDate), one.EventLocation, one.ParticipantNumber],
        })),
      },
      subtitle: t('eventsHint'),
      height: EVENTS,
      perPage: PER_PAGE,
      onPick: open,
    }),
  })
const readEvents = (asked: { gId: string; bId: string }) => reading(GetEvents, asked)

const eventRating = ({ t, noun }: Drawing, from: ReturnType<typeof readRating>): Part =>
  stars({
    key: 'rating',
    width: 5,
    onPaper: 'half',
    from,
    of: out => ({
      title: t('rating'),
      subtitle: t('ratingHint'),
      average: out?.AverageScore ?? null,
      count: out?.Count ?? 0,
      buckets: out?.StarBuckets ?? [],
      columns: [
        { field: 'Score', header: noun.outOf5, shown: row => t('stars', { n: row.Score }) },
        { field: 'Count', header: noun.answers },
      ],
      height: RATING,
    }),
  })
const readRating = (asked: { gId: string; eventId: string }) => reading(GetEventRatingSummary, asked)

const registrants = ({ t }: Drawing, from: ReturnType<typeof readPeople>): Part =>
  ranked({
    key: 'registrants',
    onPaper: 'whole',
    from,
    of: out => ({
      data: {
        is: 'ranked',
        title: t('registrants'),
        columns: [
          { head: t('person.name') },
          { head: t('person.rating'), numeric: true, digits: 1 },
          { head: t('person.attended') },
          { head: t('person.phone') },
          { head: t('person.email') },
        ],
        rows: (out?.Registrants ?? []).map((one, at) => ({
          key: String(at),
          values: [one.Name, one.Score, t(one.Attended ? 'yes' : 'no'), one.PhoneNumber, one.Email],
        })),
      },
      subtitle: t('registrantsHint'),
      height: PEOPLE,
      perPage: PER_PAGE,
    }),
  })
const readPeople = (asked: { gId: string; eventId: string }) => reading(GetRegistrants, asked)
