import { member, noUrl } from '../../../../base/members/members.ts'
import { eventMembers, findEndProblems } from '../../eventMembers.ts'
import { telling } from './definition.ts'

const { EventName, EventLocation, EventDate, StartTime, EndTime, Content } = eventMembers

/** An event that is to come. */
export const upcomingEvent = telling({
  type: 'UpcomingEvent',
  Label: { en: 'Upcoming event', es: 'Próximo evento', fr: 'Événement à venir' },
  Purpose: {
    en: 'Tells of an event: what, where and when.',
    es: 'Informa de un evento: qué, dónde y cuándo.',
    fr: 'Annonce un événement : quoi, où et quand.',
  },
  Caption: { en: 'Tells of an event', es: 'Informa de un evento', fr: 'Annonce un événement' },
  Icon: 'calendar',
  QrType: 'UpcomingEvent',
  members: {
    EventName,
    EventLocation,
    EventDate,
    StartTime,
    EndTime,
    Content,
    Url: member.web({
      label: { en: 'Page with more about it', es: 'Página con más información', fr: 'Page pour en savoir plus' },
    }),
  },
  sample: {
    EventName: 'Harbor lunch concert',
    EventLocation: 'Atrium, floor 1',
    EventDate: Date.UTC(2027, 4, 20),
    StartTime: '12:00',
    EndTime: '13:30',
    Content: { en: 'The Seaport Trio plays. Bring your lunch.', es: 'Toca el Seaport Trio. Traiga su almuerzo.' },
    Url: noUrl,
  },
  rule: form => findEndProblems(form),
  page: (form, { say, own, day, times, today }) => ({
    heading: form.EventName,
    blocks: [
      ...(own(form.Content) ? [{ is: 'text', text: own(form.Content) } as const] : []),
      {
        is: 'facts',
        rows: [
          {
            label: say({ en: 'When', es: 'Cuándo', fr: 'Quand' }),
            value: [day(form.EventDate), times(form.StartTime, form.EndTime)].filter(Boolean).join(', '),
            ...(form.EventDate !== null && form.EventDate < today && { state: 'late' as const }),
          },
          { label: say({ en: 'Where', es: 'Dónde', fr: 'Où' }), value: form.EventLocation },
        ],
      },
      ...(form.EventDate !== null && form.EventDate < today
        ? [{ is: 'text', text: say({ en: 'This event is over.', es: 'Este evento ya pasó.', fr: 'Cet événement est passé.' }) } as const]
        : []),
      ...(form.Url.length > noUrl.length
        ? [
            {
              is: 'link',
              label: say({ en: 'More about it', es: 'Más información', fr: 'En savoir plus' }),
              href: form.Url,
              tap: 'more',
              picture: 'link',
              main: true,
            } as const,
          ]
        : []),
    ],
  }),
  taps: { more: 'More about it' },
})
