import { formatDay } from '../../../../../core/days.ts'
import type { Language } from '../../../../../core/words.ts'
import { safeUrl } from '../../../../../platform/safeUrl.ts'
import { isMovableType } from '../../../requests/bookings.ts'
import type { Code, CodeItem, Scannable } from '../../../scanPage/scannable.server.ts'
import { leadsElsewhere } from '../../alternate.ts'
import { shownField, takeAnswers } from '../../answering.server.ts'
import { shownTimes } from '../../shownTimes.server.ts'
import type { FieldOnlyDefinition } from './definition.ts'
import type { FieldOnlyContent } from './model.ts'
import { readTemplateFields } from './wire.ts'

/** The page of a field-only type: its fields, and the answers kept in rows under the version of the form that was answered. */
export const makeFieldOnly = (definition: FieldOnlyDefinition): Scannable<FieldOnlyContent> => {
  const fieldsIn = (form: CodeItem['Form']) => readTemplateFields(form.Fields)
  return {
    // A code that the form had when it was opened is no attack: `problems` says that the form has changed.
    leadsTo: form => (leadsElsewhere(form) ? safeUrl(form.ExternalUrl) : null),
    isField: name => /^Q\d{3,6}(\.\w{1,5})?$/.test(name),
    page: ({ code, item, language }) => ({
      view: 'fieldOnly',
      title: definition.Label[language],
      content: {
        ...headOf(definition, item.Form, language),
        fields: fieldsIn(item.Form).map(field => shownField(field, language)),
        ...takenIn(definition, code, item, language),
      },
    }),
    ...takeAnswers(definition, fieldsIn),
  }
}

/** Where the page asks what is taken on a day, and which field has the day; nothing where hours are not booked. */
const takenIn = ({ type }: FieldOnlyDefinition, { Address }: Code, item: CodeItem, language: Language) => {
  const day = isMovableType(type) ? readTemplateFields(item.Form.Fields).find(({ Means }) => Means === 'RentalDate') : undefined
  return day ? { taken: { field: day.Code, path: `/q/${Address}/taken?i=${item.id}&lang=${language}` } } : {}
}

/** What a page is about: the event or the room where its form names one, with place, day and times; else the type's own heading. */
const headOf = ({ Heading }: FieldOnlyDefinition, { EventName, EventLocation, ...form }: CodeItem['Form'], language: Language) => {
  const place = typeof EventLocation === 'string' ? EventLocation.trim() : ''
  if (typeof EventName !== 'string' || EventName.trim() === '') return { heading: Heading[language], lead: place }
  const day = typeof form.EventDate === 'number' ? formatDay(new Date(form.EventDate).toISOString().slice(0, 10), language) : ''
  const when = [day, shownTimes(form.StartTime, form.EndTime, language)].filter(Boolean).join(', ')
  return { heading: EventName.trim(), lead: [Heading[language], place, when].filter(Boolean).join(' · ') }
}
