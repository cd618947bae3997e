/**
 * How much a database holds. `answers` are spread evenly over the buildings from the third on; building 0 always has 10,000, and
 * building 1 has `busy`. Every account has one user, whose token is `tokenOf(account)`.
 */
export type Amount = {
  name: string
  accounts: number
  buildings: number
  codes: number
  answers: number
  busy: number
  contacts?: number
  sent?: number
  /** Each code is a piece of equipment, and there are 10,000 rounds. */
  pieces?: true
  /** Walks of the first rounds in a year, with a hundred readings each. */
  walks?: number
  /** So many buildings are the first account's, the others are spread evenly over the other accounts. */
  ofFirst?: number
  /** The types of codes that answers come by, in turn; feedback unless set. */
  types?: readonly string[]
  /** What visitors of every kind sent in two years, and check-ins of the front desk. */
  asked?: { requests: number; visits: number }
  /** Scans of a year, as sums of each code and day. */
  scans?: number
}
export const large: Amount = { name: 'large', accounts: 100, buildings: 2000, codes: 1_000_000, answers: 890_000, busy: 100_000 }
export const quick: Amount = { name: 'quick', accounts: 100, buildings: 200, codes: 100_000, answers: 60_000, busy: 30_000 }
/** One account with many buildings, each of its own region, market and address, and with many contacts; its user is a global one. */
export const portfolio: Amount = {
  name: 'portfolio',
  accounts: 1,
  buildings: 10_000,
  codes: 20_000,
  answers: 0,
  busy: 0,
  contacts: 100_000,
}
/** One account to which visitors have sent much: so many requests, and as many answers of feedback. */
export const inbox: Amount = { name: 'inbox', accounts: 1, buildings: 100, codes: 2000, answers: 0, busy: 0, sent: 1_000_000 }
/** One account whose 100,000 codes are its equipment; its user is a global one. */
export const equipment: Amount = { name: 'equipment', accounts: 1, buildings: 100, codes: 100_000, answers: 0, busy: 0, pieces: true }
const servedOf = (name: string, requests: number): Amount => ({
  name,
  accounts: 1,
  buildings: 1000,
  codes: 20_000,
  answers: 0,
  busy: 0,
  asked: { requests, visits: requests / 5 },
})
/** One account of 1,000 buildings with a million requests of every kind and 200,000 check-ins, and a tenth of them. */
export const [manyServed, fewServed] = [servedOf('many_served', 1_000_000), servedOf('few_served', 100_000)]
const walksOf = (name: string, walks: number): Amount => ({ ...equipment, name, codes: 20_000, walks })
/** One account of 100 buildings with a year of walks: ten million readings, and a tenth of them. */
export const [manyWalks, fewWalks] = [walksOf('many_walks', 100_000), walksOf('few_walks', 10_000)]
export const small: Amount = { name: 'small', accounts: 1, buildings: 1, codes: 500, answers: 0, busy: 0 }

const dashboards = (name: string, size: number): Amount => ({
  name,
  accounts: 100,
  buildings: 1990,
  ofFirst: 1000,
  codes: 19_900,
  answers: size - 10_000 - size / 100,
  busy: size / 100,
  types: ['Feedback', 'Feedback', 'BathroomService', 'MoveIn', 'Maintenance'],
  scans: size,
})
/** 100 accounts, the first of 1,000 buildings: ten million answers and as many scans, and a hundredth of them. */
export const [manyAnswers, fewAnswers, quickAnswers] = [
  dashboards('many_answers', 10_000_000),
  dashboards('few_answers', 100_000),
  dashboards('quick_answers', 1_000_000),
]
