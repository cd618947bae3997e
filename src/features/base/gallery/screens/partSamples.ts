import type { BarsData, BubblesData, GalleryData, MatrixData, RankedData, TextData, TrendData } from '../../../../core/charts/partData.ts'
import { token } from '../../../../core/colours.ts'
import { months, topics } from './monthSamples.ts'

/** Parts as plain data, of the /kit page only. */
export const stackedTopics: BarsData = {
  is: 'bars',
  title: 'Air temperature and elevators draw the complaints',
  head: 'Topic',
  layout: 'rows',
  stacked: true,
  series: [
    { label: 'Negative', colour: token('sentiment-negative') },
    { label: 'Positive', colour: token('sentiment-positive') },
  ],
  rows: [
    ...topics.map(({ topic, negative, positive }) => ({ text: topic, values: [negative, positive] })),
    { text: 'Garden', values: [1, 2], n: 3 },
  ],
  axis: 'Comments',
}

export const plainColumns: BarsData = {
  is: 'bars',
  title: 'Promoters overtook critics in May',
  head: 'Month',
  layout: 'columns',
  stacked: false,
  series: [{ label: 'NPS' }],
  rows: months.map(({ month }, at) => ({ text: month, values: [at === 3 ? null : at * 14 - 48], n: at === 1 ? 3 : 40, running: at === 7 })),
  axis: 'NPS',
}

export const pairedBars: BarsData = {
  is: 'bars',
  title: 'Every equipment type is more complete than at the start',
  head: 'Equipment type',
  layout: 'columns',
  stacked: false,
  series: [{ label: 'Baseline' }, { label: 'Current' }],
  rows: ['Boiler', 'Elevator', 'Pump', 'Chiller', 'Fan'].map((text, at) => ({ text, values: [40 + at * 8, 62 + at * 7] })),
  axis: 'Complete records, %',
  end: 100,
}

export const scoreTrend: TrendData = {
  is: 'trend',
  title: 'Ratings fell in March and recovered by May',
  head: 'Month',
  series: [{ label: 'Portfolio' }, { label: 'Lobby' }, { label: 'A year before', quiet: true }],
  rows: months.map(({ month, csat, lobby }, at) => ({ text: month, values: [csat, lobby, 3.8], n: at === 2 ? 4 : 90, running: at === 7 })),
  axis: 'Rating, out of 5',
  end: 5,
  counts: { label: 'Answers', axis: 'Answers', values: months.map(({ requests }) => requests) },
}

export const readingTrend: TrendData = {
  is: 'trend',
  title: 'The boiler left its tolerance twice',
  head: 'Day',
  zero: false,
  series: [{ label: 'Temperature' }],
  rows: Array.from({ length: 60 }, (_, at) => ({
    text: `${1 + Math.floor(at / 30)}/${1 + (at % 30)}`,
    values: [at === 22 ? null : Math.round((71 + 5 * Math.sin(at / 4) + (at % 7) * 0.4) * 10) / 10],
  })),
  axis: 'Temperature, °C',
  band: { label: 'In tolerance', ends: Array.from({ length: 60 }, () => [67, 76] as const) },
}

export const topicBubbles: BubblesData = {
  is: 'bubbles',
  title: 'Cleanliness and water temperature stand out',
  head: 'Topics of comments',
  bubbles: [
    { text: 'Cleanliness', negative: 6, n: 9 },
    { text: 'Soap and towels', negative: 3, n: 8 },
    { text: 'Smell', negative: 1, n: 1 },
    { text: 'Light', negative: 0, n: 4 },
    { text: 'Waiting', negative: 2, n: 7 },
    { text: 'Temperature of the water', negative: 9, n: 10 },
  ],
}

const places = [
  'Lobby',
  'Restroom',
  'Elevator',
  'Café',
  'Conference room',
  'Parking',
  'Fitness center',
  'Loading dock',
  'Front desk',
  'Garden',
  'Roof',
  'Tenant space',
]
const buildingName = (at: number): string => `${['Harbor Point', 'Mill Yard', 'Customs House', 'Édifice Saint-Laurent'][at % 4]} ${1 + at}`

export const heatMap: MatrixData = {
  is: 'matrix',
  look: 'heat',
  title: 'Restrooms are the weak spot of the portfolio',
  head: 'Building',
  columns: places,
  rows: Array.from({ length: 60 }, (_, row) => ({
    key: String(row),
    text: buildingName(row),
    cells: places.map((_place, column) => {
      const seed = (row * 7 + column * 13) % 47
      return seed === 0
        ? { value: null }
        : { value: Math.round((1 + ((seed * 11) % 41) / 10) * 10) / 10, n: seed % 9 === 0 ? 3 : 12 + seed }
    }),
  })),
}

export const compliance: MatrixData = {
  is: 'matrix',
  look: 'compliance',
  title: 'Two roofs are overdue',
  head: 'Building',
  columns: ['Fire', 'Elevator', 'Roof', 'Boiler', 'Backflow'],
  rows: Array.from({ length: 6 }, (_, row) => ({
    key: String(row),
    text: buildingName(row),
    cells: Array.from({ length: 5 }, (_cell, column) => ({
      state: (['Completed', 'Completed', 'Overdue', 'Upcoming', null] as const)[(row * 2 + column) % 5] ?? null,
    })),
  })),
}

export const upsells: MatrixData = {
  is: 'matrix',
  look: 'upsell',
  title: 'Rounds are the next step for most',
  head: 'Building',
  columns: ['QR codes', 'Rounds', 'Visitor log', 'Surveys'],
  rows: Array.from({ length: 5 }, (_, row) => ({
    key: String(row),
    text: buildingName(row),
    cells: Array.from({ length: 4 }, (_cell, column) => ({
      state: (['Active', 'Implementing', 'Interested', 'Never'] as const)[(row + column * 2) % 4] ?? null,
      ...(column === 1 && { note: 'asked in May' }),
    })),
  })),
}

export const ranking: RankedData = {
  is: 'ranked',
  title: 'Which buildings their visitors like best',
  columns: [
    { head: 'Building' },
    { head: 'CSAT', numeric: true },
    { head: 'NPS', numeric: true, digits: 0 },
    { head: 'Answered in 48 hours', numeric: true, digits: 0, percent: true },
    { head: 'Worst topic' },
  ],
  rows: Array.from({ length: 16 }, (_, row) => ({
    key: String(row),
    values: [
      buildingName(row),
      row === 9 ? null : 3 + ((row * 37) % 19) / 10,
      ((row * 53) % 120) - 40,
      ((row * 17) % 100) / 100,
      row % 3 === 0 ? null : 'Elevator',
    ],
    n: row === 9 ? 0 : row % 6 === 5 ? 3 : 20 + row * 7,
  })),
  rankedBy: 1,
  totals: [null, 4.01, 22, 0.61, null],
}

const square = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="${colour}"/><circle cx="2" cy="1.5" r="0.8" fill="white"/></svg>`)}`
export const pictures: GalleryData = {
  is: 'gallery',
  title: 'Pictures of failed points',
  pictures: ['teal', 'slategray', 'peru', 'indianred', 'seagreen'].map((colour, at) => ({
    id: colour,
    name: `Leak below the pump ${at + 1}`,
    address: square(colour),
    caption: `Harbor Point, floor ${at + 1}, 11/0${at + 1}/2026`,
  })),
}

export const summary: TextData = {
  is: 'text',
  title: 'What the figures say',
  paragraphs: [
    'The average score rose from 4.12 to 4.36 (n = 1,284). Restrooms are the only place below 3.',
    ['Restrooms: 2.8 (n = 96), 0.4 below the quarter before.', 'Elevators: 3.4 (n = 212), 37 of 55 comments are negative.'],
  ],
}
