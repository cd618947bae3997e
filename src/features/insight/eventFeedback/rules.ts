import type { Registrant } from './model.ts'

type Person = Pick<Registrant, 'Name' | 'Email' | 'PhoneNumber' | 'Score'> & { FunctionalityType: string }

const keyOf = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Whether a registration and an arrival are of one person: the same email, or where one of them has none, the same name. */
export const isSamePerson = (one: Pick<Person, 'Name' | 'Email'>, other: Pick<Person, 'Name' | 'Email'>): boolean => {
  const [email, otherEmail] = [keyOf(one.Email), keyOf(other.Email)]
  return email && otherEmail ? email === otherEmail : keyOf(one.Name) !== '' && keyOf(one.Name) === keyOf(other.Name)
}

/** Each person once, by name: who registered, whether they came, and who came without having registered. */
export const listRegistrants = (people: readonly Person[]): Registrant[] => {
  const byKey = new Map<string, Person[]>()
  for (const one of people.filter(({ FunctionalityType }) => FunctionalityType === 'CheckIn'))
    for (const key of new Set([`e ${keyOf(one.Email)}`, `n ${keyOf(one.Name)}`])) byKey.set(key, [...(byKey.get(key) ?? []), one])
  const came = new Set<Person>()
  const arrivalsOf = (one: Person) =>
    [...(byKey.get(`e ${keyOf(one.Email)}`) ?? []), ...(byKey.get(`n ${keyOf(one.Name)}`) ?? [])].filter(other => isSamePerson(one, other))
  const registered = people
    .filter(({ FunctionalityType }) => FunctionalityType !== 'CheckIn')
    .map(one => {
      const arrivals = arrivalsOf(one)
      for (const arrival of arrivals) came.add(arrival)
      return shown(one, arrivals.length > 0, one.Score ?? arrivals.find(other => other.Score !== null)?.Score ?? null)
    })
  const walkIns = people.filter(one => one.FunctionalityType === 'CheckIn' && !came.has(one)).map(one => shown(one, true, one.Score))
  return [...registered, ...walkIns].toSorted((a, b) => a.Name.localeCompare(b.Name))
}

const shown = ({ Name, Email, PhoneNumber }: Person, Attended: boolean, Score: number | null): Registrant => ({
  Score,
  Name,
  Attended,
  PhoneNumber,
  Email,
})

/** Mean of scores in halves of a star, and how many gave so many whole stars, five first. */
export const summarizeScores = (scores: readonly number[]) => ({
  AverageScore: scores.length === 0 ? null : Math.round((100 * scores.reduce((sum, one) => sum + one, 0)) / scores.length) / 100,
  Count: scores.length,
  StarBuckets: [5, 4, 3, 2, 1].map(Score => ({ Score, Count: scores.filter(one => Math.max(1, Math.round(one)) === Score).length })),
})
