import type { Comment } from '../../../../ui/kit/CommentList.tsx'
import type { PickerOption } from '../../../../ui/kit/Picker.tsx'
import type { CloudItem } from '../../../../ui/kit/WordCloud.tsx'

/** Sample values of the /kit page only. */
export const tenThousand: PickerOption[] = Array.from({ length: 10_000 }, (_, i) => ({
  id: `s${i}`,
  label: `Sign ${10_001 + i}`,
  ...(i % 3 === 0 && { detail: `Floor ${1 + (i % 40)}` }),
}))

export const buckets = [
  { Score: 5, Count: 412 },
  { Score: 4, Count: 188 },
  { Score: 3, Count: 64 },
  { Score: 2, Count: 21 },
  { Score: 1, Count: 35 },
]

const said =
  'clean lobby elevator friendly staff slow cold quick parking desk security bathroom warm noise light coffee response helpful maintenance water smell door package garden gym pool laundry roof broken fixed polite waiting temperature carpet window view safe stairs towel soap printer meeting room kitchen music signage visitor badge garage bike shuttle concierge delivery repair leak dust bright dark quiet loud modern dated spacious crowded welcoming thermostat ventilation housekeeping accessibility recycling landscaping renovation communication professionalism'
export const cloud: CloudItem[] = said.split(' ').map((Label, index) => ({
  Label,
  Value: Math.max(1, Math.round(90 / (1 + index * 0.35))),
  SentimentScore: [0.6, 0, -0.5, 0.4, 0.8, -0.2, 0][index % 7] ?? 0,
}))

export const comments: Comment[] = [
  {
    id: '1',
    text: 'The lobby is spotless and the desk staff knew my name on the second visit.',
    score: 5,
    date: '2026-11-18',
    name: 'Ana Ruiz',
    role: 'Tenant',
    place: 'Harbor Point, 12th floor',
    sentiment: 0.8,
  },
  {
    id: '2',
    text: 'Bathroom on 3 has been cold since Monday.\nSecond time that I write this.',
    score: 1.5,
    date: '2026-11-17',
    place: 'Harbor Point, 3rd floor',
    sentiment: -0.6,
  },
  { id: '3', text: 'Okay.', score: 3, date: '2026-11-15', name: 'Chris O’Neill-Vandermeersch', sentiment: 0 },
  {
    id: '4',
    text: 'Averyveryverylongwordwithoutanyspacesthatsomebodytypedonaphoneinthedarkandthatmustnotbreakthelayoutofthecardinanycircumstance',
    date: null,
  },
]

export const buildings: PickerOption[] = [
  { id: 'b1', label: 'Harbor Point', detail: '100 Quay St, Boston MA', group: 'Boston' },
  { id: 'b2', label: 'Harbor Point East', detail: '140 Quay St, Boston MA', group: 'Boston' },
  { id: 'b3', label: 'Mill Yard', detail: '8 Weaver Ln, Lowell MA', group: 'Lowell' },
  { id: 'b4', label: 'Édifice Saint-Laurent', detail: '1200 rue Notre-Dame, Montréal QC', group: 'Montréal' },
  {
    id: 'b5',
    label: 'The Residences at the Old Customs House and Maritime Exchange',
    detail: '1 Exchange Pl, Portland ME',
    group: 'Portland',
  },
  { id: 'b6', label: 'Closed building', detail: 'archived', group: 'Portland', disabled: true },
]
